import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'

/** The hotel bookings a person may see: staff for suppliers all, a proveedor those of its hotels. Every query begins with it. */
export function alcanceDeEstancias(actor: Pick<Actor, 'rol' | 'idProveedores'>): Sql {
  switch (actor.rol) {
    case 'admin':
    case 'OperativoProveedor':
      return sql`true`
    case 'proveedor':
      return sql`e.proveedor_id = any(${actor.idProveedores}::bigint[])`
    default:
      return sql`false`
  }
}

/** `isSinFactura` of the domain. */
export const sinFactura = sql`e.situacion in ('sinFactura', 'facturaCancelada')`

/** Of the bookings `e` of `por_facturar` those whose factura is waited for. */
export const vencidas = (hoy: Dia, dias: number): Sql => sql`e.salida <= ${hoy}::date - ${dias}::int`
