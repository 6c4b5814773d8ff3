import type { consultaPorConciliar, MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import type { Centavos } from '@valija/contract/pesos.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Conn } from '../../db/connection.ts'
import { contains, type Lista, type Sql } from '../../http/lista.ts'
import { refuse } from '../../refuse.ts'
import type { NombreDeFuente } from '../estados-de-cuenta/perfiles-vigentes.ts'

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
> & {
  movimientoId: number
  importacionId: number
  fuente: string
  huella: string
  paraDespuesAccionId: number | null
  restante: Centavos
  aplicado: Centavos
  unidos: { aplicado: boolean; valido: boolean; por: MovimientoPorConciliar['aplicadoPor'] }
}

/** Text of a row as rules and searches compare it. */
export const textoDeMovimiento = sql`buscable(m.concepto || ' ' || m.referencia || ' ' || m.referencia_ampliada)`

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
    where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null) as unidos`

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

export function listaPorConciliar(filtros: Filtros, estadoValido: number): Lista {
  const donde: Sql[] = [estados(filtros.estado), tipos[filtros.tipo]]
  if (filtros.lugar) donde.push(lugares[filtros.lugar])
  if (filtros.fuente) donde.push(sql`m.fuente = ${filtros.fuente}`)
  if (filtros.cuenta) donde.push(sql`m.cuenta = ${filtros.cuenta}`)
  if (filtros.importacionID) donde.push(sql`m.importacion_id = ${filtros.importacionID}`)
  if (filtros.desde) donde.push(sql`m.fecha_operacion >= ${filtros.desde}::date`)
  if (filtros.hasta) donde.push(sql`m.fecha_operacion <= ${filtros.hasta}::date`)
  if (filtros.q) donde.push(contains(textoDeMovimiento, filtros.q))
  if (filtros.aplicadoPor)
    donde.push(sql`exists (select from conciliaciones c join acciones_conciliacion a on a.accion_id = c.accion_id
      where c.movimiento_id = m.movimiento_id and c.deshecha_accion_id is null and a.aplicado_por = ${filtros.aplicadoPor})`)
  return {
    desde: sql`movimientos m`,
    donde,
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
