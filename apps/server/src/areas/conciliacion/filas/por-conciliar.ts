import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { type Espera, sumaDeEspera } from '../../pagos/por-confirmar.ts'
import { canByPolitica } from '../../politica/by-politica.ts'
import { readUmbrales } from '../umbrales.ts'

export type PorConciliar = Espera & { conSugerencia: number }

/** What the bank received and nobody has tied yet, as «Por revisar» lists it; nothing for who may not match. */
export async function porConciliar(deps: Pick<Deps, 'db' | 'reloj'>, actor: Actor): Promise<PorConciliar> {
  if (!(await canByPolitica(deps, actor, 'rolesEstadosDeCuenta')))
    return { n: 0, montos: [], conSugerencia: 0 }
  const { sugerencia } = await readUmbrales(deps)
  const { rows } = await sql<{ moneda: string; n: number; monto: number; conSugerencia: number }>`
    select m.moneda, count(*) as n, sum(m.restante)::int8 as monto,
      count(*) filter (where m.puntos >= ${sugerencia})::int as con_sugerencia
    from movimientos m where m.estado in ('sinIdentificar', 'parcial') and m.abonos > 0
      and m.para_despues_accion_id is null
    group by 1 order by m.moneda <> 'MXN', 1`.execute(deps.db)
  return { ...sumaDeEspera(rows), conSugerencia: rows.reduce((suma, fila) => suma + fila.conSugerencia, 0) }
}
