import type { ReservaPorFacturar } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista, Sql } from '../../http/lista.ts'
import { alcanceDeEstancias, vencidas } from './hechos.ts'

export type Filtros = {
  situacion?: string | undefined
  proveedorId?: number | undefined
  q?: string | undefined
}

/** What the customer bought is told to staff alone: a package's name may hold people's. */
const paqueteDe = ({ rol }: Actor): Sql => (rol === 'proveedor' ? sql`''` : sql`e.nombre_paquete`)

/** Bookings whose stay ended and whose factura is not on its way to be paid, each with where it is. */
export const listaPorFacturar = (
  actor: Actor,
  hoy: Dia,
  dias: number,
  { situacion, proveedorId, q }: Filtros,
): Lista => ({
  desde: sql`por_facturar e left join lotes l on l.id = e.lote_id
    and (${actor.rol !== 'proveedor'} or l.proveedor_id = any(${actor.idProveedores}::bigint[]))`,
  donde: [
    alcanceDeEstancias(actor),
    vencidas(hoy, dias),
    ...(situacion === undefined ? [] : [sql`e.situacion = ${situacion}`]),
    ...(proveedorId === undefined ? [] : [sql`e.proveedor_id = ${proveedorId}`]),
    ...(q ?? '')
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => {
        const donde = contains(sql`e.busqueda`, word)
        return actor.rol === 'proveedor'
          ? donde
          : sql`(${donde} or ${contains(sql`e.paquete_buscable`, word)})`
      }),
  ],
  columnas: sql`e.localizador, coalesce(e.localizador_externo, e.reserva_ant, '') as reserva_ant, e.proveedor_id,
    e.proveedor_nombre, ${paqueteDe(actor)} as nombre_paquete, e.llegada, e.salida, (${hoy}::date - e.salida) as dias, e.moneda, e.costo, e.situacion,
    l.id as lote_id, l.nombre as lote, e.pedida_el`,
  ordenes: {
    salida: { sql: sql`e.salida`, tipo: 'date' },
    proveedorNombre: { sql: sql`e.proveedor_nombre collate "es-x-icu"`, tipo: 'text' },
    localizador: { sql: sql`e.localizador`, tipo: 'text' },
    costo: { sql: sql`coalesce(e.costo, -1)`, tipo: 'int8' },
  },
  inicial: 'salida',
  id: { sql: sql`e.localizador`, tipo: 'text' },
})

const c = t.columnas
export const columnasPorFacturar: ColumnasExportadas<ReservaPorFacturar> = {
  localizador: { titulo: c.localizador, valor: (f) => f.localizador },
  reservaAnt: { titulo: c.reservaAnt, valor: (f) => f.reservaAnt },
  proveedorNombre: { titulo: c.nombre, valor: (f) => f.proveedorNombre },
  nombrePaquete: { titulo: c.nombrePaquete, valor: (f) => f.nombrePaquete },
  llegada: { titulo: c.llegada, clase: 'fecha', valor: (f) => f.llegada },
  salida: { titulo: c.salida, clase: 'fecha', valor: (f) => f.salida },
  dias: { titulo: c.dias, clase: 'numero', valor: (f) => f.dias },
  costo: { titulo: c.costo, clase: 'dinero', valor: (f) => f.costo },
  moneda: { titulo: c.moneda, valor: (f) => f.moneda },
  situacion: { titulo: c.situacion, valor: (f) => t.situaciones[f.situacion] },
  donde: { titulo: c.donde, valor: (f) => t.donde(f) },
  pedidaEl: { titulo: c.pedidoEl, clase: 'fecha', valor: (f) => f.pedidaEl },
}
