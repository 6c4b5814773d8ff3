import type { Pregunta } from '@valija/domain/buscar/pregunta.ts'
import { sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import {
  type Busca,
  columnasHalladas,
  type Rama,
  ramasDeFin,
  ramasDeImporte,
  ramasDeRfc,
} from '../../http/hallar.ts'
import { alcanceDePagos } from './alcance-pagos.ts'

export const pagosHallados = (actor: Actor): Busca => ({
  desde: sql`pagos p join estados_pago e on e.estado_id = p.estado_id`,
  id: sql`p.pago_id`,
  alcance: alcanceDePagos(actor),
  columnas: columnasHalladas({
    id: sql`p.pago_id`,
    titulo: sql`p.booking_code`,
    detalle: sql`concat_ws(' · ', nullif(p.nombre_paquete, ''), p.rfc, p.nombre_metodo_pago, nullif(p.numero_transaccion, ''))`,
    importe: sql`p.monto_pago`,
    moneda: sql`case p.moneda_id when 2 then 'USD' else 'MXN' end`,
    fecha: sql`p.fecha_pago`,
    estado: sql`e.nombre_estado`,
  }),
})

/** By localizador and clave de rastreo or folio, also their beginning or the clave's last figures; by RFC, amount, day and number. */
export function ramasDePago(pregunta: Pregunta | null): Rama[] {
  if (pregunta === null) return []
  const { plano, dia, numero } = pregunta
  const beginning = sql`${plano.replace(/[\\%_]/g, '')} || '%'`
  return [
    { donde: sql`p.booking_code = ${plano}`, exacta: true },
    { donde: sql`(p.transaccion_plana <> '' and p.transaccion_plana = ${plano})`, exacta: true },
    ...ramasDeRfc(sql`p.rfc`, pregunta),
    ...(plano.length < 3
      ? []
      : [
          { donde: sql`p.booking_code like ${beginning}`, exacta: false, empieza: sql`p.booking_code` },
          {
            donde: sql`(p.transaccion_plana <> '' and p.transaccion_plana like ${beginning})`,
            exacta: false,
            empieza: sql`p.transaccion_plana`,
          },
        ]),
    ...ramasDeFin(sql`reverse(p.transaccion_plana)`, plano).map((rama) => ({
      ...rama,
      donde: sql`(p.transaccion_plana <> '' and ${rama.donde})`,
    })),
    ...ramasDeImporte(sql`p.monto_pago`, pregunta),
    ...(dia === null ? [] : [{ donde: sql`p.fecha_pago = ${dia}::date`, exacta: true }]),
    ...(numero === null ? [] : [{ donde: sql`p.pago_id = ${numero}`, exacta: true }]),
  ]
}
