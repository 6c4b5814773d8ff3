import type { PreviaDeRegla, Regla, reglaEntrada } from '@valija/contract/conciliacion-reglas.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Conn, inTransaction, type Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { announce } from '../../../http/events.ts'
import { refuse } from '../../../refuse.ts'
import { writeBitacora } from '../../bitacora/write-bitacora.ts'
import { nombresDeFuente } from '../../estados-de-cuenta/perfiles-vigentes.ts'
import { columnasPorConciliar, type FilaPorConciliar, toPorConciliar } from '../filas/list-movimientos.ts'
import { readUmbrales } from '../umbrales.ts'
import { fits, wouldChange } from './apply-reglas.ts'

type Entrada = z.infer<typeof reglaEntrada>
type Fila = Omit<Regla, 'reglaID' | 'cuando'> & { reglaId: number; creadaEn: Date }

/** The rules in the order in which they are tried. */
export async function listReglas(db: Conn): Promise<Regla[]> {
  const { rows } = await sql<Fila>`
    select r.regla_id, r.orden, r.contiene, r.accion, r.valor, r.fuente, r.activa, r.quien, r.creada_en,
      (select count(*) from acciones_conciliacion a where a.regla_id = r.regla_id and a.deshecha_en is null) as usos
    from reglas_conciliacion r where r.eliminada_en is null order by r.orden, r.regla_id`.execute(db)
  return rows.map(({ reglaId, creadaEn, ...regla }) => ({
    ...regla,
    reglaID: reglaId,
    cuando: creadaEn.toISOString(),
  }))
}

export async function saveRegla(
  deps: Deps,
  actor: Actor,
  entrada: Entrada,
  reglaID?: number,
): Promise<Regla> {
  const values = valuesOf(entrada)
  await inTransaction(deps.db, async (tx) => {
    await lockReglas(tx)
    // The same again, its answer lost, is that rule.
    reglaID ??= (await listReglas(tx)).find((una) => isEqual(una, values))?.reglaID
    const saved =
      reglaID === undefined
        ? await tx
            .insertInto('reglasConciliacion')
            .values({
              ...values,
              orden: sql<number>`(select coalesce(max(orden), 0) + 1 from reglas_conciliacion)`,
              eliminadaEn: null,
              quien: actor.correo,
            })
            .returning('reglaId')
            .executeTakeFirstOrThrow()
        : await tx
            .updateTable('reglasConciliacion')
            .set({ ...values, quien: actor.correo })
            .where('reglaId', '=', reglaID)
            .where('eliminadaEn', 'is', null)
            .returning('reglaId')
            .executeTakeFirst()
    if (!saved) throw refuse('noEncontrado')
    reglaID = saved.reglaId
    await note(tx, actor, saved.reglaId, 'reglaGuardada', values)
  })
  return ofId(deps.db, reglaID ?? 0)
}

const isEqual = (una: Regla, { contiene, accion, valor, fuente }: ReturnType<typeof valuesOf>): boolean =>
  una.contiene === contiene && una.accion === accion && una.valor === valor && una.fuente === fuente

export async function deleteRegla(deps: Deps, actor: Actor, reglaID: number): Promise<Regla> {
  const regla = await ofId(deps.db, reglaID)
  await inTransaction(deps.db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('reglasConciliacion')
      .set({ eliminadaEn: deps.reloj.ahora() })
      .where('reglaId', '=', reglaID)
      .where('eliminadaEn', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) throw refuse('noEncontrado')
    await note(tx, actor, reglaID, 'reglaEliminada', regla)
  })
  return regla
}

/** All of them, once each: an order made over another list is refused. */
export async function orderReglas(deps: Deps, actor: Actor, reglaIDs: readonly number[]): Promise<Regla[]> {
  return inTransaction(deps.db, async (tx) => {
    await lockReglas(tx)
    const known = (await listReglas(tx)).map(({ reglaID }) => reglaID)
    const same = known.length === reglaIDs.length && new Set(reglaIDs).size === known.length
    if (!same || !known.every((id) => reglaIDs.includes(id))) throw refuse('ordenDeReglasIncompleto')
    await sql`update reglas_conciliacion r set orden = v.orden
      from unnest(${[...reglaIDs]}::bigint[]) with ordinality v(regla_id, orden) where r.regla_id = v.regla_id`.execute(
      tx,
    )
    await note(tx, actor, reglaIDs[0] ?? 0, 'reglasOrdenadas', { reglaIDs: [...reglaIDs] })
    return listReglas(tx)
  })
}

/** «Esta regla tocaría N movimientos»: those that wait and hold its text, by themselves. */
export async function previewRegla(deps: Deps, entrada: Entrada): Promise<PreviaDeRegla> {
  const { contiene, accion, valor, fuente } = valuesOf(entrada)
  const { estadoValido } = await readUmbrales(deps)
  const donde = sql`m.estado in ('sinIdentificar', 'parcial') and ${fits(sql`${contiene}`, sql`${fuente}`)}
    and ${wouldChange(sql`${accion}`, sql`${valor}`)}`
  const { rows } = await sql<{ n: number }>`select count(*) as n from movimientos m where ${donde}`.execute(
    deps.db,
  )
  const { rows: filas } = await sql<FilaPorConciliar>`
    select ${columnasPorConciliar(estadoValido)} from movimientos m where ${donde}
    order by m.fecha_operacion desc, m.movimiento_id desc limit 20`.execute(deps.db)
  const nombreDeFuente = await nombresDeFuente(deps.db)
  return { filas: rows[0]?.n ?? 0, primeras: filas.map((fila) => toPorConciliar(fila, nombreDeFuente, null)) }
}

function valuesOf({ contiene, accion, valor, fuente, activa }: Entrada) {
  if (valor === '') throw refuse('valorDeReglaRequerido')
  const plain = accion === 'reserva' ? valor.toUpperCase().replace(/[^A-Z0-9]/g, '') : valor
  if (plain === '') throw refuse('valorDeReglaRequerido')
  return { contiene, accion, valor: plain, fuente: fuente || null, activa }
}

async function ofId(db: Conn, reglaID: number): Promise<Regla> {
  const regla = (await listReglas(db)).find((one) => one.reglaID === reglaID)
  if (!regla) throw refuse('noEncontrado')
  return regla
}

const lockReglas = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtext('conciliacion.reglas'))`.execute(tx)

async function note(
  tx: Tx,
  actor: Actor,
  reglaID: number,
  accion: string,
  detalle: Record<string, unknown>,
): Promise<void> {
  await writeBitacora(tx, actor, { entidad: 'reglaConciliacion', entidadId: reglaID, accion, detalle })
  await announce(tx, { tipo: 'conciliacion', ids: ['reglas'] })
}
