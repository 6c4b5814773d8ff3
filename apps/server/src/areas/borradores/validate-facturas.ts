import type { RespuestaSat } from '@valija/contract/facturas.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../adapters/external-system-error.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { eachLimit } from '../../each-limit.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { refuse } from '../../refuse.ts'
import { writeTogether } from '../../write-together.ts'
import { querySat } from '../facturas/query-sat.ts'
import { registeredUuids } from '../facturas/registered-uuids.ts'
import { type Dueno, loadBorrador, lockBorrador } from './load-borrador.ts'
import { tipoDe } from './tipos/tipo-de.ts'
import { announcingBorrador, touchBorrador } from './touch-borrador.ts'

export const trabajoSat = 'borradores.verificarSat'
const simultaneas = 6

/** Validar Facturas: the duplicate check at once, the SAT by a job whose answers arrive live. */
export async function validateFacturas(deps: Deps, actor: Dueno, id: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const fila = await touchBorrador(deps, tx, actor, id)
    const cfdis = await tx
      .selectFrom('borradorCfdis')
      .select(['id', 'uuid'])
      .where('borradorId', '=', id)
      .where('quitadoEn', 'is', null)
      .execute()
    if (cfdis.length === 0) throw refuse('pasoFaltaFacturas')
    if (fila.proveedorId === null && !tipoDe(fila).emisorPorReservas) throw refuse('pasoFaltaProveedor')
    const ahora = deps.reloj.ahora()
    await tx.updateTable('borradores').set({ facturasValidadasEn: ahora }).where('id', '=', id).execute()
    await tx
      .updateTable('borradorCfdis')
      // What the SAT did not find it may find by now: one that was just stamped is shown late.
      .set({
        satPedidoEn: ahora,
        sat: sql`case when sat ->> 'estado' = 'No Encontrado' then null else sat end`,
      })
      .where('borradorId', '=', id)
      .where('expresion', 'is not', null)
      .execute()
    await deps.jobs.enqueue(tx, trabajoSat, { borradorId: id })
  })
}

/** The duplicate check by itself, so that its failure has its own documented message. */
export async function checkDuplicates(deps: Deps, actor: Dueno, id: string): Promise<void> {
  const { cfdis } = await loadBorrador(deps.db, actor, id)
  await checkUuids(
    deps,
    cfdis.flatMap(({ uuid }) => (uuid === null ? [] : [uuid])),
  )
}

export async function checkUuids(deps: Deps, uuids: readonly string[]): Promise<Set<string>> {
  try {
    return await registeredUuids(deps.db, uuids)
  } catch (error) {
    deps.log.error({ err: error }, 'uuid check')
    throw refuse('validarUuidFallo')
  }
}

/** Asks the SAT about whatever of the draft has no answer. Unanswered ones make the job fail, so it is repeated. */
export const satJob = (deps: Deps) =>
  defineJob<{ borradorId: string }>({
    nombre: trabajoSat,
    simultaneos: 3,
    opciones: { retryLimit: 30, retryDelay: 3, retryBackoff: true, retryDelayMax: 600 },
    work: async ({ borradorId }, signal) => {
      const filas = await deps.db
        .selectFrom('borradorCfdis')
        .select(['id', 'expresion'])
        .where('borradorId', '=', borradorId)
        .where('quitadoEn', 'is', null)
        .where('satPedidoEn', 'is not', null)
        .where('expresion', 'is not', null)
        .where(sql<boolean>`(sat is null or sat->>'falla' is not null)`)
        .orderBy('orden')
        .execute()
      let sinRespuesta = 0
      const respuestas = writeTogether<{ id: string; sat: RespuestaSat }>((dadas) =>
        inTransaction(deps.db, async (tx) => {
          const suyo = await lockBorrador(tx, borradorId)
          if (!suyo) return
          await sql`update borrador_cfdis c set sat = d.sat
            from jsonb_to_recordset(${JSON.stringify(dadas)}::jsonb) d(id uuid, sat jsonb) where c.id = d.id
            returning ${announcingBorrador(suyo)}`.execute(tx)
        }),
      )
      await eachLimit(filas, simultaneas, async ({ id, expresion }) => {
        const sat = await querySat(deps, expresion ?? '', signal)
        if (sat.falla !== null) sinRespuesta++
        respuestas.add({ id, sat })
      })
      await respuestas.done()
      if (sinRespuesta > 0)
        throw new ExternalSystemError('sat', 'unreachable', { detail: `${sinRespuesta} sin verificar` })
    },
  })
