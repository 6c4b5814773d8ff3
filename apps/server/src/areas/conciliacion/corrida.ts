import { isIdentificada } from '@valija/domain/conciliacion/exacta.ts'
import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { laMaquina } from '../bitacora/write-bitacora.ts'
import { applyReglas } from './apply-reglas.ts'
import { type Juicio, judgeMovimientos } from './judge-movimientos.ts'
import { type MovimientoAbierto, readMovimientos } from './movimientos-abiertos.ts'
import { nombreDeCorrida } from './start-corrida.ts'
import { insertConciliaciones } from './tie-lineas.ts'
import { readUmbrales } from './umbrales.ts'
import { announceConciliacion, type LineaDeAccion, writeAcciones } from './write-accion.ts'

type Corrida = {
  corridaId: number
  grupo: string
  importacionId: number | null
  estado: string
  quien: string
}

/** A run. Done again, or taken up again after a process that died, it finds what is left and does no harm. */
export const corridaJob = (deps: Deps) =>
  defineJob<{ corridaId: number }>({
    nombre: nombreDeCorrida,
    opciones: { retryLimit: 5, expireInSeconds: 900 },
    async work({ corridaId }, signal) {
      const corrida = await deps.db
        .selectFrom('corridasConciliacion')
        .select(['corridaId', 'grupo', 'importacionId', 'estado', 'quien'])
        .where('corridaId', '=', corridaId)
        .executeTakeFirst()
      if (!corrida || corrida.estado === 'terminada') return
      try {
        await runCorrida(deps, corrida, signal)
      } catch (error) {
        await finish(deps, corrida, 'fallida')
        throw error
      }
    },
  })

const tamano = 500

async function runCorrida(deps: Deps, corrida: Corrida, signal: AbortSignal): Promise<void> {
  const { importacionId } = corrida
  const alcance = sql`m.estado in ('sinIdentificar', 'parcial') and m.abonos > 0
    and (${importacionId}::bigint is null or m.importacion_id = ${importacionId}::bigint)`
  const { rows } = await sql<{ n: number }>`select count(*) as n from movimientos m where ${alcance}`.execute(
    deps.db,
  )
  await note(deps, corrida, { total: rows[0]?.n ?? 0, estado: 'enCurso' })
  const porRegla = await inTransaction(deps.db, (tx) =>
    applyReglas(tx, laMaquina, { alcance: importacionId, grupo: corrida.grupo }),
  )
  await note(deps, corrida, { porRegla })
  const umbrales = await readUmbrales(deps)
  let [revisados, aplicados, conSugerencia] = [0, await appliedBefore(deps, corrida), 0]
  for (let last = 0; ; ) {
    signal.throwIfAborted()
    const movimientos = await readMovimientos(deps.db, {
      donde: sql`${alcance} and m.movimiento_id > ${last}`,
      limite: tamano,
    })
    if (movimientos.length === 0) break
    last = movimientos.at(-1)?.movimientoId ?? last
    const judged = await judgeMovimientos(deps.db, movimientos, umbrales)
    aplicados += await inTransaction(deps.db, async (tx) => {
      const n = await applyExactas(tx, judged, corrida.grupo)
      await notePuntos(tx, judged)
      return n
    })
    revisados += movimientos.length
    conSugerencia += judged.filter(({ propuestas }) => propuestas.length > 0).length
    await note(deps, corrida, { revisados, aplicados, conSugerencia })
    if (movimientos.length < tamano) break
  }
  await finish(deps, corrida, 'terminada')
}

/**
 * Applies what is exact and unique. It was judged without locks: a row or a pago that changed since is left to the next run.
 * What a person undid once is not done again.
 */
