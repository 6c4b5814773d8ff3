import { dudasDeReserva } from '@valija/domain/conciliacion/dudas.ts'
import { isIdentificada } from '@valija/domain/conciliacion/exacta.ts'
import { isLocalizadorFuerte } from '@valija/domain/conciliacion/localizadores.ts'
import type { Umbrales } from '@valija/domain/conciliacion/pesos-de-razon.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../deps.ts'
import { judgeMovimientos } from '../candidatos/judge-movimientos.ts'
import { type FilaReserva, readReservas } from '../candidatos/reservas-candidatas.ts'
import { type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'

export type AlcanceDePares = { importacionID: number; grupo: string; umbrales: Umbrales }
export type Par = { movimiento: MovimientoAbierto; reserva: FilaReserva }

/** Rows and bookings that can only mean each other. */
export async function findPares({ db }: Deps, { importacionID, umbrales }: AlcanceDePares): Promise<Par[]> {
  const movimientos = await readMovimientos(db, {
    donde: sql`m.importacion_id = ${importacionID} and m.abonos > 0 and m.estado = 'sinIdentificar'`,
  })
  const judged = (await judgeMovimientos(db, movimientos, umbrales)).filter(
    ({ propuestas }) => !propuestas.some(isIdentificada),
  )
  const codes = new Set(
    judged.flatMap(({ movimiento }) =>
      [...movimiento.pistas.localizadores.keys()].filter(isLocalizadorFuerte),
    ),
  )
  const reservas = codes.size === 0 ? [] : await readAll(db, [...codes])
  const pares = judged.flatMap((juicio) => {
    const { movimiento } = juicio
    return reservas
      .filter(
        (reserva) =>
          reserva.moneda === movimiento.moneda &&
          !reserva.conPagoAbierto &&
          movimiento.pistas.localizadores.has(reserva.bookingCode) &&
          dudasDeReserva(juicio, reserva).length === 0,
      )
      .map((reserva) => ({ movimiento, reserva }))
  })
  return pares.filter(
    (par) =>
      pares.filter(
        (other) =>
          other.movimiento === par.movimiento || other.reserva.bookingCode === par.reserva.bookingCode,
      ).length === 1,
  )
}

const readAll = async (db: Deps['db'], codes: readonly string[]): Promise<FilaReserva[]> => {
  const found: FilaReserva[] = []
  for (let i = 0; i < codes.length; i += 20)
    found.push(...(await readReservas(db, sql`r.booking_code = any(${codes.slice(i, i + 20)}::text[])`)))
  return found
}
