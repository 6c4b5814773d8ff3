import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import { sql } from 'kysely'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import type { ConciliacionTables } from '../tables.ts'

/** Of an action `a` of the log, what undoing needs. */
export const columnasDeAccion = sql`a.accion_id, a.clase, a.aplicado_por, a.movimiento_id, a.huella, a.fecha_operacion, a.concepto,
  a.monto, a.lineas, a.dicho, a.regla_id, a.deshecha_en`
export type AccionLeida = {
  accionId: number
  clase: ConciliacionTables['accionesConciliacion']['clase']
  aplicadoPor: ConciliacionTables['accionesConciliacion']['aplicadoPor']
  movimientoId: number
  huella: string
  fechaOperacion: string
  concepto: string
  monto: number
  lineas: LineaDeAccion[]
  dicho: DichoDeAccion
  reglaId: number | null
  deshechaEn: Date | null
}
export type MovimientoMarcado = {
  movimientoId: number
  huella: string
  fechaOperacion: string
  concepto: string
  cargos: number
  abonos: number
  ignoradoAccionId: number | null
  paraDespuesAccionId: number | null
}
export type PorDeshacer = { accion: AccionLeida; movimiento: MovimientoMarcado; deshacerId: number }
