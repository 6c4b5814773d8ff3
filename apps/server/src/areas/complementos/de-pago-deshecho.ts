import { complementoDePagoDeshecho } from '@valija/contract/messages/complementos.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { sql } from 'kysely'

/** Parts of complements in force that no payment that stands took over: what counts no more is released, and is none. */
const sueltos = sql`complementos_esperados o join complemento_cobros k on k.esperado_id = o.id and k.liberado_en is null
  join complemento_folios d on d.id = k.folio_id`
const suelto = sql`o.anulado_en is not null and o.recibido > 0`

/** Complements that speak of a payment that was undone, whether or not it was made anew otherwise. */
export const dePagoDeshecho = sql`select d.complemento_id from ${sueltos} where ${suelto}`

/** Of a complement `c`, each document of such a payment: what it says, how much of it hangs loose, and which payments of the factura lack one. */
export const deshechosDe = sql`(select jsonb_agg(jsonb_build_object('serie', f.serie, 'folio', f.folio,
    'uuid', upper(f.uuid::text), 'moneda', d.moneda_dr, 'dia', d.fecha_pago, 'monto', d.imp_pagado, 'suelto', s.monto,
    'pagos', (select coalesce(jsonb_agg(jsonb_build_object('dia', p.fecha_pago, 'monto', p.imp_pagado) order by p.fecha_pago, p.id), '[]')
      from complementos_esperados p where p.factura_id = f.id and p.anulado_en is null
        and p.imp_pagado - p.recibido - p.tolerado > 0)) order by d.id)
  from complemento_folios d
    join lateral (select sum(k.monto) as monto, min(o.factura_id) as factura_id from complemento_cobros k
      join complementos_esperados o on o.id = k.esperado_id
      where k.folio_id = d.id and k.liberado_en is null and ${suelto}) s on s.monto > 0
    join facturas f on f.id = s.factura_id
  where d.complemento_id = c.id)`

export type Deshecho = {
  serie: string
  folio: string
  uuid: string
  moneda: string
  dia: string
  monto: Centavos
  suelto: Centavos
  pagos: { dia: string; monto: Centavos }[]
}
export const sayDeshecho = ({ serie, folio, uuid, ...dice }: Deshecho): string =>
  complementoDePagoDeshecho({ factura: nombreDeFactura({ serie, folio }, uuid), ...dice })

/** Of an expected complement `e`, those in force of payments of its factura that were undone: its own takes their place. */
export const porSustituir = sql`(select coalesce(jsonb_agg(distinct jsonb_build_object('uuid', upper(v.uuid::text),
    'fechaPago', d.fecha_pago, 'monto', d.imp_pagado)), '[]')
  from ${sueltos} join complementos v on v.id = d.complemento_id
  where o.factura_id = e.factura_id and ${suelto}) as por_sustituir`
