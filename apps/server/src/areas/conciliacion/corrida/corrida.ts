import { sql } from 'kysely'
import { inTransaction } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { defineJob } from '../../../jobs/jobs.ts'
import { laMaquina } from '../../bitacora/write-bitacora.ts'
import { announceConciliacion } from '../acciones/write-accion.ts'
import { judgeMovimientos } from '../candidatos/judge-movimientos.ts'
import { readMovimientos } from '../filas/movimientos-abiertos.ts'
import { applyReglas } from '../reglas/apply-reglas.ts'
import { readUmbrales } from '../umbrales.ts'
import { applyExactas } from './apply-exactas.ts'
import { nombreDeReservas } from './learn-reservas.ts'
import { markCargos } from './mark-cargos.ts'
import { notePuntos } from './note-puntos.ts'
import { nombreDeCorrida } from './start-corrida.ts'

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
    const done = await inTransaction(deps.db, async (tx) => ({
      aplicados: await applyExactas(tx, judged, corrida.grupo),
      conSugerencia: await notePuntos(tx, judged, umbrales),
    }))
    aplicados += done.aplicados
    revisados += movimientos.length
    conSugerencia += done.conSugerencia
    await note(deps, corrida, { revisados, aplicados, conSugerencia })
    if (movimientos.length < tamano) break
  }
  await inTransaction(deps.db, (tx) => markCargos(tx, { importacionId, ...umbrales }))
  await finish(deps, corrida, 'terminada')
}

/** What this run applied already, when a process that died is taken over from. */
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
  { db, reloj, jobs }: Deps,
  { corridaId, importacionId }: Corrida,
  estado: 'terminada' | 'fallida',
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await tx
      .updateTable('corridasConciliacion')
      .set({ estado, terminadaEn: reloj.ahora() })
      .where('corridaId', '=', corridaId)
      .execute()
    if (estado === 'terminada') await jobs.enqueue(tx, nombreDeReservas, { corridaId, importacionId })
    await announceConciliacion(tx, { corrida: corridaId })
  })
