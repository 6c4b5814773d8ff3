import { codigosFuertes } from '@valija/domain/conciliacion/pistas.ts'
import { sql } from 'kysely'
import { ExternalSystemError } from '../../../adapters/external-system-error.ts'
import { type Conn, inTransaction } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { defineJob } from '../../../jobs/jobs.ts'
import { Refusal } from '../../../refuse.ts'
import { readExternos } from '../../pagos/pagos-de-reserva.ts'
import { isNoHallada, noteNoHallada } from '../../pagos/reservas-no-halladas.ts'
import { findReserva } from '../../pagos/search-reserva.ts'
import { announceConciliacion } from '../acciones/write-accion.ts'
import { proponerPara } from '../candidatos/judge-movimientos.ts'
import { type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'
import { readUmbrales } from '../umbrales.ts'
import { notePuntos } from './note-puntos.ts'

export const nombreDeReservas = 'conciliacion.reservas'
type Pedido = { corridaId: number; importacionId: number | null }

/** Bookings asked of the engines after one run, and at a time; a statement may hold thousands of codes. */
const limite = 300
const aLaVez = 4
const ultimos = 10_000
/** Failures of the engines after which they are left in peace until the next run. */
const paciencia = 3

/**
 * Asks the engines for the bookings that waiting rows name and nobody has looked up, so that they can be proposed. It comes
 * after the run and holds nothing back: with the engines away the rows wait without them. The codes that were found.
 */
export async function learnReservas(
  deps: Deps,
  { importacionId }: Pick<Pedido, 'importacionId'>,
  signal?: AbortSignal,
): Promise<string[]> {
  const codes = await unknownCodes(deps, importacionId)
  const found: string[] = []
  let failures = 0
  for (let i = 0; i < codes.length && failures < paciencia; i += aLaVez) {
    signal?.throwIfAborted()
    const asked = codes.slice(i, i + aLaVez)
    const answers = await Promise.all(asked.map((code) => lookUp(deps, code)))
    found.push(...asked.filter((_code, at) => answers[at] === 'hallada'))
    failures += answers.filter((one) => one === 'falla').length
  }
  return found
}

/** The latest ones: a long list that nobody works off is not read through after each run. */
const readWaiting = (db: Conn, importacionId: number | null): Promise<MovimientoAbierto[]> =>
  readMovimientos(db, {
    donde: sql`m.estado in ('sinIdentificar', 'parcial') and m.abonos > 0 and m.moneda in ('MXN', 'USD')
      and (${importacionId}::bigint is null or m.importacion_id = ${importacionId}::bigint)
      and m.movimiento_id > (select coalesce(max(movimiento_id), 0) - ${ultimos} from movimientos)`,
  })

/** Codes of letters and figures in what waits, newest rows first, that are neither known nor known not to be there. */
async function unknownCodes({ db, reloj }: Deps, importacionId: number | null): Promise<string[]> {
  const movimientos = await readWaiting(db, importacionId)
  const codes = [...new Set(movimientos.toReversed().flatMap(({ pistas }) => codigosFuertes(pistas)))]
  if (codes.length === 0) return []
  const { rows } = await sql<{ code: string }>`
    select c.code from unnest(${codes}::text[]) with ordinality c(code, orden)
    where not exists (select from reservas_de_pago r where r.booking_code = c.code)
      and not ${isNoHallada(sql`c.code`, reloj.ahora())}
    order by c.orden limit ${limite}`.execute(db)
  return rows.map(({ code }) => code)
}

async function lookUp(deps: Deps, code: string): Promise<'hallada' | 'noHallada' | 'falla'> {
  try {
    const cliente = await deps.reservas.cliente(code)
    if (cliente) {
      await readExternos(deps, await findReserva(deps, code, cliente.customerRfc))
      return 'hallada'
    }
  } catch (error) {
    const away = error instanceof ExternalSystemError || (error instanceof Refusal && error.status >= 500)
    if (away) deps.log.info({ err: error, code }, 'booking of a statement row not had')
    if (away) return 'falla'
    // A cancelled booking, say, is none to propose.
    if (!(error instanceof Refusal)) throw error
  }
  await noteNoHallada(deps, code)
  return 'noHallada'
}

export const reservasJob = (deps: Deps) =>
  defineJob<Pedido>({
    nombre: nombreDeReservas,
    opciones: { retryLimit: 1, expireInSeconds: 600 },
    async work({ corridaId, importacionId }, signal) {
      const found = new Set(await learnReservas(deps, { importacionId }, signal))
      if (found.size === 0) return
      const named = (await readWaiting(deps.db, importacionId)).filter(({ pistas }) =>
        [...pistas.localizadores.keys()].some((code) => found.has(code)),
      )
      const umbrales = await readUmbrales(deps)
      const proposed = await proponerPara(deps.db, named, umbrales)
      const before = proposed.filter(({ propuestas }) => propuestas.length > 0).length
      await inTransaction(deps.db, async (tx) => {
        const now = await notePuntos(tx, proposed, umbrales)
        await tx
          .updateTable('corridasConciliacion')
          .set((eb) => ({ conSugerencia: eb('conSugerencia', '+', now - before) }))
          .where('corridaId', '=', corridaId)
          .execute()
        // What is open shows the new suggestions.
        await announceConciliacion(tx, { corrida: corridaId })
      })
    },
  })
