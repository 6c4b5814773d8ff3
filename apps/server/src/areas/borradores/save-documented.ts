import { randomUUID } from 'node:crypto'
import { type CargaRespuesta, type LoteGuardado, maximos } from '@valija/contract/borradores.ts'
import type { guardarLoteEntrada } from '@valija/contract/facturas-documentadas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import { foldHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import type { z } from 'zod'
import { inTransaction } from '../../db/connection.ts'
import { codigosDe, holdEstancias } from '../../db/hold-estancias.ts'
import { jsonb } from '../../db/jsonb.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { xmlDe } from '../facturas/documented-checks.ts'
import { ownFile, ownFileBytes } from '../facturas/uploaded-files.ts'
import { askAntNow, askSatNow } from './ask-now.ts'
import { assertHotel } from './assert-hotel.ts'
import { chooseProveedor, createBorrador, deleteBorrador, nameBorrador } from './change-borrador.ts'
import { loadJuzgado } from './judge-guardado.ts'
import type { MotivoReservas } from './load-borrador.ts'
import { uploadPdfs } from './pdfs.ts'
import { saveLote } from './save-lote.ts'
import { uploadCfdis } from './upload-cfdis.ts'
import { validateFacturas } from './validate-facturas.ts'
import { validateLayout, validateLote } from './validate-lote.ts'
import { validateReservas } from './validate-reservas.ts'

type Entrada = z.output<typeof guardarLoteEntrada>

/**
 * POST save batch, the documented body in one call: it walks the same steps as the screen, over a draft of its own, so
 * that it is judged by the same rules. All or nothing: one factura that does not pass leaves no lote and says why.
 */
export async function saveDocumentedLote(deps: Deps, actor: Actor, entrada: Entrada): Promise<LoteGuardado> {
  if (entrada.dataFactura.length > maximos.archivosXml)
    throw refuse('demasiadasFacturas', { limite: maximos.archivosXml })
  const renglones = entrada.dataFactura.reduce((n, { dataReserva }) => n + dataReserva.length, 0)
  if (renglones > maximos.renglones) throw refuse('layoutDemasiadoGrande')
  const id = randomUUID()
  await createBorrador(deps, actor, id)
  try {
    const cfdis = await putFacturas(deps, actor, id, entrada)
    await chooseProveedor(deps, actor, id, entrada.proveedor)
    await validateFacturas(deps, actor, id)
    await askSatNow(deps, id)
    await putRenglones(deps, id, entrada, cfdis)
    await leaveOpen(deps, id)
    await validateReservas(deps, actor, id)
    await askAntNow(deps, actor, id)
    await validateLayout(deps, actor, id)
    await nameBorrador(deps, actor, id, entrada.nombre)
    await assertAllPass(deps, actor, id)
    await validateLote(deps, actor, id)
    return await saveLote(deps, actor, id, assertHotel(actor))
  } catch (error) {
    await deleteBorrador(deps, actor, id).catch(() => {})
    throw error
  }
}

async function putFacturas(deps: Deps, actor: Actor, id: string, { dataFactura }: Entrada) {
  const ids: (string | null)[] = []
  for (const [i, factura] of dataFactura.entries()) {
    const bytes = await xmlDe(deps, actor, factura)
    const nombre = `factura-${i + 1}`
    const { archivos } = await uploadCfdis(deps, actor, id, [{ nombre: `${nombre}.xml`, bytes }], {
      desde: i,
    })
    assertTaken(archivos, i)
    const cfdiId = archivos[0]?.id ?? null
    ids.push(cfdiId)
    const pdf = await ownFile(deps, actor, factura.urlpdf)
    const hechos = await uploadPdfs(
      deps,
      actor,
      id,
      [{ nombre: pdf.nombre.replace(/(\.pdf)?$/i, '.pdf'), bytes: await ownFileBytes(deps, actor, pdf.id) }],
      { desde: i, cfdiId },
    )
    assertTaken(hechos.archivos, i)
  }
  return ids
}

/** All or nothing: a file that is not taken is not left out of the lote, it is why there is none. */
function assertTaken(archivos: CargaRespuesta['archivos'], i: number): void {
  const fuera = archivos.filter(({ motivo }) => motivo !== null)
  if (fuera.length === 0) return
  throw refuseWith('facturasNoPasan', message('facturasNoPasan', { n: 1 }), {
    titulo: message('guardarFalloTitulo'),
    detalles: fuera.map(({ nombre, motivo }) => ({
      campo: `dataFactura[${i}]`,
      mensaje: `${nombre}: ${motivo}`,
    })),
  })
}

/** The body has no field for a reason: a booking already billed is saved open, and no machine goes further with it. */
const leaveOpen = (deps: Deps, id: string): Promise<unknown> =>
  deps.db
    .updateTable('borradorCfdis')
    .set({ motivoReservas: jsonb({ motivo: '', claves: null } satisfies MotivoReservas) })
    .where('borradorId', '=', id)
    .execute()

/** The bookings as the body ties them: the folio of each row is that of its own invoice. */
async function putRenglones(deps: Deps, id: string, { dataFactura }: Entrada, cfdis: (string | null)[]) {
  const filas = await deps.db
    .selectFrom('borradorCfdis')
    .select(['id', 'cfdi'])
    .where('borradorId', '=', id)
    .execute()
  const folioDe = new Map(
    filas.map((fila) => [fila.id, (fila.cfdi as { serieFolio?: string } | null)?.serieFolio ?? '']),
  )
  const renglones = dataFactura.flatMap(({ dataReserva }, i) =>
    dataReserva.map((reserva) => ({ ...reserva, folio: folioDe.get(cfdis[i] ?? '') || reserva.folio })),
  )
  const filasNuevas = renglones.map((renglon, i) => ({
    ...renglon,
    borradorId: id,
    numero: i + 2,
    motivos: jsonb([]),
    ant: null,
  }))
  await inTransaction(deps.db, async (tx) => {
    await holdEstancias(tx, codigosDe(filasNuevas))
    // A statement takes so many values and no more.
    for (let i = 0; i < filasNuevas.length; i += 1000)
      await tx
        .insertInto('borradorRenglones')
        .values(filasNuevas.slice(i, i + 1000))
        .execute()
  })
}

async function assertAllPass(deps: Deps, actor: Actor, id: string): Promise<void> {
  const { juicio } = await loadJuzgado(deps.db, await deps.reloj.hoy(), actor, id)
  const malas = juicio.facturas.filter(({ lista }) => !lista)
  if (malas.length === 0) return
  const detalles = malas.flatMap((f) =>
    foldHallazgos([...f.hallazgos, ...(f.layout?.hallazgos ?? [])], lectorDe(actor.rol))
      .filter(({ severidad }) => severidad === 'error')
      .map((h) => ({
        campo: f.cabecera?.uuid ?? f.nombre,
        mensaje: [h.lugar, h.titulo, h.encontrado, h.esperado, h.otros && t.otrosLugares({ n: h.otros })]
          .filter(Boolean)
          .join(' · '),
      })),
  )
  throw refuseWith('facturasNoPasan', message('facturasNoPasan', { n: malas.length }), {
    titulo: message('guardarFalloTitulo'),
    detalles,
  })
}
