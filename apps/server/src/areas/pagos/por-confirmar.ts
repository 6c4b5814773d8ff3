import type { MontoPorMoneda } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { estadoInicial } from '@valija/domain/pagos/estados.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { canByPolitica } from '../politica/by-politica.ts'

export type Espera = { n: number; montos: MontoPorMoneda[] }

/** Payments of customers whose proof waits for a person's word; nothing for who may not give it. */
export async function pagosPorConfirmar(deps: Pick<Deps, 'db' | 'reloj'>, actor: Actor): Promise<Espera> {
  if (!(await canByPolitica(deps, actor, 'rolesEstadoPago'))) return { n: 0, montos: [] }
  const { rows } = await sql<{ moneda: string; n: number; monto: number }>`
    select case when p.moneda_id = 1 then 'MXN' else 'USD' end as moneda, count(*) as n, sum(p.monto_pago)::int8 as monto
    from pagos p where p.estado_id = ${estadoInicial} group by 1 order by 1`.execute(deps.db)
  return sumaDeEspera(rows)
}

/** Rows by currency as one queue: counted together, its money apart. */
export const sumaDeEspera = (rows: readonly { moneda: string; n: number; monto: number }[]): Espera => ({
  n: rows.reduce((suma, { n }) => suma + n, 0),
  montos: rows.map(({ moneda, monto }) => ({ moneda, monto: centavos(monto) })),
})
