import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { isRfc } from '@valija/palabras/rfc.ts'
import { sql } from 'kysely'
import {
  type Busca,
  columnasHalladas,
  enDia,
  type Rama,
  ramasDeCodigo,
  ramasDeFin,
  ramasDeImporte,
  ramasDeNombreEn,
} from '../../http/hallar.ts'
import type { Sql } from '../../http/lista.ts'

/** What was paid of lotes; what was annulled is found and says so. */
export const comprobantesHallados = (alcance: Sql): Busca => ({
  desde: sql`comprobantes_pago c join lotes l on l.id = c.lote_id`,
  id: sql`c.id`,
  alcance: sql`l.eliminado_en is null and ${alcance}`,
  columnas: columnasHalladas({
    id: sql`c.id`,
    titulo: sql`c.folio`,
    detalle: sql`concat_ws(' · ', l.proveedor_nombre, l.nombre, c.banco_beneficiario)`,
    importe: sql`c.total`,
    moneda: sql`l.moneda`,
    fecha: sql`c.fecha_pago`,
    estado: sql`case when c.anulado_en is not null then 'Anulado' else 'Pagado' end`,
    loteId: sql`l.id`,
    categoria: sql`l.categoria`,
    estatus: sql`l.estatus`,
  }),
})

/** The receipt's rows are looked up first: joined, an installation without receipts reads every payment to find none. */
const deRecibo = (donde: Sql): Sql =>
  sql`c.recibo_pago_id = any(array(select rp.id from recibo_pagos rp where ${donde} order by rp.id desc limit ${topeDeRecibo}))`
const topeDeRecibo = 500

/** By folio and the receipt's clave de rastreo, or their last figures; RFC, amount and day. */
export function ramasDeComprobante(pregunta: Pregunta): Rama[] {
  const { codigo, plano, dia } = pregunta
  return [
    ...ramasDeCodigo(sql`buscable(c.folio)`, codigo),
    ...ramasDeFin(sql`reverse(buscable(c.folio))`, plano),
    ...[
      ...ramasDeCodigo(sql`buscable(rp.clave_rastreo)`, plano),
      ...ramasDeFin(sql`reverse(buscable(rp.clave_rastreo))`, plano),
    ].map(({ donde, exacta }) => ({ donde: deRecibo(donde), exacta })),
    ...(isRfc(plano) ? [{ donde: sql`c.rfc = ${plano}`, exacta: true }] : []),
    ...ramasDeImporte(sql`c.total`, pregunta),
    ...(dia === null ? [] : [{ donde: sql`c.fecha_pago = ${dia}::date`, exacta: true }]),
  ]
}

/** The same, and by the words of its lote with when it was paid; of a lote its own text has those. */
export const ramasDeComprobanteYLote = (pregunta: Pregunta): Rama[] => [
  ...ramasDeComprobante(pregunta),
  ...ramasDeNombreEn(sql`l.busqueda`, pregunta, enDia(sql`c.fecha_pago`)),
]
