import { type Selectable, sql } from 'kysely'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import type { ConciliacionTables } from '../tables.ts'

/** Of an action `a` of the log, what undoing needs. */
export const columnasDeAccion = sql`a.accion_id, a.clase, a.aplicado_por, a.movimiento_id, a.huella, a.fecha_operacion, a.concepto,
  a.monto, a.lineas, a.dicho, a.regla_id, a.deshecha_en`
type Accion = Selectable<ConciliacionTables['accionesConciliacion']>
type Senas = 'movimientoId' | 'huella' | 'fechaOperacion' | 'concepto'
export type AccionLeida = Pick<
  Accion,
  Senas | 'accionId' | 'clase' | 'aplicadoPor' | 'monto' | 'dicho' | 'reglaId' | 'deshechaEn'
> & { lineas: LineaDeAccion[] }
export type MovimientoMarcado = Pick<Accion, Senas> & {
  cargos: number
  abonos: number
  ignoradoAccionId: number | null
  paraDespuesAccionId: number | null
}
export type PorDeshacer = { accion: AccionLeida; movimiento: MovimientoMarcado; deshacerId: number }
