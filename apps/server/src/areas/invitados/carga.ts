import { randomBytes, randomUUID } from 'node:crypto'
import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { direccionDe } from '../../http/direccion.ts'
import { refuse } from '../../refuse.ts'
import { hashToken } from '../acceso/load-actor.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { borradorVacio } from '../borradores/borrador-vacio.ts'
import { dropArchivos } from '../borradores/drop-orphans.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { limitCalls } from './limit-calls.ts'

/** Who acts for a guest's draft: nobody with an account. */
export const invitado = { usuarioId: null, isOmnibeesLocator: false } as const

export type Carga = {
  id: string
  borradorId: string
  direccion: string
  expiraEn: Date
  liberadaEn: Date | null
  omitidas: string[]
  loteId: number | null
}

/** Begins a guest's draft. The token is known to the guest alone; without it nobody comes to the draft. */
export async function createCarga(deps: Deps, ip: string): Promise<{ token: string; carga: Carga }> {
  const direccion = direccionDe(ip)
  await limitCalls(deps, 'carga', { direccion })
  const { diasCuarentenaInvitado } = await politicaVigente(deps.db, await deps.reloj.hoy())
  const token = randomBytes(32).toString('base64url')
  const borradorId = randomUUID()
  const ahora = deps.reloj.ahora()
  const expiraEn = new Date(ahora.getTime() + diasCuarentenaInvitado * 86_400_000)
  const nueva = { borradorId, direccion, expiraEn, liberadaEn: null, loteId: null }
  const id = await inTransaction(deps.db, async (tx) => {
    await tx
      .insertInto('borradores')
      .values({
        ...borradorVacio(ahora),
        id: borradorId,
        categoria: 'Comisionista',
        creadorId: null,
        creador: 'Invitado',
        // Its bookings are named for each factura: there is no layout to look at.
        layoutValidadoEn: ahora,
      })
      .execute()
    const fila = await tx
      .insertInto('cargasInvitados')
      .values({ ...nueva, hash: hashToken(token), creadaEn: ahora })
      .returning('id')
      .executeTakeFirstOrThrow()
    return fila.id
  })
  return { token, carga: { ...nueva, id, omitidas: [] } }
}

/** The guest's draft of a token; unknown, expired and cleaned away are the same. */
export async function requireCarga(deps: Pick<Deps, 'db' | 'reloj'>, token: unknown): Promise<Carga> {
  const fila =
    typeof token === 'string' && token.length <= 100
      ? await deps.db
          .selectFrom('cargasInvitados')
          .select([
            'id',
            'borradorId',
            'direccion',
            'expiraEn',
            'liberadaEn',
            'omitidas',
            'loteId',
            'cedidaEn',
          ])
          .where('hash', '=', hashToken(token))
          .where('expiraEn', '>', deps.reloj.ahora())
          .executeTakeFirst()
      : undefined
  if (!fila) throw refuse('cargaNoEncontrada')
  const { cedidaEn, ...carga } = fila
  if (cedidaEn !== null) throw refuse('cargaCedida')
  return { ...carga, omitidas: fila.omitidas as string[] }
}

/** One that can still be changed. */
export async function requireAbierta(deps: Pick<Deps, 'db' | 'reloj'>, token: unknown): Promise<Carga> {
  const carga = await requireCarga(deps, token)
  if (carga.loteId !== null) throw refuse('cargaGuardada')
  return carga
}

/** The files that were in it alone are the caller's to drop, once this is committed. */
async function deleteBorrador(tx: Tx, borradorId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select archivo_id as id from borrador_cfdis where borrador_id = ${borradorId}
    union select archivo_id from borrador_pdfs where borrador_id = ${borradorId}`.execute(tx)
  await tx.deleteFrom('borradores').where('id', '=', borradorId).where('creadorId', 'is', null).execute()
  return rows.map(({ id }) => id)
}

/** It gives up its place to others, unless a booking was named meanwhile; its guest is told so. */
export async function cederCarga(deps: Deps, id: string): Promise<void> {
  const archivos = await inTransaction(deps.db, async (tx) => {
    // The draft's row first, as whoever names a booking does.
    await sql`select from borradores b join cargas_invitados c on c.borrador_id = b.id
      where c.id = ${id} for update of b`.execute(tx)
    const carga = await tx
      .updateTable('cargasInvitados')
      .set({ cedidaEn: deps.reloj.ahora() })
      .where('id', '=', id)
      .where('liberadaEn', 'is', null)
      .where('cedidaEn', 'is', null)
      .returning('borradorId')
      .executeTakeFirst()
    if (carga === undefined) return []
    const suyos = await deleteBorrador(tx, carga.borradorId)
    await writeBitacora(tx, laMaquina, {
      entidad: 'borrador',
      entidadId: carga.borradorId,
      accion: 'vencer',
      motivo: message('cargaCedida'),
    })
    return suyos
  })
  await dropArchivos(deps, archivos)
}

/** The guest gives up: what was dropped goes. */
export async function deleteCarga(deps: Deps, { id, borradorId, loteId }: Carga): Promise<void> {
  const archivos = await inTransaction(deps.db, async (tx) => {
    const suyos = loteId === null ? await deleteBorrador(tx, borradorId) : []
    await tx.deleteFrom('cargasInvitados').where('id', '=', id).execute()
    return suyos
  })
  await dropArchivos(deps, archivos)
}
