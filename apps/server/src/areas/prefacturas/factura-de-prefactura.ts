import { randomUUID } from 'node:crypto'
import { continua } from '@valija/contract/facturas.ts'
import { lectorDe } from '@valija/contract/messages/remedios-cfdi.ts'
import { message } from '@valija/contract/messages.ts'
import type { FacturaDePrefactura } from '@valija/contract/prefacturas.ts'
import { foldHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { compararHoja } from '@valija/domain/comisiones/hoja.ts'
import { mezclaClasesRfc } from '@valija/domain/comisiones/total-esperado.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { assertCabeBorrador } from '../../http/cuota.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { refuse, refuseWith } from '../../refuse.ts'
import { avisosExternosDeComision } from '../borradores/avisos-externos-comision.ts'
import { borradorVacio } from '../borradores/borrador-vacio.ts'
import { loadJuzgado } from '../borradores/judge-guardado.ts'
import { loadBorrador } from '../borradores/load-borrador.ts'
import { uploadPdfs } from '../borradores/pdfs.ts'
import { describePdf } from '../borradores/read-borrador.ts'
import { touchBorrador } from '../borradores/touch-borrador.ts'
import { uploadCfdis } from '../borradores/upload-cfdis.ts'
import { validateFacturas } from '../borradores/validate-facturas.ts'
import { validateReservas } from '../borradores/validate-reservas.ts'
import { renglonDeReserva } from '../comisiones/renglon-de-reserva.ts'
import { readXmls } from '../facturas/read-xmls.ts'
import { readAnterior, swapAnterior } from './factura-anterior.ts'
import { lockDraftOf, readPreReservas, requirePrefactura } from './list-prefacturas.ts'
import { readPrefactura } from './read-prefactura.ts'

type Pre = Awaited<ReturnType<typeof readPreReservas>>[number]

/** The draft of a pre-invoice's invoice; whoever of the agency works on it takes it over. */
export async function openDraft(deps: Deps, actor: Actor, id: number): Promise<string> {
  return inTransaction(deps.db, async (tx) => {
    await lockDraftOf(tx, id)
    const prefactura = await requirePrefactura(tx, actor, id)
    const ahora = deps.reloj.ahora()
    const ya = await tx
      .updateTable('borradores')
      .set({ creadorId: actor.usuarioId, creador: actor.correo, actualizadoEn: ahora })
      .where('prefacturaId', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (ya) return ya.id
    await assertCabeBorrador(deps, tx, actor.usuarioId)
    const borradorId = randomUUID()
    await tx
      .insertInto('borradores')
      .values({
        id: borradorId,
        categoria: 'Comisionista',
        creadorId: actor.usuarioId,
        creador: actor.correo,
        ...borradorVacio(ahora),
        proveedorId: prefactura.comisionistaId,
        prefacturaId: id,
        // The rows are the pre-invoice's own: there is no layout to look at.
        layoutValidadoEn: ahora,
      })
      .execute()
    await copyReservas(tx, borradorId, await readPreReservas(tx, id))
    return borradorId
  })
}

/** Thousands of bookings in one statement: laid out value by value they would take most of the upload's time. */
async function copyReservas(tx: Tx, borradorId: string, reservas: readonly Pre[]): Promise<void> {
  const filas = reservas.map(({ bookingCode, total }, i) => ({
    ...renglonDeReserva(bookingCode, total),
    numero: i + 1,
  }))
  await sql`insert into borrador_renglones
      (borrador_id, numero, folio, booking_code, base, iva, otros_impuestos, propinas, total_reserva)
    select ${borradorId}::uuid, x.* from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as x(numero int, folio text, "bookingCode" text, base bigint, iva bigint, "otrosImpuestos" bigint,
        propinas bigint, "totalReserva" bigint)`.execute(tx)
}

/** 'Ingresa factura': one XML, judged from its stored bytes; a new one takes the place of the one before. */
export async function putFactura(
  deps: Deps,
  actor: Actor,
  id: number,
  archivos: readonly ArchivoRecibido[],
): Promise<FacturaDePrefactura> {
  await requirePrefactura(deps.db, actor, id)
  if (archivos.length > 1) {
    const xmls = await readXmls(deps, actor.usuarioId, archivos)
    const emisores = xmls.flatMap((xml) => xml?.cabecera?.emisor ?? [])
    throw refuse(mezclaClasesRfc(emisores) ? 'ambosRegimenes' : 'soloUnaFactura')
  }
  const borradorId = await openDraft(deps, actor, id)
  const carga = await uploadCfdis(deps, actor, borradorId, archivos)
  const [hecho] = carga.archivos
  if (hecho?.codigo === 'ilegibleNoReemplaza') throw refuse(hecho.codigo)
  if (hecho?.codigo === 'facturaNoReemplazada') throw refuseWith(hecho.codigo, hecho.motivo ?? '')
  if (!hecho || hecho.id === null)
    throw refuseWith('archivoNoPermitido', hecho?.motivo ?? message('archivoVacio'), {
      titulo: hecho?.nombre ?? '',
    })
  await verify(deps, actor, borradorId)
  return readFactura(deps, actor, id)
}

/**
 * The SAT by its job; ANT, too, once the document itself passes. Both answer live. What they said of the same bytes
 * before does not count: they are asked again.
 */
async function verify(deps: Deps, actor: Actor, borradorId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    // The draft first, as whoever changes its invoices: two presses at once would each hold what the other must change.
    await touchBorrador(deps, tx, actor, borradorId)
    await tx
      .updateTable('borradorCfdis')
      .set({ sat: null, ant: null })
      .where('borradorId', '=', borradorId)
      .execute()
  })
  await validateFacturas(deps, actor, borradorId)
  await validateReservas(deps, actor, borradorId)
}

