import type { LoteGuardado } from '@valija/contract/borradores.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sayHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { errorCode } from '@valija/palabras/error-code.ts'
import { inTransaction, type Tx } from '../../db/connection.ts'
import { codigosDe, holdEstancias } from '../../db/hold-estancias.ts'
import type { Deps } from '../../deps.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import type { Autor } from '../bitacora/write-bitacora.ts'
import { createLote } from '../lotes/create-lote.ts'
import { noteRechazos } from '../lotes/rechazos.ts'
import { hechosDe, judgeGuardado } from './judge-guardado.ts'
import type { BorradorJuzgado } from './juicio.ts'
import { type BorradorGuardado, type Dueno, loadBorrador, lockBorrador } from './load-borrador.ts'
import { tipoDe } from './tipos/tipo-de.ts'
import { announceBorrador } from './touch-borrador.ts'
import { assertNameAndPdfs, assertReadyForName } from './validate-lote.ts'

/** What must stand or fall with the new lote. */
type AlGuardar = (tx: Tx, lote: LoteGuardado) => Promise<void>

/**
 * Guardar: one transaction that judges the draft again from its stored bytes' header, under the policy of this day, and
 * makes the lote, with whatever else must stand or fall with it (`alGuardar`). Pressed twice it answers with the same lote. What was registered meanwhile is named; the rest stays.
 */
export async function saveLote(
  deps: Deps,
  actor: Autor,
  id: string,
  alGuardar: AlGuardar = async () => {},
): Promise<LoteGuardado> {
  const hoy = await deps.reloj.hoy()
  for (let intento = 1; ; intento++)
    try {
      return await inTransaction(deps.db, async (tx) => {
        const ya = await savedBefore(tx, actor, id)
        return ya ?? saveNow(deps, tx, actor, id, hoy, alGuardar)
      })
    } catch (error) {
      // Somebody registered one of the uuids, or this same draft, at this very moment: look again and say so.
      if (intento > 2 || errorCode(error) !== '23505') throw error
    }
}

async function saveNow(
  deps: Deps,
  tx: Tx,
  actor: Autor,
  id: string,
  hoy: Dia,
  alGuardar: AlGuardar,
): Promise<LoteGuardado> {
  // A second click waits here and then finds the lote of the first; what others register is read once they have.
  const suyo = await lockBorrador(tx, id)
  if (suyo) await tipoDe(suyo).lock(tx)
  const guardado = await loadBorrador(tx, actor, id).catch(async (error: unknown) => {
    const ya = await savedBefore(tx, actor, id)
    if (ya) return ya
    throw error
  })
  if (!('fila' in guardado)) return guardado
  const tipo = tipoDe(guardado.fila)
  const hechos = await hechosDe(tx, hoy, guardado)
  const juicio = judgeGuardado(guardado, hechos)
  if (guardado.fila.loteValidadoEn === null) throw refuse('pasoFaltaValidarLote')
  assertNothingChanged(juicio, actor)
  assertReadyForName(guardado, juicio)
  assertNameAndPdfs(guardado.fila, juicio)
  const { proveedor } = hechos
  if (!proveedor) throw refuse('pasoFaltaProveedor')
  const facturas = facturasDe(guardado, juicio)
  await tipo.assertLibres(
    tx,
    facturas.flatMap(({ renglones }) => renglones.map(({ bookingCode }) => bookingCode)),
  )
  const nombre = (guardado.fila.nombre ?? '').trim()
  await holdEstancias(tx, codigosDe(guardado.renglones))
  const lote = await createLote(deps, tx, actor, {
    borradorId: id,
    categoria: guardado.fila.categoria,
    rfcSinValidar: !hechos.rfcRegistrado,
    nombre,
    proveedor,
    layoutArchivoId: guardado.fila.layoutArchivoId,
    mensajeError: '1',
    facturas,
  })
  await tx.deleteFrom('borradores').where('id', '=', id).execute()
  // Another tab may still have it open.
  await announceBorrador(tx, guardado.fila)
  const guardada = {
    id: lote.id,
    nombre,
    facturas: facturas.length,
    reservas: lote.reservas,
    total: centavos(lote.total),
    moneda: lote.moneda,
  }
  await noteRechazos(tx, rechazosDe(juicio, lote.id, deps.reloj.ahora()))
  await tipo.alGuardar(deps, tx, actor, lote.id, juicio.facturas)
  await alGuardar(tx, guardada)
  return guardada
}

