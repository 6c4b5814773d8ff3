import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { assertCabeBorrador } from '../../http/cuota.ts'
import { refuse } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { findProveedor } from '../directorio/proveedores.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { borradorVacio } from './borrador-vacio.ts'
import { type Dueno, lockBorrador, requireBorrador, whyNotFound } from './load-borrador.ts'
import { announceBorrador, touchBorrador } from './touch-borrador.ts'
import { assertRoom, vivosSin } from './upload-cfdis.ts'

/** The policy may close this door to the role usuario (Supplier batches §1, §6 against Access §1). */
export async function assertMayCreate(deps: Deps, actor: Actor): Promise<void> {
  if (actor.rol !== 'usuario') return
  const { usuarioCreaLotes } = await politicaVigente(deps.db, await deps.reloj.hoy())
  if (!usuarioCreaLotes) throw refuse('usuarioNoCreaLotes')
}

/** A hotel that is no longer among a supplier's own since it was chosen takes its draft with it (Supplier batches §6). */
export async function assertStillOwn(deps: Pick<Deps, 'db'>, actor: Actor, id: string): Promise<void> {
  if (actor.rol !== 'proveedor') return
  const fila = await deps.db
    .selectFrom('borradores')
    .select('proveedorId')
    .where('id', '=', id)
    .where('creadorId', '=', actor.usuarioId)
    .executeTakeFirst()
  if (fila?.proveedorId != null && !actor.idProveedores.includes(fila.proveedorId))
    throw refuse('proveedorAjeno')
}

/** A draft that was saved, thrown away or ran out does not begin again by what another window still had for it. */
async function assertNotEnded(tx: Tx, actor: Actor, id: string): Promise<void> {
  const { rows } = await sql<{ ended: boolean }>`
    select exists (select 1 from lotes where borrador_id = ${id}) or exists (select 1 from bitacora
      where entidad = 'borrador' and entidad_id = ${id} and accion in ('eliminar', 'vencer')) as ended`.execute(
    tx,
  )
  if (rows[0]?.ended) throw await whyNotFound(tx, actor, id)
}

/** From the first file on there is a draft; the id is the client's, so that asking again makes no second one. */
export async function createBorrador(deps: Deps, actor: Actor, id: string): Promise<void> {
  await assertMayCreate(deps, actor)
  const ahora = deps.reloj.ahora()
  // A proveedor with one hotel need not be asked which.
  const [unico] = actor.rol === 'proveedor' && actor.idProveedores.length === 1 ? actor.idProveedores : []
  const hotel =
    unico === undefined ? undefined : await findProveedor(deps, actor, unico).catch(() => undefined)
  await inTransaction(deps.db, async (tx) => {
    const ya = await tx.selectFrom('borradores').select('id').where('id', '=', id).executeTakeFirst()
    if (!ya) {
      await assertNotEnded(tx, actor, id)
      await assertCabeBorrador(deps, tx, actor.usuarioId)
    }
    await tx
      .insertInto('borradores')
      .values({
        id,
        categoria: 'Proveedor',
        creadorId: actor.usuarioId,
        creador: actor.correo,
        ...borradorVacio(ahora),
        proveedorId: hotel?.id ?? null,
      })
      .onConflict((oc) => oc.column('id').doNothing())
      .execute()
    // Somebody else's id, or one of ours that exists already.
    const fila = await requireBorrador(tx, actor, id)
    await announceBorrador(tx, fila)
  })
}

export async function deleteBorrador(deps: Deps, actor: Autor, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const fila = await touchBorrador(deps, tx, actor, id)
    await tx.deleteFrom('borradores').where('id', '=', id).execute()
    await writeBitacora(tx, actor, {
      entidad: 'borrador',
      entidadId: id,
      accion: 'eliminar',
      detalle: { nombre: fila.nombre },
    })
  })
}

export async function chooseProveedor(
  deps: Deps,
  actor: Actor,
  id: string,
  proveedorId: number,
): Promise<void> {
  const hotel = await findProveedor(deps, actor, proveedorId)
  if (!hotel) throw refuse(actor.rol === 'proveedor' ? 'proveedorAjeno' : 'proveedorDesconocido')
  await inTransaction(deps.db, async (tx) => {
    await lockBorrador(tx, id)
    const antes = await requireBorrador(tx, actor, id)
    if (antes.proveedorId === proveedorId) return
    await touchBorrador(deps, tx, actor, id)
    await tx
      .updateTable('borradores')
      .set({ proveedorId, reservasPedidasEn: null, layoutValidadoEn: null })
      .where('id', '=', id)
      .execute()
    // Bookings are the hotel's: ANT is asked again.
    await tx.updateTable('borradorCfdis').set({ ant: null }).where('borradorId', '=', id).execute()
    await tx.updateTable('borradorRenglones').set({ ant: null }).where('borradorId', '=', id).execute()
  })
}

/** The name it has already changes nothing: one that was on its way takes no validation back. */
export async function nameBorrador(deps: Deps, actor: Dueno, id: string, nombre: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await lockBorrador(tx, id)
    if ((await requireBorrador(tx, actor, id)).nombre === nombre) return
    await touchBorrador(deps, tx, actor, id)
    await tx.updateTable('borradores').set({ nombre }).where('id', '=', id).execute()
  })
}

/** Takes a row out, or puts it back. */
export async function removeCfdi(
  deps: Deps,
  actor: Dueno,
  id: string,
  cfdiId: string,
  quitar: boolean,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const { numUpdatedRows } = await tx
      .updateTable('borradorCfdis')
      .set({ quitadoEn: quitar ? deps.reloj.ahora() : null })
      .where('id', '=', cfdiId)
      .where('borradorId', '=', id)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw refuse('facturaNoEncontrada')
    if (quitar) return
    const { rows } = await sql<{ vivos: number }>`select ${vivosSin(id)} as vivos`.execute(tx)
    assertRoom(Number(rows[0]?.vivos))
  })
}
