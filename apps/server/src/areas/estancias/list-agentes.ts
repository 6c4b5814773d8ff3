import type { AgentePorFacturar } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista, Sql } from '../../http/lista.ts'
import { desdeComisiones, estadoDeComision } from '../comisiones/list-comisiones.ts'

/** The commissions a person may see: accounting all, an agent her own. */
export function alcanceDeComisiones(actor: Pick<Actor, 'rol' | 'idComisionista'>): Sql {
  switch (actor.rol) {
    case 'admin':
    case 'OperativoComisionista':
      return sql`true`
    case 'comisionista':
      return sql`c.comisionista_id = ${actor.idComisionista ?? -1}`
    default:
      return sql`false`
  }
}

export type FilaAgente = Omit<AgentePorFacturar, 'leidaEn'> & { leidaEn: Date | null }

/** Agents with commissions that can be paid and no lote bills, the oldest first: by the end of the stay where it is known. */
export const listaDeAgentes = (actor: Actor, hoy: Dia, q = ''): Lista => ({
  desde: sql`(select c.comisionista_id, count(*)::int as comisiones, sum(c.commission)::int8 as total,
      count(*) filter (where k.estado = 'enPrefactura')::int as en_prefactura,
      coalesce(sum(c.commission) filter (where k.estado = 'enPrefactura'), 0)::int8 as total_en_prefactura,
      count(*) filter (where exists (select from borrador_renglones r join borradores b on b.id = r.borrador_id
        where clave_suelta(r.booking_code) = clave_suelta(c.booking_code) and b.categoria = 'Comisionista'))::int as en_borrador,
      min(coalesce((select e.salida from estancias e where e.localizador = c.booking_code), c.booking_date)) as mas_antigua
    from ${desdeComisiones}
    cross join lateral (select ${estadoDeComision} as estado) k
    where ${alcanceDeComisiones(actor)} and k.estado in ('porFacturar', 'enPrefactura') group by c.comisionista_id) a
    left join lateral (select razon_social_cliente, rfc_cliente from comisionistas where cliente_id = a.comisionista_id order by id limit 1) d on true
    left join comisiones_lecturas l on l.comisionista_id = a.comisionista_id`,
  donde: q
    .split(/\s+/)
    .filter(Boolean)
    .map((word) =>
      contains(
        sql`buscable(coalesce(d.razon_social_cliente, '') || ' ' || coalesce(d.rfc_cliente, ''))`,
        word,
      ),
    ),
  columnas: sql`a.*, coalesce(d.razon_social_cliente, a.comisionista_id::text) as nombre, coalesce(d.rfc_cliente, '') as rfc,
    (${hoy}::date - a.mas_antigua) as dias, l.leida_en`,
  ordenes: {
    masAntigua: { sql: sql`a.mas_antigua`, tipo: 'date' },
    total: { sql: sql`a.total`, tipo: 'int8' },
    comisiones: { sql: sql`a.comisiones`, tipo: 'int8' },
    nombre: {
      sql: sql`coalesce(d.razon_social_cliente, a.comisionista_id::text) collate "es-x-icu"`,
      tipo: 'text',
    },
  },
  inicial: '-total',
  id: { sql: sql`a.comisionista_id`, tipo: 'int8' },
})

export const toAgente = (fila: FilaAgente): AgentePorFacturar => ({
  ...fila,
  leidaEn: fila.leidaEn?.toISOString() ?? null,
})

const c = t.columnas
export const columnasAgentes: ColumnasExportadas<FilaAgente> = {
  nombre: { titulo: c.agencia, valor: (f) => f.nombre },
  rfc: { titulo: c.rfc, valor: (f) => f.rfc },
  comisiones: { titulo: c.comisiones, clase: 'numero', valor: (f) => f.comisiones },
  total: { titulo: c.total, clase: 'dinero', suma: true, valor: (f) => f.total },
  enPrefactura: { titulo: c.enPrefactura, clase: 'numero', valor: (f) => f.enPrefactura },
  totalEnPrefactura: {
    titulo: c.totalEnPrefactura,
    clase: 'dinero',
    suma: true,
    valor: (f) => f.totalEnPrefactura,
  },
  enBorrador: { titulo: c.enBorrador, clase: 'numero', valor: (f) => f.enBorrador },
  masAntigua: { titulo: c.masAntigua, clase: 'fecha', valor: (f) => f.masAntigua },
  dias: { titulo: c.dias, clase: 'numero', valor: (f) => f.dias },
  leidaEn: { titulo: c.leidaEn, clase: 'fechaHora', valor: (f) => f.leidaEn },
}