/** Those that are ready, each with its PDF and its rows of the layout. */
function facturasDe(guardado: BorradorGuardado, juicio: BorradorJuzgado) {
  const archivoDePdf = new Map(guardado.pdfs.map((pdf) => [pdf.id, pdf.archivoId]))
  return juicio.facturas.flatMap((f) => {
    const pdfArchivoId = f.pdfId === null ? undefined : archivoDePdf.get(f.pdfId)
    if (!f.lista || f.cabecera === null || pdfArchivoId === undefined) return []
    const numeros = new Set(f.layout?.renglones)
    return [
      {
        cabecera: f.cabecera,
        sat: f.sat,
        hallazgos: f.hallazgos,
        porRevisar: f.situacion === 'porRevisar',
        xmlArchivoId: f.archivoId,
        pdfArchivoId,
        renglones: guardado.renglones
          .filter((r) => numeros.has(r.numero))
          // The bookings of commissions carry no folio of their own.
          .map(({ ilegibles: _ilegibles, ivaVacio: _iva, ant: _ant, cfdiId: _cfdi, ...renglon }) => ({
            ...renglon,
            folio: renglon.folio || (f.cabecera?.serieFolio ?? ''),
          })),
      },
    ]
  })
}

/** Those that stay out, each with the first error that was found. */
function rechazosDe({ facturas }: BorradorJuzgado, loteId: number, creadoEn: Date) {
  return facturas.flatMap(({ lista, cabecera, nombre: archivo, hallazgos, layout }) => {
    const [grave] = [...hallazgos, ...(layout?.hallazgos ?? [])].filter(
      ({ severidad }) => severidad === 'error',
    )
    return lista || !grave
      ? []
      : [
          {
            loteId,
            factura: cabecera?.serieFolio || archivo,
            uuid: cabecera?.uuid ?? null,
            total: cabecera?.total ?? 0,
            moneda: cabecera?.moneda ?? 'MXN',
            causa: grave,
            creadoEn,
          },
        ]
  })
}

/** What passed when the lote was validated and no longer does: registered by somebody else, cancelled, past the cut-off. */
function assertNothingChanged({ facturas }: BorradorJuzgado, { rol }: Dueno): void {
  const cambiadas = facturas.filter(({ ant, lista }) => ant !== null && !ant.falla && !ant.fuera && !lista)
  if (cambiadas.length === 0) return
  const registradas = cambiadas.filter(({ situacion }) => situacion === 'repetida')
  const detalles = cambiadas.map(({ cabecera, nombre, hallazgos, layout }) => ({
    campo: cabecera?.uuid ?? nombre,
    mensaje: [
      nombre,
      ...sayHallazgos([...hallazgos, ...(layout?.hallazgos ?? [])], lectorDe(rol))
        .filter((h) => h.severidad === 'error')
        .map((h) => h.titulo),
    ].join(' · '),
  }))
  const titulo = message('guardarFalloTitulo')
  throw registradas.length === cambiadas.length
    ? refuseWith(
        'facturasRegistradasMientras',
        message('facturasRegistradasMientras', { n: registradas.length }),
        { titulo, detalles },
      )
    : refuseWith('loteCambioMientras', message('loteCambioMientras'), { titulo, detalles })
}

async function savedBefore(tx: Tx, actor: Autor, borradorId: string): Promise<LoteGuardado | undefined> {
  const lote = await tx
    .selectFrom('lotes')
    .select(['id', 'nombre', 'numFacturas', 'numReservas', 'total', 'moneda'])
    .where('borradorId', '=', borradorId)
    .where('creadorId', 'is not distinct from', actor.usuarioId)
    .executeTakeFirst()
  return (
    lote && {
      id: lote.id,
      nombre: lote.nombre,
      facturas: lote.numFacturas,
      reservas: lote.numReservas,
      total: centavos(lote.total),
      moneda: lote.moneda,
    }
  )
}