/** What took its place was the wrong one: the invoice before comes back, and is asked about again. */
export async function restoreFactura(
  deps: Deps,
  actor: Actor,
  id: number,
  vuelve: string,
): Promise<FacturaDePrefactura> {
  const borradorId = await openDraft(deps, actor, id)
  const hoy = await deps.reloj.hoy()
  await inTransaction(deps.db, (tx) => swapAnterior(deps, tx, actor, borradorId, { hoy, vuelve }))
  await verify(deps, actor, borradorId)
  return readFactura(deps, actor, id)
}

export async function verifyFactura(deps: Deps, actor: Actor, id: number): Promise<FacturaDePrefactura> {
  const borradorId = await openDraft(deps, actor, id)
  await verify(deps, actor, borradorId)
  return readFactura(deps, actor, id)
}

export async function putPdf(
  deps: Deps,
  actor: Actor,
  id: number,
  archivo: ArchivoRecibido,
): Promise<FacturaDePrefactura> {
  const borradorId = await openDraft(deps, actor, id)
  const { cfdis } = await loadBorrador(deps.db, actor, borradorId)
  const cfdi = cfdis.at(-1)
  if (!cfdi) throw refuse('prefacturaSinFactura')
  const { archivos } = await uploadPdfs(deps, actor, borradorId, [archivo], { desde: null, cfdiId: cfdi.id })
  const motivo = archivos[0]?.motivo
  if (motivo) throw refuseWith('archivoNoPermitido', motivo, { titulo: archivo.nombre })
  return readFactura(deps, actor, id)
}

/** The invoice judged as of now, with the sheet to the centavo. */
export async function readFactura(deps: Deps, actor: Actor, id: number): Promise<FacturaDePrefactura> {
  const { prefactura, hoja } = await readPrefactura(deps, actor, id)
  const nada = { prefactura, hoja, factura: null, anterior: null, avisos: [], pendiente: false, lista: false }
  const borrador = await deps.db
    .selectFrom('borradores')
    .select(['id', 'creadorId'])
    .where('prefacturaId', '=', id)
    .executeTakeFirst()
  if (!borrador) return nada
  const dueno = { ...actor, usuarioId: borrador.creadorId }
  const { guardado, hechos, juicio } = await loadJuzgado(deps.db, await deps.reloj.hoy(), dueno, borrador.id)
  const factura = juicio.facturas.at(-1)
  if (!factura) return nada
  const pdf = guardado.pdfs.find((p) => p.facturaId === factura.id)
  const sigue = continua(factura.situacion)
  const satCalla = factura.cabecera !== null && factura.sat === null
  return {
    prefactura,
    hoja,
    factura: {
      id: factura.id,
      nombre: factura.nombre,
      cabecera: factura.cabecera,
      situacion: factura.situacion,
      sat: factura.sat,
      hallazgos: foldHallazgos(
        [...factura.hallazgos, ...(factura.layout?.hallazgos ?? [])],
        lectorDe(actor.rol),
      ),
      comparacion: factura.cabecera ? compararHoja(hoja, factura.cabecera) : [],
      ant: factura.layout?.ant ?? 'pendiente',
      pdf: pdf ? describePdf(pdf, factura) : null,
    },
    anterior: await readAnterior(deps.db, borrador.id, hechos),
    avisos: [...juicio.avisos, ...avisosExternosDeComision(juicio, guardado, factura)],
    pendiente: sigue && (satCalla || factura.layout?.ant === 'pendiente'),
    lista: factura.lista && !satCalla && pdf !== undefined,
  }
}
