import type { CuentaSinEstado } from '@valija/contract/inicio.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { canByPolitica } from '../politica/by-politica.ts'
import { nombresDeFuente } from './perfiles-vigentes.ts'

/** How far back a missing day is told; an account without statements for longer is no longer used. */
const ventana = 45

/**
 * Accounts of which weekdays up to yesterday lie in no imported statement, the most first. A statement covers the days
 * from its first row to its last: a quiet day between two of them is told too, and is for a person to know.
 */
export async function diasFaltantes(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  hoy: Dia,
): Promise<CuentaSinEstado[]> {
  if (!(await canByPolitica(deps, actor, 'rolesEstadosDeCuenta'))) return []
  const { rows } = await sql<{ fuente: string; cuenta: string; dias: number; desde: string }>`
    select i.fuente, i.cuenta, count(*)::int as dias, min(d.dia)::date::text as desde
    from (select fuente, cuenta, min(desde) as inicio, max(hasta) as fin,
        range_agg(daterange(desde, hasta, '[]')) as cubierto
      from importaciones where deshecha_en is null and hasta >= desde group by 1, 2) i
    cross join lateral generate_series(greatest(i.inicio, ${hoy}::date - ${ventana}::int)::timestamp,
      (${hoy}::date - 1)::timestamp, interval '1 day') d(dia)
    where i.fin >= ${hoy}::date - ${ventana}::int and extract(isodow from d.dia) < 6 and not i.cubierto @> d.dia::date
    group by 1, 2 order by 3 desc, 1, 2`.execute(deps.db)
  const nombre = await nombresDeFuente(deps.db)
  return rows.map(({ fuente, ...fila }) => ({ ...fila, fuente: nombre(fuente) }))
}
