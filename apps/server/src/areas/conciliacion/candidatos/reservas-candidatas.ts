import type { Sugerencia } from '@valija/contract/conciliacion.ts'
import { type Centavos, centavos } from '@valija/contract/pesos.ts'
import { isLocalizadorFuerte } from '@valija/domain/conciliacion/localizadores.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { conPeso, type Razon, type Senas, sumaDePuntos } from '@valija/domain/conciliacion/puntuar.ts'
import { estadoRechazado } from '@valija/domain/pagos/estados.ts'
import { estatusCancelada } from '@valija/domain/pagos/reserva.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { sql } from 'kysely'
import type { Conn } from '../../../db/connection.ts'
import type { Sql } from '../../../http/lista.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { toRazon } from '../filas/textos.ts'
import { estanciaDe, senasDe } from './read-pagos.ts'

export type FilaReserva = Senas & {
  bookingCode: string
  rfc: string
  nombrePaquete: string
  moneda: Moneda
  total: Centavos
  estatus: string
  /** What the engine has been paid, and its pagos here that were not rejected, each once; in the booking's currency. */
  pagado: number
  /** A pago of it still waits for money. */
  conPagoAbierto: boolean
}

const noRechazado = sql`p.estado_id <> ${sql.lit(estadoRechazado)}`

export async function readReservas(db: Conn, donde: Sql, limite = 20): Promise<FilaReserva[]> {
  const { rows } = await sql<FilaReserva>`
    select r.booking_code, r.rfc, r.nombre_paquete, r.moneda, r.total, r.estatus,
      coalesce(r.pagado_externo, 0) + coalesce((select sum(p.monto_pagado_moneda_reserva) from pagos p
        where p.booking_code = r.booking_code and ${noRechazado} and p.moneda_reserva = r.moneda
          and (r.pagado_externo is null or p.estatus_migracion_id = 1)), 0)::bigint as pagado,
      exists (select from pagos p where p.booking_code = r.booking_code and ${noRechazado} and p.conciliado < p.monto_pago)
        as con_pago_abierto, ${senasDe(sql`r.nombre_paquete`)}
    from reservas_de_pago r ${estanciaDe(sql`r.booking_code`)} where upper(r.estatus) <> ${estatusCancelada.toUpperCase()} and ${donde} limit ${limite}`.execute(
    db,
  )
  return rows
}

/** Bookings the text or a rule names that have no pago waiting for this money; one in another currency gets it at the day's rate. */
export async function suggestReservas(
  db: Conn,
  movimiento: MovimientoAbierto,
  { umbrales, rechazadas }: { umbrales: Umbrales; rechazadas: ReadonlySet<string> },
): Promise<Sugerencia[]> {
  if (movimiento.abonos === 0 || movimiento.moneda === 'EUR') return []
  const codes = codesOf(movimiento)
  const reservas = await readReservas(db, sql`r.booking_code = any(${codes}::text[])`)
  return fittingReservas(movimiento, reservas, { umbrales, rechazadas })
}

export const codesOf = ({ pistas, reservaAsignada }: MovimientoAbierto): string[] =>
  [...pistas.localizadores.keys(), reservaAsignada].filter(Boolean)

/** Of bookings already read, those worth showing for the row. */
export const fittingReservas = (
  movimiento: MovimientoAbierto,
  reservas: readonly FilaReserva[],
  { umbrales, rechazadas }: { umbrales: Umbrales; rechazadas: ReadonlySet<string> },
): Sugerencia[] =>
  reservas
    .filter(({ conPagoAbierto, bookingCode }) => !conPagoAbierto && !rechazadas.has(`reserva:${bookingCode}`))
    .map((reserva) => toSugerenciaDeReserva(reserva, movimiento))
    .filter(({ puntos }) => puntos >= umbrales.sugerencia)

export function toSugerenciaDeReserva(reserva: FilaReserva, movimiento: MovimientoAbierto): Sugerencia {
  const razones = razonesDeReserva(reserva, movimiento)
  return {
    clave: `reserva:${reserva.bookingCode}`,
    tipo: 'reserva',
    puntos: sumaDePuntos(razones),
    exacta: false,
    razones: razones.map(toRazon(movimiento.moneda)),
    lineas: [],
    reserva: {
      bookingCode: reserva.bookingCode,
      rfc: reserva.rfc,
      nombrePaquete: reserva.nombrePaquete,
      moneda: reserva.moneda,
      total: reserva.total,
      estatus: reserva.estatus,
    },
    lote: null,
    aplicar: centavos(movimiento.restante),
    restante: centavos(0),
  }
}

export function razonesDeReserva(
  { bookingCode, rfc, moneda, total, pagado }: FilaReserva,
  movimiento: MovimientoAbierto,
): Razon[] {
  const { pistas, restante, reservaAsignada } = movimiento
  const falta = total - pagado
  const from = pistas.localizadores.get(bookingCode)
  const monto = (): Razon[] => {
    if (moneda !== movimiento.moneda) return [conPeso('reservaEnOtraMoneda')]
    if (falta === restante) return [conPeso('montoIgual')]
    return falta > restante
      ? [conPeso('montoParcial', { n: falta - restante })]
      : [conPeso('montoMayor', { n: restante - Math.max(falta, 0) })]
  }
  return [
    ...monto(),
    ...(from === undefined
      ? []
      : [
          conPeso(isLocalizadorFuerte(bookingCode) ? 'localizador' : 'localizadorDebil', {
            encontrado: from,
          }),
        ]),
    ...(reservaAsignada === bookingCode ? [conPeso('reservaDeRegla')] : []),
    ...(pistas.rfcs.has(rfc) ? [conPeso('rfc', { encontrado: rfc })] : []),
  ]
}
