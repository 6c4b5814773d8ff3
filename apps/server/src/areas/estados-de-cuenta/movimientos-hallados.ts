import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import { textoDeMovimiento } from '../../db/texto-de-movimiento.ts'
import {
  type Busca,
  columnasHalladas,
  enDia,
  type Rama,
  ramasDeImporte,
  ramasDeNombre,
  ramasDeNombreEn,
} from '../../http/hallar.ts'

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

/** The last rows of the accounts that are called so or, by four figures or more, end so; in a pasted row it names no row. */
const deCuenta = ({ plano, entera }: Pregunta): Rama[] =>
  entera && /^\d{4,}$/.test(plano)
    ? [
        {
          donde: sql`m.movimiento_id = any(array(select u.movimiento_id
            from (select distinct i.cuenta from importaciones i where i.cuenta like '%' || ${plano}) c cross join lateral
              (select x.movimiento_id from movimientos x where x.cuenta = c.cuenta order by x.fecha_operacion desc limit ${ultimas}) u))`,
          exacta: false,
        },
      ]
    : []
const ultimas = 20

/** By every word of its text, by amount and day, by its account. */
export const ramasDeMovimiento = (pregunta: Pregunta): Rama[] => [
  ...ramasDeNombre(textoDeMovimiento, pregunta),
  ...ramasDeNombreEn(textoDeMovimiento, pregunta, enDia(sql`m.fecha_operacion`)),
  ...deCuenta(pregunta),
  ...ramasDeImporte(sql`m.moneda in ('MXN', 'USD', 'EUR') and m.cargos + m.abonos`, pregunta),
  ...(pregunta.dia === null ? [] : [{ donde: sql`m.fecha_operacion = ${pregunta.dia}::date`, exacta: true }]),
]
