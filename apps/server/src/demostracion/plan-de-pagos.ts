import { estadoInicial, estadoRechazado, estadoValido } from '@valija/domain/pagos/estados.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { azarDe } from '@valija/sandbox/mundo/azar.ts'
import {
  makeReservasCliente,
  type ReservaCliente,
  reservasDemo,
} from '@valija/sandbox/reservas/reserva-cliente.ts'
import type { Selectable } from 'kysely'
import type { Tables } from '../db/tables.ts'
import type { Mundial } from './mundial.ts'

/** What the demonstration's own steps and tests do is left to them. */
const reservadas = new Set<string>(Object.values(reservasDemo))

/** The customers' bookings of the world, some of every month, those that the payment form takes: six characters, not cancelled. */
export function reservasConPagos(m: Mundial): ReservaCliente[] {
  const hoteles = new Set(m.hoteleros.keys())
  const todas = makeReservasCliente(m.mundo)
    .values()
    .filter(
      ({ localizador, cancelada, hotel }) =>
        localizador.length === 6 &&
        !cancelada &&
        !reservadas.has(localizador) &&
        hoteles.has(hotel.proveedorId),
    )
  const cada = Math.max(1, Math.floor(todas.length / m.tamano.clientes))
  return todas.filter((_una, i) => i % cada === 0).slice(0, m.tamano.clientes)
}

type Metodo = Selectable<Tables['metodosPago']>
export type EstadoPlaneado = typeof estadoInicial | typeof estadoRechazado | typeof estadoValido
export type PagoPlaneado = {
  reserva: ReservaCliente
  dia: Dia
  monto: number
  metodo: Metodo
  clave: string
  concepto: string
  estadoId: EstadoPlaneado
  conComprobante: boolean
}

/** One to three payments of a booking: old ones judged, those of the last days waiting. */
export function planPagos(
  { mundo, hoy }: Mundial,
  reserva: ReservaCliente,
  metodos: readonly Metodo[],
): PagoPlaneado[] {
  const azar = azarDe(mundo.seed, 'pagos del mundo', reserva.localizador)
  const externo = reserva.pagos.reduce((suma, { monto }) => suma + monto, 0)
  const veces = azar.entero(1, 3)
  // A third of them has paid all.
  const total =
    azar.entero(1, 3) === 1 ? reserva.total - externo : Math.floor((reserva.total - externo) * 0.6)
  // The last before the guests arrive, those of trips to come in the last weeks.
  const ayer = sumarDias(hoy, -1)
  const antes = sumarDias(reserva.llegada, -azar.entero(1, 25))
  const ultimoDia = antes > ayer ? sumarDias(hoy, -azar.entero(1, 20)) : antes
  const parte = Math.floor(total / veces / 100) * 100
  return Array.from({ length: veces }, (_none, n): PagoPlaneado => {
    const enSuDia = sumarDias(ultimoDia, (n - veces + 1) * 15)
    const dia = enSuDia < reserva.venta ? reserva.venta : enSuDia
    const ultimo = n === veces - 1
    const espera = dia > sumarDias(hoy, -8)
    const cual =
      reserva.moneda === 'USD' ? 3 : (([0, 0, 0, 0, 0, 0, 1, 1, 1, 2] as const)[azar.entero(0, 9)] ?? 0)
    const metodo = metodos[cual] ?? metodos[0]
    if (!metodo) throw new Error('no payment methods')
    const que = n === 0 ? 'Anticipo' : ultimo ? 'Liquidación' : 'Abono'
    return {
      reserva,
      dia,
      monto: ultimo ? total - parte * (veces - 1) : parte,
      metodo,
      clave: claveDe(cual, dia, () => azar.entero(0, 9)),
      concepto: `${que} ${reserva.localizador}`,
      estadoId: espera ? estadoInicial : azar.next() < 0.05 ? estadoRechazado : estadoValido,
      conComprobante: azar.next() < 0.7 || espera,
    }
  }).filter(({ monto }) => monto > 0)
}

/** As each way of paying names its operation: a clave de rastreo, a folio, an authorisation. */
function claveDe(metodo: number, dia: Dia, digito: () => number): string {
  const digitos = (n: number) => Array.from({ length: n }, digito).join('')
  if (metodo === 2) return digitos(6)
  if (metodo === 1) return `SAN${dia.slice(2).replaceAll('-', '')}${digitos(9)}`
  return `MBAN01${dia.slice(2).replaceAll('-', '')}${digitos(12)}`
}
