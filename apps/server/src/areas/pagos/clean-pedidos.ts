import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { defineJob } from '../../jobs/jobs.ts'

/** A request is sent again within minutes, or after a night with the screen left open. */
const diasGuardados = 7

/** What answered requests sent twice, when nobody sends them any more. */
export async function cleanPedidos({ db, log }: Pick<Deps, 'db' | 'log'>): Promise<void> {
  for (const tabla of ['pedidos_conciliacion', 'guardados_de_pago'] as const) {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(tabla)} where creado_en < now() - make_interval(days => ${diasGuardados})`.execute(
      db,
    )
    log.info({ tabla, borrados: Number(numAffectedRows ?? 0n) }, 'answered requests forgotten')
  }
}

export const cleanPedidosJob = (deps: Deps) =>
  defineJob<object>({
    nombre: 'pagos.pedidos',
    cron: '50 6 * * *',
    opciones: { retryLimit: 3, retryDelay: 300 },
    work: () => cleanPedidos(deps),
  })
