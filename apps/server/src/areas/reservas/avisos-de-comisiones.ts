import type { AvisosDeComisiones } from '@valija/contract/reservas.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { judgeFilas } from './avisos-de-lotes.ts'
import { readConocidas } from './read-conocidas.ts'
import { vistaDe } from './vista.ts'

/** Bookings of a page's pre-invoices that are read at once. */
const maximo = 3000

/** What the agents' lists warn of, from what is known already: a commission owed on a booking its customer did not pay. */
export async function avisosDeComisiones(
  deps: Deps,
  actor: Actor,
  { reservas, prefacturas }: { reservas: readonly string[]; prefacturas: readonly number[] },
): Promise<AvisosDeComisiones> {
  const vista = await vistaDe(deps, actor)
  const { rows } = await sql<{ id: number; code: string }>`
    select r.prefactura_id as id, upper(btrim(r.booking_code)) as code from prefactura_reservas r
    where r.prefactura_id = any(${[...prefacturas]}::bigint[]) order by 1, 2 limit ${maximo}`.execute(deps.db)
  // Of the last one that was read there may be more.
  const corte = rows.length < maximo ? null : (rows.at(-1)?.id ?? null)
  const codes = [...new Set([...reservas.map(plain), ...rows.map(({ code }) => code)])]
  const conocidas = await readConocidas(deps.db, codes)
  const filas = codes.map((code) => ({
    code,
    facturaId: 0,
    loteId: 0,
    categoria: 'Comisionista' as const,
    porProcesar: false,
  }))
  const { avisos } = await judgeFilas(deps, vista, filas, conocidas, { loteIds: [], fechaPago: null })
  const abiertas = new Set(
    avisos.filter(({ aceptado }) => aceptado === null).map(({ localizador }) => localizador),
  )
  const isAbierta = (code: string) => abiertas.has(conocidas.get(code)?.localizador ?? '')
  return {
    reservas: reservas
      .filter((code) => isAbierta(plain(code)))
      .map((bookingCode) => ({ bookingCode, avisos: 1 })),
    prefacturas: prefacturas.flatMap((id): AvisosDeComisiones['prefacturas'] => {
      if (corte !== null && id >= corte) return [{ id, avisos: null }]
      const n = rows.filter((row) => row.id === id && isAbierta(row.code)).length
      return n > 0 ? [{ id, avisos: n }] : []
    }),
  }
}

const plain = (code: string): string => code.trim().toUpperCase()
