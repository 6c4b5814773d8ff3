import type { Atadura, consultaPorConciliar, MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { type Centavos, centavos, pesosToCentavos } from '@valija/contract/pesos.ts'
import type { Razon } from '@valija/domain/conciliacion/puntuar.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Conn } from '../../../db/connection.ts'
import { textoDeMovimiento } from '../../../db/texto-de-movimiento.ts'
import { contains, isTextoCorto } from '../../../http/buscable.ts'
import { type Lista, type Sql, topeDeTexto } from '../../../http/lista.ts'
import { refuse } from '../../../refuse.ts'
import type { NombreDeFuente } from '../../estados-de-cuenta/perfiles-vigentes.ts'
import { conCargoIgual } from './cargos.ts'
import { toRazon } from './textos.ts'

export type FilaPorConciliar = Omit<
  MovimientoPorConciliar,
  | 'movimientoID'
  | 'importacionID'
  | 'nombreFuente'
  | 'esCargo'
  | 'monto'
  | 'pagoAplicado'
  | 'pagoValido'
  | 'aplicadoPor'
  | 'paraDespuesAccionID'
  | 'numSugerencias'
  | 'ataduras'
  | 'cargoIgual'
> & {
  movimientoId: number
  importacionId: number
  fuente: string
  huella: string
  paraDespuesAccionId: number | null
  restante: Centavos
  aplicado: Centavos
  ataduras: FilaAtadura[]
  cargoIgual: { movimientoId: number; fechaOperacion: string; concepto: string; monto: number } | null
  unidos: { aplicado: boolean; valido: boolean; por: MovimientoPorConciliar['aplicadoPor'] }
}

type FilaAtadura = Omit<Atadura, 'accionID' | 'pagoID' | 'comprobanteID' | 'monto' | 'razones'> & {
  accionId: number
  pagoId: number | null
  comprobanteId: number | null
  monto: number
  razones: Razon[]
}

/** A row `m` tied by them; each is written as its index has it. */
export const atadaPor = (quien: 'maquina' | 'regla' | 'persona'): Sql =>
  sql`${sql.lit(quien)} = any(m.atada_por)`

export const columnasPorConciliar = (
  estadoValido: number,
): Sql => sql`m.movimiento_id, m.importacion_id, m.fuente, m.cuenta,
  m.moneda, m.fecha_operacion, m.concepto, m.referencia, m.referencia_ampliada, m.cargos, m.abonos, m.saldo, m.meses, m.estado,
  m.aplicado, m.restante, m.para_despues_accion_id, m.concepto_asignado, m.reserva_asignada, m.motivo_ignorado, m.puntos, m.huella,
  (select json_build_object('aplicado', count(c.pago_id) > 0,
      'valido', coalesce(bool_and(p.estado_id = ${estadoValido}) filter (where c.pago_id is not null), false),
      'por', coalesce((array_agg(a.aplicado_por order by a.accion_id desc))[1],
        (select g.aplicado_por from acciones_conciliacion g where g.accion_id = m.ignorado_accion_id)))
    from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id left join pagos p on p.pago_id = c.pago_id
    where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null) as unidos,
  (select coalesce(json_agg(json_build_object('accionId', c.accion_id, 'aplicadoPor', a.aplicado_por, 'pagoId', c.pago_id,
      'comprobanteId', c.comprobante_id, 'bookingCode', coalesce(p.booking_code, ''), 'rfc', coalesce(p.rfc, ''),
      'contacto', coalesce(p.user_create, ''), 'monto', c.monto, 'razones', c.razones, 'confirmadaPor', a.confirmada_por)
      order by c.conciliacion_id), '[]')
    from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id left join pagos p on p.pago_id = c.pago_id
    where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null) as ataduras,
  (select json_build_object('movimientoId', o.movimiento_id, 'fechaOperacion', o.fecha_operacion, 'concepto', o.concepto,
      'monto', o.cargos) from movimientos o where o.movimiento_id = m.cargo_igual_id and ${conCargoIgual}) as cargo_igual`

type Filtros = z.infer<typeof consultaPorConciliar>

const estados = (estado: Filtros['estado']): Sql => {
  if (estado === 'todos') return sql`true`
  return estado === 'porConciliar'
    ? sql`m.estado in ('sinIdentificar', 'parcial')`
    : sql`m.estado = ${estado}`
}
const lugares = {
  porRevisar: sql`m.para_despues_accion_id is null`,
  paraDespues: sql`m.para_despues_accion_id is not null`,
} as const
const tipos = { abonos: sql`m.abonos > 0`, cargos: sql`m.cargos > 0`, todos: sql`true` } as const

const deSusPagos = (columna: Sql, q: string): Sql => sql`select ${columna} from pagos p
  join conciliaciones c on c.pago_id = p.pago_id and c.deshecha_accion_id is null
  where ${contains(sql`buscable(p.booking_code || ' ' || p.rfc || ' ' || p.user_create || ' ' || p.concepto)`, q)}`

/** Rows tied to a payment that has the text; null where too many are, or it is too short to be found by them. */
export async function atadosA(db: Conn, q: string | undefined): Promise<number[] | null> {
  if (!q || isTextoCorto(q)) return null
  const { rows } = await sql<{ movimientoId: number }>`
    ${deSusPagos(sql`c.movimiento_id`, q)} limit ${topeDeTexto + 1}`.execute(db)
  return rows.length > topeDeTexto ? null : rows.map(({ movimientoId }) => movimientoId)
}

/** The row's own text, or the customer and booking of what it is tied to; `offset 0` asks that of one row at a time. */
const found = (q: string, atados: readonly number[] | null): Sql =>
  sql`(${contains(textoDeMovimiento, q)} or ${
    atados === null
      ? sql`exists (${deSusPagos(sql`1`, q)} and c.movimiento_id = m.movimiento_id offset 0)`
      : sql`m.movimiento_id = any(${atados}::bigint[])`
  })`

type Vista = { estadoValido: number; sugerencia: number; atados: readonly number[] | null }
export function listaPorConciliar(filtros: Filtros, { estadoValido, sugerencia, atados }: Vista): Lista {
  const donde: Sql[] = [estados(filtros.estado), tipos[filtros.tipo]]
  if (filtros.lugar) donde.push(lugares[filtros.lugar])
  if (filtros.fuente) donde.push(sql`m.fuente = ${filtros.fuente}`)
  if (filtros.cuenta) donde.push(sql`m.cuenta = ${filtros.cuenta}`)
  if (filtros.importacionID) donde.push(sql`m.importacion_id = ${filtros.importacionID}`)
  if (filtros.desde) donde.push(sql`m.fecha_operacion >= ${filtros.desde}::date`)
  if (filtros.hasta) donde.push(sql`m.fecha_operacion <= ${filtros.hasta}::date`)
  if (filtros.montoDesde !== undefined)
    donde.push(sql`m.cargos + m.abonos >= ${pesosToCentavos(filtros.montoDesde)}`)
  if (filtros.montoHasta !== undefined)
    donde.push(sql`m.cargos + m.abonos <= ${pesosToCentavos(filtros.montoHasta)}`)
  if (filtros.conSugerencia)
    donde.push(
      filtros.conSugerencia === 'true'
        ? sql`m.puntos >= ${sugerencia}`
        : sql`coalesce(m.puntos, 0) < ${sugerencia}`,
    )
  if (filtros.conCargo) donde.push(conCargoIgual)
  if (filtros.porConfirmar)
    donde.push(sql`exists (select from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
      where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null and a.aplicado_por = 'maquina'
        and a.confirmada_en is null)`)
  if (filtros.aplicadoPor) donde.push(atadaPor(filtros.aplicadoPor))
  return {
    desde: sql`movimientos m`,
    donde,
    // Each row asks its own payments: a text that many have is looked for in the newest rows of the filter, and said so.
    texto: filtros.q ? { donde: found(filtros.q, atados), corto: atados === null } : undefined,
    columnas: columnasPorConciliar(estadoValido),
    ordenes: {
      fechaOperacion: { sql: sql`m.fecha_operacion`, tipo: 'date' },
      monto: { sql: sql`(m.cargos + m.abonos)`, tipo: 'int8' },
      puntos: { sql: sql`coalesce(m.puntos, -1)`, tipo: 'int8' },
    },
    inicial: '-fechaOperacion',
    id: { sql: sql`m.movimiento_id`, tipo: 'int8' },
  }
}

export const toPorConciliar = (
  {
    movimientoId,
    importacionId,
    fuente,
    unidos,
    huella: _huella,
    paraDespuesAccionId,
    ataduras,
    cargoIgual,
    ...fila
  }: FilaPorConciliar,
  nombreDeFuente: NombreDeFuente,
  numSugerencias: number | null,
): MovimientoPorConciliar => ({
  ...fila,
  movimientoID: movimientoId,
  importacionID: importacionId,
  nombreFuente: nombreDeFuente(fuente),
  esCargo: fila.cargos > 0,
  monto: centavos(fila.cargos + fila.abonos),
  paraDespuesAccionID: paraDespuesAccionId,
  numSugerencias,
  ataduras: ataduras.map(({ accionId, pagoId, comprobanteId, monto, razones, ...one }) => ({
    ...one,
    accionID: accionId,
    pagoID: pagoId,
    comprobanteID: comprobanteId,
    monto: centavos(monto),
    razones: razones.map((razon) => toRazon(fila.moneda)(razon).texto),
  })),
  cargoIgual: cargoIgual && {
    movimientoID: cargoIgual.movimientoId,
    fechaOperacion: cargoIgual.fechaOperacion,
    concepto: cargoIgual.concepto,
    monto: centavos(cargoIgual.monto),
  },
  pagoAplicado: unidos.aplicado,
  pagoValido: unidos.aplicado && unidos.valido,
  aplicadoPor: unidos.por,
})

export async function readFilaPorConciliar(
  db: Conn,
  movimientoId: number,
  estadoValido: number,
): Promise<FilaPorConciliar> {
  const { rows } = await sql<FilaPorConciliar>`
    select ${columnasPorConciliar(estadoValido)} from movimientos m where m.movimiento_id = ${movimientoId}`.execute(
    db,
  )
  const fila = rows[0]
  if (!fila) throw refuse('noEncontrado')
  return fila
}
