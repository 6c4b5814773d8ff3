import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import type { ConciliacionTables } from '../tables.ts'

/** An action of the log, as undoing needs it. */
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
