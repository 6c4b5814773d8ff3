import type { ComplementoEsperado, ConsultaEsperados } from '@valija/contract/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { ColumnasExportadas } from '../../http/columna-exportada.ts'
import type { Lista, Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from '../lotes/alcance-lotes.ts'
import { cuantosComplementos } from './alcance-complementos.ts'
import { porSustituir } from './de-pago-deshecho.ts'

export type FilaEsperado = Omit<ComplementoEsperado, 'estado' | 'factura' | 'falta'> & {
  serie: string
  folio: string
  impPagado: Centavos
  recibido: Centavos
  tolerado: Centavos
}

export const desdeEsperados = sql`complementos_esperados e join facturas f on f.id = e.factura_id
  join lotes l on l.id = e.lote_id`
export const columnasDeEsperado = sql`e.id, e.lote_id, l.nombre as lote, l.proveedor_nombre, f.emisor, l.creador, f.serie,
  f.folio, upper(f.uuid::text) as id_documento, f.moneda, e.fecha_pago, e.forma_de_pago_p, e.num_parcialidad, e.imp_saldo_ant,
  e.imp_pagado, e.imp_saldo_insoluto, e.recibido, e.tolerado, e.vence, ${porSustituir}`
const sinCubrir = sql`e.anulado_en is null and e.imp_pagado - e.recibido - e.tolerado > 0`
/** Of living lotes, not covered in full. */
export const abiertos = sql`${sinCubrir} and l.eliminado_en is null`

/** `abiertos` that have a text, counted by lote: each lote is looked at once, however many of its payments wait. */
export const abiertosPorLote = (actor: Actor, hoy: Dia, conTexto: Sql = sql`true`): Sql => sql`(
    select e.lote_id, count(*) filter (where e.vence >= ${hoy}::date) as pendientes,
      count(*) filter (where e.vence < ${hoy}::date) as vencidos,
      min(e.vence) filter (where e.vence >= ${hoy}::date) as vence
    from complementos_esperados e where ${sinCubrir} and ${conTexto} group by e.lote_id) a
  join lotes l on l.id = a.lote_id where ${alcanceDeLotes(actor)} and l.eliminado_en is null`

const ordenes: Lista['ordenes'] = {
  vence: { sql: sql`e.vence`, tipo: 'date' },
  fechaPago: { sql: sql`e.fecha_pago`, tipo: 'date' },
  proveedorNombre: { sql: sql`l.proveedor_nombre collate "es-x-icu"`, tipo: 'text' },
  impPagado: { sql: sql`e.imp_pagado`, tipo: 'int8' },
}

/**
 * Of the payments `e` that wait for the actor, those with the text: of the lotes that have it every one, of the others by factura. Each lote
 * is looked at once: factura by factura that costs several times as much. True without one.
 */
export async function conTexto(db: Conn, actor: Actor, q: string | undefined): Promise<Sql> {
  if (!q) return sql`true`
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const enEspera = await sql<{ id: number; suyo: boolean }>`
    select l.id, l.nombre ilike ${pattern} or l.proveedor_nombre ilike ${pattern} as suyo from lotes l
    where l.id = any(array(select distinct e.lote_id from complementos_esperados e where ${sinCubrir}))
      and ${alcanceDeLotes(actor)}`.execute(db)
  const { suyos = [], otros = [] } = Object.groupBy(enEspera.rows, ({ suyo }) => (suyo ? 'suyos' : 'otros'))
  const facturas = await sql<{ id: number }>`
    select f.id from facturas f where f.lote_id = any(${otros.map(({ id }) => id)}::bigint[])
      and (f.emisor ilike ${pattern} or f.uuid::text ilike ${pattern} or f.serie_folio ilike ${pattern})`.execute(
    db,
  )
  return sql`(e.lote_id = any(${suyos.map(({ id }) => id)}::bigint[])
    or e.factura_id = any(${facturas.rows.map(({ id }) => id)}::bigint[]))`
}

export const listaDeEsperados = (
  actor: Actor,
  hoy: Dia,
  { situacion, texto }: Pick<ConsultaEsperados, 'situacion'> & { texto: Sql },
): Lista => ({
  desde: desdeEsperados,
  donde: [
    alcanceDeLotes(actor),
    abiertos,
    situacion === 'vencidos' ? sql`e.vence < ${hoy}::date` : sql`e.vence >= ${hoy}::date`,
    texto,
  ],
  conteo: sql`select coalesce(sum(a.${sql.ref(situacion === 'vencidos' ? 'vencidos' : 'pendientes')}), 0)
    from ${abiertosPorLote(actor, hoy, texto)}`,
  columnas: columnasDeEsperado,
  ordenes,
  inicial: 'vence',
  id: { sql: sql`e.id`, tipo: 'int8' },
})

export const toEsperado = (fila: FilaEsperado, hoy: Dia): ComplementoEsperado => {
  const { serie, folio, tolerado, ...same } = fila
  return {
    ...same,
    factura: nombreDeFactura({ serie, folio }, fila.idDocumento),
    falta: (fila.impPagado - fila.recibido - tolerado) as Centavos,
    estado: fila.vence < hoy ? 'Vencido' : 'Pendiente',
  }
}

export async function countComplementos(db: Conn, actor: Actor, hoy: Dia) {
  const { rows } = await sql<{ pendientes: number; vencidos: number; recibidos: number }>`
    select coalesce(sum(a.pendientes), 0)::int as pendientes, coalesce(sum(a.vencidos), 0)::int as vencidos,
      (${cuantosComplementos(actor)})::int as recibidos
    from ${abiertosPorLote(actor, hoy)}`.execute(db)
  return rows[0] ?? { pendientes: 0, vencidos: 0, recibidos: 0 }
}

const c = t.columnas
export const columnasEsperados: ColumnasExportadas<FilaEsperado> = {
  vence: { titulo: c.vence, clase: 'fecha', valor: (f) => f.vence },
  lote: { titulo: c.lote, valor: (f) => f.lote },
  proveedorNombre: { titulo: c.proveedorNombre, valor: (f) => f.proveedorNombre },
  emisor: { titulo: c.emisor, valor: (f) => f.emisor },
  factura: { titulo: c.factura, valor: (f) => nombreDeFactura(f, '') },
  idDocumento: { titulo: c.idDocumento, valor: (f) => f.idDocumento },
  fechaPago: { titulo: c.fechaPago, clase: 'fecha', valor: (f) => f.fechaPago },
  formaDePagoP: { titulo: c.formaDePagoP, valor: (f) => f.formaDePagoP },
  numParcialidad: { titulo: c.numParcialidad, clase: 'numero', valor: (f) => f.numParcialidad },
  impSaldoAnt: { titulo: c.impSaldoAnt, clase: 'dinero', valor: (f) => f.impSaldoAnt },
  impPagado: { titulo: c.impPagado, clase: 'dinero', valor: (f) => f.impPagado },
  impSaldoInsoluto: { titulo: c.impSaldoInsoluto, clase: 'dinero', valor: (f) => f.impSaldoInsoluto },
  moneda: { titulo: c.moneda, valor: (f) => f.moneda },
  porSustituir: {
    titulo: c.porSustituir,
    valor: (f) => f.porSustituir.map(({ uuid }) => uuid).join(', '),
  },
  falta: { titulo: c.falta, clase: 'dinero', valor: (f) => f.impPagado - f.recibido - f.tolerado },
}
