import { sayAccion } from '@valija/contract/redaccion/acciones-de-conciliacion.ts'
import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { announce } from '../../../http/events.ts'
import { type Asiento, type Autor, writeBitacora } from '../../bitacora/write-bitacora.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import type { ConciliacionTables } from '../tables.ts'

export type AccionNueva = {
  clase: ConciliacionTables['accionesConciliacion']['clase']
  aplicadoPor: ConciliacionTables['accionesConciliacion']['aplicadoPor']
  grupo: string
  movimiento: Pick<
    MovimientoAbierto,
    'movimientoId' | 'huella' | 'fechaOperacion' | 'concepto' | 'cargos' | 'abonos'
  >
  dicho: DichoDeAccion
  lineas?: readonly LineaDeAccion[]
  motivo?: string | null
  puntos?: number | null
  reglaId?: number | null
}

/** Rows of the log, in the order given; their ids come back in that order. */
export async function writeAcciones(
  tx: Tx,
  autor: Autor,
  acciones: readonly AccionNueva[],
): Promise<number[]> {
  if (acciones.length === 0) return []
  const values = acciones.map(({ movimiento, ...accion }, orden) => ({
    orden,
    grupo: accion.grupo,
    clase: accion.clase,
    aplicado_por: accion.aplicadoPor,
    movimiento_id: movimiento.movimientoId,
    huella: movimiento.huella,
    fecha_operacion: movimiento.fechaOperacion,
    concepto: movimiento.concepto,
    monto: movimiento.cargos + movimiento.abonos,
    lineas: accion.lineas ?? [],
    dicho: accion.dicho,
    motivo: accion.motivo ?? null,
    puntos: accion.puntos ?? null,
    regla_id: accion.reglaId ?? null,
  }))
  const { rows } = await sql<{ accionId: number }>`
    insert into acciones_conciliacion (grupo, clase, aplicado_por, movimiento_id, huella, fecha_operacion, concepto, monto, lineas,
      dicho, motivo, puntos, regla_id, usuario_id, quien)
    select a.grupo, a.clase, a.aplicado_por, a.movimiento_id, a.huella, a.fecha_operacion, a.concepto, a.monto, a.lineas, a.dicho,
      a.motivo, a.puntos, a.regla_id, ${autor.usuarioId}::uuid, ${autor.correo}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as a(orden int, grupo uuid, clase text, aplicado_por text,
      movimiento_id bigint, huella text, fecha_operacion date, concepto text, monto bigint, lineas jsonb, dicho jsonb, motivo text,
      puntos smallint, regla_id bigint)
    order by a.orden returning accion_id`.execute(tx)
  for (let i = 0; i < acciones.length; i += 1_000)
    await writeBitacora(tx, autor, ...acciones.slice(i, i + 1_000).flatMap(asientosDe))
  return rows.map(({ accionId }) => accionId).sort((a, b) => a - b)
}

/** Told of the row, and of each pago it ties or lets go. */
function asientosDe({ clase, movimiento, dicho, lineas = [], motivo }: AccionNueva): Asiento[] {
  const detalle = { aplica: clase, movimientoID: movimiento.movimientoId, lineas }
  return [
    {
      entidad: 'movimiento',
      entidadId: movimiento.movimientoId,
      accion: accionDeBitacora[clase],
      a: sayAccion(dicho),
      motivo: motivo ?? null,
      detalle,
    },
    ...(clase === 'aceptar' || clase === 'deshacer' || clase === 'retirar'
      ? lineas
          .filter(({ tipo }) => tipo !== 'lote')
          .map(
            ({ referencia, monto }): Asiento => ({
              entidad: 'pago',
              entidadId: referencia,
              accion: clase === 'aceptar' ? 'pagoConciliado' : 'conciliacionDeshecha',
              motivo: motivo ?? null,
              detalle: { movimientoID: movimiento.movimientoId, monto },
            }),
          )
      : []),
  ]
}
const accionDeBitacora = {
  aceptar: 'movimientoConciliado',
  rechazar: 'sugerenciaRechazada',
  ignorar: 'movimientoIgnorado',
  posponer: 'movimientoParaDespues',
  clasificar: 'movimientoClasificado',
  deshacer: 'conciliacionDeshecha',
  retirar: 'conciliacionRetirada',
} as const

/** Matching is for staff: their open screens read again what changed; a payment's, also those of who registered it. */
export async function announceConciliacion(
  tx: Tx,
  {
    movimientos = [],
    pagos = [],
    corrida,
  }: { movimientos?: readonly number[]; pagos?: readonly number[]; corrida?: number },
): Promise<void> {
  const ids = [
    ...(corrida === undefined ? [] : [`corrida-${corrida}`]),
    ...[...new Set(movimientos)].slice(0, 200).map(String),
  ]
  if (ids.length > 0) await announce(tx, { tipo: 'conciliacion', ids })
  if (pagos.length === 0) return
  const { rows } = await sql<{ usuarioId: string | null; ids: string[] }>`
    select registrado_por as usuario_id, array_agg(pago_id::text order by pago_id) as ids from pagos
    where pago_id = any(${[...new Set(pagos)].slice(0, 200)}) group by 1`.execute(tx)
  for (const { ids: suyos, usuarioId } of rows)
    await announce(tx, { tipo: 'pago', ids: suyos }, { usuarioId })
}
