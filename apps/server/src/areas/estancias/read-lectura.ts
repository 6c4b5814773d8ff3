import type { LecturaDeEstancias } from '@valija/contract/estancias.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

export type Plazos = { dias: number; entrePedidos: number }
/** After how many days a factura is waited for, and after how many it may be asked for again (policy). */
export async function readPlazos(db: Conn, hoy: Dia): Promise<Plazos> {
  const { diasSinFactura, diasEntrePedidos } = await politicaVigente(db, hoy)
  return { dias: diasSinFactura, entrePedidos: diasEntrePedidos }
}

/** Whoever is not of the group is told how many could not be read, not which. */
export async function readLectura(
  db: Conn,
  actor: Pick<Actor, 'rol'>,
  hoy: Dia,
): Promise<LecturaDeEstancias> {
  const { disponible, completa, leidaEn, fallaEn } = await db
    .selectFrom('estanciasLectura')
    .select(['disponible', 'completa', 'leidaEn', 'fallaEn'])
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ localizador: string; n: number }>`
    select localizador, count(*) over ()::int as n from estancias_ilegibles order by visto_en desc, localizador limit 5`.execute(
    db,
  )
  return {
    disponible,
    completa,
    leidaEn: leidaEn?.toISOString() ?? null,
    fallaEn: fallaEn?.toISOString() ?? null,
    ilegibles: rows[0]?.n ?? 0,
    cuales: actor.rol === 'proveedor' ? [] : rows.map(({ localizador }) => localizador).filter(Boolean),
    ...(await readPlazos(db, hoy)),
  }
}
