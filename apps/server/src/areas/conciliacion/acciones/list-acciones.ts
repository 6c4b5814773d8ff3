import type { AccionDeConciliacion, consultaAcciones } from '@valija/contract/conciliacion.ts'
import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import { sayAccion } from '@valija/contract/redaccion/acciones-de-conciliacion.ts'
import type { DichoDeAccion } from '@valija/domain/conciliacion/dicho-de-accion.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import { textoEn } from '../../../http/buscable.ts'
import type { Lista, Sql } from '../../../http/lista.ts'
import type { LineaDeAccion } from '../candidatos/linea-de-accion.ts'

export type FilaAccion = Omit<
  AccionDeConciliacion,
  'accionID' | 'movimientoID' | 'lineas' | 'texto' | 'cuando' | 'deshechaEn'
> & {
  accionId: number
  movimientoId: number
  monto: Centavos
  lineas: LineaDeAccion[]
  dicho: DichoDeAccion
  cuando: Date
  deshechaEn: Date | null
}

type Filtros = Partial<z.infer<typeof consultaAcciones>>

/** The log, newest first. */
export function listaDeAcciones(filtros: Filtros): Lista {
  const donde: Sql[] = []
  if (filtros.movimientoID) donde.push(sql`a.movimiento_id = ${filtros.movimientoID}`)
  if (filtros.clase) donde.push(sql`a.clase = ${filtros.clase}`)
  if (filtros.aplicadoPor) donde.push(sql`a.aplicado_por = ${filtros.aplicadoPor}`)
  if (filtros.grupo) donde.push(sql`a.grupo = ${filtros.grupo}::uuid`)
  return {
    desde: sql`acciones_conciliacion a`,
    donde,
    texto: textoEn(sql`a.busqueda`, filtros.q),
    columnas: sql`a.accion_id, a.clase, a.aplicado_por, a.grupo, a.movimiento_id, a.fecha_operacion, a.concepto, a.monto,
      (select m.moneda from movimientos m where m.movimiento_id = a.movimiento_id) as moneda, a.dicho, a.lineas,
      a.motivo, a.puntos, a.quien, a.cuando, a.deshecha_en, a.deshecha_por,
      a.deshecha_en is null and a.clase not in ('deshacer', 'retirar')
        and exists (select from movimientos m where m.movimiento_id = a.movimiento_id) as se_puede_deshacer`,
    ordenes: { cuando: { sql: sql`a.cuando`, tipo: 'timestamptz' } },
    inicial: '-cuando',
    id: { sql: sql`a.accion_id`, tipo: 'int8' },
  }
}

export const toAccion = ({
  accionId,
  movimientoId,
  lineas,
  dicho,
  cuando,
  deshechaEn,
  ...fila
}: FilaAccion): AccionDeConciliacion => ({
  ...fila,
  accionID: accionId,
  movimientoID: movimientoId,
  lineas: lineas.map((linea) => ({ ...linea, monto: centavos(linea.monto) })),
  texto: sayAccion(dicho),
  cuando: cuando.toISOString(),
  deshechaEn: deshechaEn?.toISOString() ?? null,
})
