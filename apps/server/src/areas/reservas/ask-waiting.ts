import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { defineJob, type JobKind } from '../../jobs/jobs.ts'
import { announceLote } from '../lotes/announce-lote.ts'
import { isNoHallada, noteNoHallada } from '../pagos/reservas-no-halladas.ts'
import { askMotor } from './ask-motor.ts'
import { type ReservaConocida, readConocidas } from './read-conocidas.ts'

/** Bookings asked in one run, and at a time; codes of waiting lotes looked at, those of the newest first. */
const limite = 300
const aLaVez = 4
const maximoDeCodigos = 3000
/** Failures of the engines after which they are left in peace until the next run. */
const paciencia = 3
/** What was heard this long ago is asked again: a customer pays while a lote waits. */
const unDia = 86_400_000

export const preguntarReservasJob = (deps: Deps): JobKind<object> =>
  defineJob<object>({
    nombre: 'reservas.preguntar',
    opciones: { retryLimit: 0, expireInSeconds: 280 },
    cron: '*/5 * * * *',
    work: async (_data, signal) => {
      await askWaiting(deps, signal)
    },
  })

type Fila = { loteId: number; creadorId: string | null; code: string }

/**
 * Asks the engines about the bookings of lotes that wait to be processed, so that their list shows the warnings of each
 * without its being opened. Returns how many were asked about; what nobody answered is asked again in the next run.
 */
export async function askWaiting(deps: Deps, signal?: AbortSignal): Promise<number> {
  const filas = await readWaiting(deps)
  const conocidas = await readConocidas(
    deps.db,
    filas.map(({ code }) => code),
  )
  const porPreguntar = await readPending(deps, [...conocidas.values()])
  const heard = new Set<string>()
  let failures = 0
  let asked = 0
  for (let i = 0; i < porPreguntar.length && failures < paciencia; i += aLaVez) {
    signal?.throwIfAborted()
    const unas = porPreguntar.slice(i, i + aLaVez)
    const respuestas = await Promise.all(unas.map((una) => askMotor(deps, una)))
    for (const [n, { localizador }] of unas.entries()) {
      if (respuestas[n] === 'alDia') heard.add(localizador)
      else if (respuestas[n] === 'noLaConoce') await noteNoHallada(deps, localizador)
      else failures += 1
    }
    asked += unas.length
  }
  const lotes = new Map(
    filas.flatMap(({ loteId: id, creadorId, code }) =>
      heard.has(conocidas.get(code)?.localizador ?? '') ? [[id, { id, creadorId }] as const] : [],
    ),
  )
  // What is open shows the new warnings.
  if (lotes.size > 0)
    await inTransaction(deps.db, async (tx) => {
      for (const lote of lotes.values()) await announceLote(tx, lote)
    })
  return asked
}

async function readWaiting({ db }: Pick<Deps, 'db'>): Promise<Fila[]> {
  const { rows } = await sql<Fila>`
    select distinct l.id as lote_id, l.creador_id, upper(btrim(r.booking_code)) as code
    from lotes l join facturas f on f.lote_id = l.id join factura_reservas r on r.factura_id = f.id
    where l.estatus = 'No procesado' and l.eliminado_en is null and f.eliminada_en is null and f.retirada_en is null
    order by l.id desc, code limit ${maximoDeCodigos}`.execute(db)
  return rows
}

/** Those the engines list and never spoke of one by one, then those heard longest ago. */
async function readPending(
  { db, reloj }: Pick<Deps, 'db' | 'reloj'>,
  todas: readonly ReservaConocida[],
): Promise<ReservaConocida[]> {
  const ahora = reloj.ahora()
  const heardAt = ({ pagadoExterno, vistoEn }: ReservaConocida) =>
    pagadoExterno === null ? 0 : (vistoEn?.getTime() ?? 0)
  const unas = new Map(
    todas
      .filter((una) => una.hechos !== null && heardAt(una) < ahora.getTime() - unDia)
      .map((una) => [una.localizador, una]),
  )
  const { rows } = await sql<{ code: string }>`
    select c.code from unnest(${[...unas.keys()]}::text[]) c(code)
    where not ${isNoHallada(sql`c.code`, ahora)}`.execute(db)
  return rows
    .flatMap(({ code }) => unas.get(code) ?? [])
    .toSorted((a, b) => heardAt(a) - heardAt(b))
    .slice(0, limite)
}
