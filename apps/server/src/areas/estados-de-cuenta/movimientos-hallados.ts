import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import { type Busca, columnasHalladas, type Rama, ramasDeImporte, ramasDeNombre } from '../../http/hallar.ts'

const texto = sql`buscable(m.concepto || ' ' || m.referencia || ' ' || m.referencia_ampliada)`

/** Rows of the statements, for the roles that the policy lets see them. */
export const movimientosHallados: Busca = {
  desde: sql`movimientos m`,
  id: sql`m.movimiento_id`,
  alcance: sql`true`,
  orden: sql`m.fecha_operacion`,
  columnas: columnasHalladas({
    id: sql`m.movimiento_id`,
    titulo: sql`m.concepto`,
    detalle: sql`concat_ws(' · ', m.cuenta, nullif(m.referencia_ampliada, ''), nullif(m.referencia, ''))`,
    importe: sql`m.abonos - m.cargos`,
    moneda: sql`m.moneda`,
    fecha: sql`m.fecha_operacion`,
    estado: sql`m.estado`,
  }),
}

/** By every word of its text, by amount and day. */
export const ramasDeMovimiento = (pregunta: Pregunta): Rama[] => [
  ...ramasDeNombre(texto, pregunta),
  ...ramasDeImporte(sql`m.moneda in ('MXN', 'USD', 'EUR') and m.cargos + m.abonos`, pregunta),
  ...(pregunta.dia === null ? [] : [{ donde: sql`m.fecha_operacion = ${pregunta.dia}::date`, exacta: true }]),
]
