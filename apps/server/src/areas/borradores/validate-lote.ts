import { maximos } from '@valija/contract/borradores.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'
import { loadJuzgado } from './judge-guardado.ts'
import type { BorradorJuzgado } from './juicio.ts'
import type { BorradorGuardado, Dueno } from './load-borrador.ts'
import { touchBorrador } from './touch-borrador.ts'

/** Every step up to the layout, in the documented order: the first that is missing is the refusal. */
export function assertReadyForName({ fila, renglones }: BorradorGuardado, juicio: BorradorJuzgado): void {
  if (juicio.facturas.length === 0) throw refuse('pasoFaltaFacturas')
  if (fila.proveedorId === null) throw refuse('pasoFaltaProveedor')
  if (!juicio.facturasValidadas) throw refuse('pasoFaltaValidarFacturas')
  if (juicio.satPendientes > 0) throw refuse('pasoSatPendiente')
  if (juicio.continuan.facturas === 0) throw refuse('pasoNingunaContinua')
  if (renglones.length === 0) throw refuse('pasoFaltaLayout')
  if (!juicio.reservasValidadas) throw refuse('pasoFaltaValidarReservas')
  if (fila.layoutValidadoEn === null) throw refuse('pasoFaltaValidarLayout')
  if (juicio.listas.facturas === 0) throw refuse('pasoNingunaContinua')
  if (juicio.listas.facturas > maximos.archivosXml)
    throw refuse('demasiadasFacturas', { limite: maximos.archivosXml })
}

/** Supplier batches §5.4: a name, and one PDF per factura. */
export function assertNameAndPdfs(fila: BorradorGuardado['fila'], juicio: BorradorJuzgado): void {
  const sinNombre = (fila.nombre ?? '').trim() === ''
  const sinPdf = juicio.facturas.some(({ lista, pdfId }) => lista && pdfId === null)
  if (sinNombre && sinPdf) throw refuse('faltaNombreYPdf')
  if (sinNombre) throw refuse('faltaNombre')
  if (sinPdf) throw refuse('faltaPdf')
}

/** Validar Layout: folios and sums are judged whenever the draft is read; this says that they were looked at. */
export async function validateLayout(deps: Deps, actor: Dueno, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const renglon = await tx
      .selectFrom('borradorRenglones')
      .select('id')
      .where('borradorId', '=', id)
      .limit(1)
      .executeTakeFirst()
    if (!renglon) throw refuse('pasoFaltaLayout')
    await tx
      .updateTable('borradores')
      .set({ layoutValidadoEn: deps.reloj.ahora() })
      .where('id', '=', id)
      .execute()
  })
}

/**
 * What stays out now was seen to stay out: at saving, only the rest can have changed. ANT's answer about it stands, so
 * that it still says why; what ANT has not answered about is asked anew, and an answer on its way comes too late.
 */
async function noteWhatStaysOut(tx: Tx, { facturas }: BorradorJuzgado): Promise<void> {
  const idsOf = (some: BorradorJuzgado['facturas']) => some.map(({ id }) => id)
  const fuera = facturas.filter(({ lista }) => !lista)
  const answered = idsOf(fuera.filter(({ ant }) => ant !== null && !ant.falla))
  const waiting = idsOf(fuera.filter(({ ant }) => ant === null || ant.falla))
  const dentro = idsOf(facturas.filter(({ lista }) => lista))
  await sql`update borrador_cfdis set ant = ant || '{"fuera": true}' where id = any(${answered}::uuid[])`.execute(
    tx,
  )
  await sql`update borrador_cfdis set ant = ant - 'fuera' where id = any(${dentro}::uuid[]) and ant is not null`.execute(
    tx,
  )
  if (waiting.length > 0)
    await tx.updateTable('borradorCfdis').set({ ant: null }).where('id', 'in', waiting).execute()
}

/** Validar lote: all the checks once more; the lote is then saved with mensajeError '1'. */
export async function validateLote(deps: Deps, actor: Dueno, id: string): Promise<void> {
  const hoy = await deps.reloj.hoy()
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const { guardado, juicio } = await loadJuzgado(tx, hoy, actor, id)
    assertReadyForName(guardado, juicio)
    assertNameAndPdfs(guardado.fila, juicio)
    await noteWhatStaysOut(tx, juicio)
    await tx
      .updateTable('borradores')
      .set({ loteValidadoEn: deps.reloj.ahora() })
      .where('id', '=', id)
      .execute()
  })
}
