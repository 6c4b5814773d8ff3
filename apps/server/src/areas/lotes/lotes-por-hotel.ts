import type { ConsultaLotes, LotesDeHotel } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type ColumnasExportadas, montoExportado } from '../../http/columna-exportada.ts'
import type { Lista } from '../../http/lista.ts'
import { listaDeLotes } from './list-lotes.ts'

/** The lotes of a tab under its filters, summed by hotel and currency: the sums are of all of them, not of a page. */
export async function listaPorHotel(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  consulta: Omit<ConsultaLotes, 'porPagina'>,
): Promise<Lista> {
  const { desde, donde } = await listaDeLotes(deps, actor, consulta)
  return {
    desde: sql`(select l.proveedor_id || ' ' || l.moneda as clave, l.proveedor_id, l.moneda,
        max(l.proveedor_nombre) as proveedor_nombre, max(l.proveedor_rfc) as proveedor_rfc, count(*) as num_lotes,
        sum(l.num_facturas)::bigint as num_facturas, sum(l.total)::bigint as total
      from ${desde} where ${sql.join(donde, sql` and `)} group by l.proveedor_id, l.moneda) g`,
    donde: [],
    columnas: sql`g.*`,
    ordenes: {
      proveedorNombre: { sql: sql`g.proveedor_nombre collate "es-x-icu"`, tipo: 'text' },
      numLotes: { sql: sql`g.num_lotes`, tipo: 'int8' },
      numFacturas: { sql: sql`g.num_facturas`, tipo: 'int8' },
      total: { sql: sql`g.total`, tipo: 'int8' },
    },
    inicial: '-total',
    id: { sql: sql`g.clave`, tipo: 'text' },
  }
}

/** What all of them come to, each currency by itself. */
export async function sumarPorHotel(
  db: Deps['db'],
  { desde }: Lista,
): Promise<{ moneda: string; total: Centavos }[]> {
  const { rows } = await sql<{ moneda: string; total: Centavos }>`
    select g.moneda, sum(g.total)::bigint as total from ${desde} group by g.moneda
    order by g.moneda <> 'MXN', g.moneda`.execute(db)
  return rows
}

const c = t.columnas
export const columnasPorHotel: ColumnasExportadas<LotesDeHotel> = {
  proveedorNombre: { titulo: c.proveedor, valor: (g) => g.proveedorNombre },
  proveedorRfc: { titulo: c.rfc, valor: (g) => g.proveedorRfc },
  numLotes: { titulo: c.lotes, clase: 'numero', valor: (g) => g.numLotes },
  numFacturas: { titulo: c.facturas, clase: 'numero', valor: (g) => g.numFacturas },
  total: { titulo: c.total, clase: 'dinero', suma: true, valor: (g) => montoExportado(g.total, g.moneda) },
}
