import type { HotelPorFacturar } from '@valija/contract/estancias.ts'
import { porFacturarPantalla as t } from '@valija/contract/messages/por-facturar-pantalla.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista } from '../../http/lista.ts'
import { alcanceDeEstancias, sinFactura, vencidas } from './hechos.ts'

export type FilaHotel = Omit<HotelPorFacturar, 'sumas'> & {
  mxn: Centavos
  usd: Centavos
  sinImporte: number
}

/** Hotels with bookings that no lote and no draft bills by a factura that holds, the oldest stay first. */
export const listaDeHoteles = (
  actor: Actor,
  hoy: Dia,
  { dias, entrePedidos }: { dias: number; entrePedidos: number },
  q = '',
): Lista => ({
  desde: sql`(select e.proveedor_id, max(e.proveedor_nombre) as nombre, max(e.proveedor_rfc) as rfc,
      count(*) filter (where ${sinFactura})::int as reservas,
      coalesce(sum(e.costo) filter (where ${sinFactura} and e.moneda = 'MXN'), 0)::int8 as mxn,
      coalesce(sum(e.costo) filter (where ${sinFactura} and e.moneda = 'USD'), 0)::int8 as usd,
      count(*) filter (where ${sinFactura} and e.costo is null)::int as sin_importe,
      min(e.salida) filter (where ${sinFactura}) as mas_antigua,
      count(*) filter (where e.situacion = 'enBorrador')::int as en_borrador,
      count(*) filter (where e.situacion = 'enLote')::int as en_lote,
      max(e.pedida_el) as pedido_el,
      count(*) filter (where ${sinFactura} and (e.pedida_el is null or e.pedida_el <= ${hoy}::date - ${entrePedidos}::int))::int as por_pedir
    from por_facturar e
    where ${alcanceDeEstancias(actor)} and ${vencidas(hoy, dias)} and e.proveedor_id is not null
    group by e.proveedor_id) h`,
  donde: [
    sql`h.reservas > 0`,
    ...q
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => contains(sql`buscable(h.nombre || ' ' || h.rfc)`, word)),
  ],
  columnas: sql`h.*, (${hoy}::date - h.mas_antigua) as dias,
    (select count(*)::int from borrador_cfdis f join borradores b on b.id = f.borrador_id
      where b.proveedor_id = h.proveedor_id and b.categoria = 'Proveedor' and f.quitado_en is null
        and not exists (select from borrador_renglones r where r.borrador_id = b.id)) as borradores_sin_reservas`,
  ordenes: {
    masAntigua: { sql: sql`h.mas_antigua`, tipo: 'date' },
    nombre: { sql: sql`h.nombre collate "es-x-icu"`, tipo: 'text' },
    reservas: { sql: sql`h.reservas`, tipo: 'int8' },
    mxn: { sql: sql`h.mxn`, tipo: 'int8' },
  },
  inicial: 'masAntigua',
  id: { sql: sql`h.proveedor_id`, tipo: 'int8' },
})

export const toHotel = ({ mxn, usd, sinImporte, ...fila }: FilaHotel): HotelPorFacturar => ({
  ...fila,
  sumas: { MXN: mxn, USD: usd, sinImporte },
})

const c = t.columnas
export const columnasHoteles: ColumnasExportadas<FilaHotel> = {
  nombre: { titulo: c.nombre, valor: (f) => f.nombre },
  rfc: { titulo: c.rfc, valor: (f) => f.rfc },
  reservas: { titulo: c.reservas, clase: 'numero', valor: (f) => f.reservas },
  mxn: {
    titulo: c.importe,
    clase: 'dinero',
    suma: true,
    valor: (f) => (f.mxn === 0 && f.sinImporte > 0 ? null : f.mxn),
  },
  usd: { titulo: c.importeUsd, clase: 'dinero', suma: true, valor: (f) => f.usd },
  sinImporte: { titulo: c.sinImporte, clase: 'numero', valor: (f) => f.sinImporte },
  masAntigua: { titulo: c.masAntigua, clase: 'fecha', valor: (f) => f.masAntigua },
  dias: { titulo: c.dias, clase: 'numero', valor: (f) => f.dias },
  enBorrador: { titulo: c.enBorrador, clase: 'numero', valor: (f) => f.enBorrador },
  enLote: { titulo: c.enLote, clase: 'numero', valor: (f) => f.enLote },
  borradoresSinReservas: {
    titulo: c.borradoresSinReservas,
    clase: 'numero',
    valor: (f) => f.borradoresSinReservas,
  },
  pedidoEl: { titulo: c.pedidoEl, clase: 'fecha', valor: (f) => f.pedidoEl },
}
