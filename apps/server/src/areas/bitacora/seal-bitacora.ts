import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { type Campos, camposSellados, cuandoSellado, huellaDe, rangosDe, selloDe } from './sello.ts'
import { readTestigo, type Testigo, textoDe, writeTestigo } from './testigo.ts'

/** Any number, the same for every process: one seals at a time. */
const turno = 7_301_955
const porSello = 1000
/** Milliseconds between sealings: a row waits for its seal this long at most, and the time of those before it. */
export const ritmo = 20_000

/** Seals what was committed since the last seal, and says how many rows; 0 also while another process does it. */
export async function sealBitacora(deps: Pick<Deps, 'db' | 'config' | 'log'>): Promise<number> {
  for (let filas = 0; ; ) {
    const hecho = await inTransaction(deps.db, async (tx) => {
      const { rows } = await sql<{ mio: boolean }>`select pg_try_advisory_xact_lock(${turno}) as mio`.execute(
        tx,
      )
      if (!rows[0]?.mio) return null
      const last = await lastSello(tx)
      const sellado = await sellarUno(tx, last)
      return sellado && { ...sellado, last }
    })
    if (!hecho) return filas
    filas += hecho.filas
    remember(deps, hecho.last, hecho)
  }
}

const lastSello = (tx: Tx) =>
  tx
    .selectFrom('bitacoraSellos')
    .select(['numero', 'sello'])
    .orderBy('numero', 'desc')
    .limit(1)
    .executeTakeFirst()

async function sellarUno(tx: Tx, last: { numero: number; sello: Buffer } | undefined) {
  // What waits and has no row any more stays there, for whoever verifies.
  const { rows } = await sql<{ id: number; campos: Campos }>`
    with tomadas as (
      delete from bitacora_por_sellar where id in (
        select p.id from bitacora_por_sellar p join bitacora b on b.id = p.id order by p.id limit ${porSello})
      returning id)
    select b.id, ${sql.raw(camposSellados)} as campos from bitacora b join tomadas t on t.id = b.id order by b.id
  `.execute(tx)
  if (rows.length === 0) return null
  const ahora = await sql<{ cuando: string }>`
    select ${sql.raw(cuandoSellado)} as cuando from (select clock_timestamp() as cuando) s`.execute(tx)
  const nuevo = {
    numero: (last?.numero ?? 0) + 1,
    cuando: ahora.rows[0]?.cuando ?? '',
    previo: last?.sello ?? Buffer.alloc(0),
    ids: rangosDe(rows.map(({ id }) => id)),
    huellas: Buffer.concat(rows.map(({ campos }) => huellaDe(campos))),
  }
  const sello = selloDe(nuevo)
  await tx
    .insertInto('bitacoraSellos')
    .values({ ...nuevo, cuando: `${nuevo.cuando}Z`, sello })
    .execute()
  return { numero: nuevo.numero, sello: sello.toString('hex'), filas: rows.length }
}

/** Kept here and told in the log, both outside the database. What was seen before is not forgotten for a chain without it. */
function remember(
  { config, log }: Pick<Deps, 'config' | 'log'>,
  last: { numero: number; sello: Buffer } | undefined,
  { filas, ...nuevo }: Testigo & { filas: number },
): void {
  log.info({ sello: textoDe(nuevo), filas }, 'bitácora sealed')
  const seen = readTestigo(config.dataDir)
  const goesOn =
    !seen ||
    seen.numero < (last?.numero ?? 0) ||
    (seen.numero === last?.numero && seen.sello === last.sello.toString('hex'))
  if (goesOn) writeTestigo(config.dataDir, nuevo)
  else
    log.error(
      { visto: textoDe(seen) },
      'bitácora: a seal that this machine saw is gone: npm run bitacora -- verificar',
    )
}

export type Sellador = { stop(): Promise<void> }

/** Seals every few seconds, and once more at the end. */
export function startSellador(deps: Pick<Deps, 'db' | 'config' | 'log'>, cada = ritmo): Sellador {
  let running: Promise<unknown> | null = null
  const seal = (): Promise<unknown> =>
    (running ??= sealBitacora(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'bitácora: not sealed, will be tried again'))
      .finally(() => {
        running = null
      }))
  const pulso = setInterval(() => void seal(), cada).unref()
  return {
    async stop() {
      clearInterval(pulso)
      await running
      await seal()
    },
  }
}