export async function applyExactas(tx: Tx, judged: readonly Juicio[], grupo: string): Promise<number> {
  const wanted = judged.flatMap(({ movimiento, veredicto, candidatos }) => {
    const { exacta } = veredicto
    return exacta && isIdentificada(exacta) && !candidatos.noAutomaticas.has(exacta.clave)
      ? [{ movimiento, exacta, pagoId: exacta.lineas[0]?.pagoId ?? 0 }]
      : []
  })
  if (wanted.length === 0) return 0
  const rows = await lockRows(
    tx,
    wanted.map(({ movimiento }) => movimiento.movimientoId),
  )
  const pagos = await lockPagos(
    tx,
    wanted.map(({ pagoId }) => pagoId),
  )
  const ready = wanted.filter(
    ({ movimiento, exacta, pagoId }) =>
      rows.get(movimiento.movimientoId) === movimiento.restante &&
      pagos.get(pagoId)?.saldo === exacta.aplicar,
  )
  const lineas = ready.map(
    ({ exacta, pagoId }): LineaDeAccion => ({
      tipo: 'pago',
      referencia: String(pagoId),
      bookingCode: pagos.get(pagoId)?.bookingCode ?? '',
      monto: exacta.aplicar,
    }),
  )
  const ids = await writeAcciones(
    tx,
    laMaquina,
    ready.map(({ movimiento, exacta }, i) => ({
      clase: 'aceptar',
      aplicadoPor: 'maquina',
      grupo,
      movimiento,
      texto: message('accionAceptar', { n: 1 }),
      lineas: lineas.slice(i, i + 1),
      puntos: exacta.puntos,
    })),
  )
  await insertConciliaciones(
    tx,
    ready.flatMap(({ movimiento, exacta }, i) => {
      const [linea] = lineas.slice(i, i + 1)
      return linea
        ? [{ accionId: ids[i] ?? 0, movimientoId: movimiento.movimientoId, linea, razones: exacta.razones }]
        : []
    }),
  )
  await announceConciliacion(tx, {
    movimientos: ready.map(({ movimiento }) => movimiento.movimientoId),
    pagos: ready.map(({ pagoId }) => pagoId),
  })
  return ready.length
}

async function lockRows(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ movimientoId: number; restante: number }>`
    select movimiento_id, restante from movimientos
    where movimiento_id = any(${ids}::bigint[]) and estado in ('sinIdentificar', 'parcial')
    order by movimiento_id for update`.execute(tx)
  return new Map(rows.map(({ movimientoId, restante }) => [movimientoId, restante]))
}

async function lockPagos(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, { saldo: number; bookingCode: string }>> {
  const { rows } = await sql<{ pagoId: number; saldo: number; bookingCode: string }>`
    select pago_id, monto_pago - conciliado as saldo, booking_code from pagos
    where pago_id = any(${ids}::bigint[]) and estado_id <> 2 order by pago_id for update`.execute(tx)
  return new Map(rows.map(({ pagoId, ...pago }) => [pagoId, pago]))
}

/** Points of the best suggestion, for the list. */
export async function notePuntos(
  tx: Tx,
  judged: readonly { movimiento: MovimientoAbierto; propuestas: Juicio['propuestas'] }[],
): Promise<void> {
  const values = judged.map(({ movimiento, propuestas }) => ({
    id: movimiento.movimientoId,
    puntos: propuestas[0]?.puntos ?? 0,
  }))
  await sql`update movimientos m set puntos = v.puntos
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint, puntos smallint)
    where m.movimiento_id = v.id and m.puntos is distinct from v.puntos`.execute(tx)
}

/** By this very run, before the process that worked it died. */
const appliedBefore = async ({ db }: Deps, { grupo }: Corrida): Promise<number> =>
  (
    await db
      .selectFrom('accionesConciliacion')
      .select(sql<number>`count(*)`.as('n'))
      .where('grupo', '=', grupo)
      .where('clase', '=', 'aceptar')
      .executeTakeFirstOrThrow()
  ).n

type Avance = Partial<{
  total: number
  revisados: number
  porRegla: number
  aplicados: number
  conSugerencia: number
  estado: 'enCurso'
}>
const note = ({ db }: Deps, { corridaId }: Corrida, avance: Avance): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx.updateTable('corridasConciliacion').set(avance).where('corridaId', '=', corridaId).execute()
    await announceConciliacion(tx, { corrida: corridaId })
  })

const finish = (
  { db, reloj }: Deps,
  { corridaId }: Corrida,
  estado: 'terminada' | 'fallida',
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('corridasConciliacion')
      .set({ estado, terminadaEn: reloj.ahora() })
      .where('corridaId', '=', corridaId)
      .execute()
    await announceConciliacion(tx, { corrida: corridaId })
  })
