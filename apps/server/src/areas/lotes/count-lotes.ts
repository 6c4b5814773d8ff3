import type { ConsultaLotes } from '@valija/contract/lotes.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { countRows, type Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { filtersOf } from './list-lotes.ts'

/** How many lotes each tab holds under the filters in force, each exact up to the cap. */
export async function countLotes(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  filtros: Omit<ConsultaLotes, 'etapa' | 'porPagina'>,
) {
  const donde = await filtersOf(deps, actor, filtros)
  const count = async (etapa: Etapa, mas: Sql[] = []) => {
    const { total, totalTopado } = await countRows(deps.db, {
      desde: sql`lotes l`,
      donde: [...donde, sql`l.estatus = ${etapas[etapa]}`, ...mas],
    })
    return { n: total, topado: totalTopado }
  }
  return {
    noProcesado: await count('noProcesado'),
    enProcesoDeEnvio: await count('enProcesoDeEnvio'),
    enProcesoDePago: await count('enProcesoDePago'),
    pagado: await count('pagado'),
    sinValidarRfc: await count('noProcesado', [sql`l.rfc_sin_validar`]),
  }
}

/** Hotels with lotes in the person's scope, for the filter: one step of the index per hotel, however many lotes each has. */
export async function proveedoresConLotes(
  db: Conn,
  actor: Actor,
  categoria: string,
): Promise<{ proveedorId: number; proveedorNombre: string }[]> {
  const scope = sql`l.eliminado_en is null and l.categoria = ${categoria} and ${alcanceDeLotes(actor)}`
  const { rows } = await sql<{ proveedorId: number; proveedorNombre: string }>`
    with recursive pasos as (
      (select l.proveedor_id, l.proveedor_nombre from lotes l where ${scope} order by l.proveedor_id limit 1)
      union all
      select s.* from pasos p cross join lateral (
        select l.proveedor_id, l.proveedor_nombre from lotes l where ${scope} and l.proveedor_id > p.proveedor_id
        order by l.proveedor_id limit 1) s
    ) select proveedor_id, proveedor_nombre from pasos order by proveedor_nombre collate "es-x-icu"`.execute(
    db,
  )
  return rows
}
