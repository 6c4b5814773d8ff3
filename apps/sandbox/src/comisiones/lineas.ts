import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { azarDe } from '../mundo/azar.ts'
import type { ComisionistaAnt } from '../mundo/comisionistas.ts'
import { estanciaDe, ventaDe } from '../mundo/estancias.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { apellidos, nombresPila } from '../mundo/nombres.ts'
import { permutacion } from '../mundo/permutacion.ts'
import type { ReservaAnt } from '../mundo/reservas.ts'
import { lineasDe, reservaDeLinea } from './reserva-de-linea.ts'

/** A booking of an agent with its commission, IVA included; null when it cannot be paid, and then `motivo` says why. */
export type LineaComision = {
  bookingCode: string
  clienteId: string
  /** The hotel's booking behind it. */
  reserva: ReservaAnt
  description: string
  bookingDate: Dia
  /** Centavos; null on the wire is the documented −1. */
  commission: number | null
  motivo: string
  inRemarks: string
  /** Price of the package, centavos, IVA and other taxes included. */
  precio: number
  pasajeros: number
  titular: string
  inicio: string
  fin: string
}

const paquetes = [
  'Cancún todo incluido',
  'Escapada a Oaxaca',
  'Riviera Nayarit familiar',
  'Barrancas del Cobre en tren',
  'Los Cabos romántico',
  'Pueblos mágicos del Bajío',
  'Mérida y haciendas',
  'Bacalar y Mahahual',
] as const
const revuelve = permutacion(29_986_577, 36 ** 5)

/** The booking code of a commission line, which is the booking's localizador. */
export const codigoDe = (clienteId: string, n: number): string =>
  `C${revuelve
    .ida(Number(clienteId) * 10_000 + n)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')}`

const numeroDe = (codigo: string): { clienteId: string; n: number } | null => {
  if (!/^C[0-9A-Z]{5}$/.test(codigo)) return null
  const clave = revuelve.vuelta(Number.parseInt(codigo.slice(1), 36))
  return { clienteId: String(Math.floor(clave / 10_000)), n: clave % 10_000 }
}

const lineaDe = (mundo: Mundo, clienteId: string, n: number): LineaComision => {
  const reserva = reservaDeLinea(mundo, clienteId, n)
  if (!reserva) throw new RangeError(`no booking of agent ${clienteId}`)
  const azar = azarDe(mundo.seed, 'comision', clienteId, n)
  const { llegada, salida } = estanciaDe(mundo, reserva)
  const commission = Math.round((reserva.total * azar.entero(118, 134)) / 900)
  const pagable = n % 11 !== 7
  return {
    bookingCode: codigoDe(clienteId, n),
    clienteId,
    reserva,
    description: azar.elige(paquetes),
    bookingDate: ventaDe(llegada, azar),
    commission: pagable ? commission : null,
    motivo: pagable
      ? ''
      : salida > `${mundo.mes}-10`
        ? 'El viaje todavía no termina'
        : 'La comisión está en aclaración con la operadora',
    inRemarks: n % 6 === 2 ? 'Comisión especial de temporada' : '',
    precio: commission * 9,
    pasajeros: azar.entero(1, 5),
    titular: `${azar.elige(nombresPila)} ${azar.elige(apellidos)}`,
    inicio: llegada,
    fin: salida,
  }
}

export type MundoComisiones = {
  deCliente: (clienteId: string) => LineaComision[]
  linea: (bookingCode: string) => { linea: LineaComision; cliente: ComisionistaAnt } | null
}

const hechas = new WeakMap<Mundo, MundoComisiones>()
/** Every commission of every agent, computed from the seed: nothing is stored. */
export const makeComisiones = (mundo: Mundo): MundoComisiones => {
  const hecha = hechas.get(mundo)
  if (hecha) return hecha
  const porId = new Map([...mundo.comisionistas, ...mundo.sinRegistro].map((c) => [c.id, c]))
  const comisiones: MundoComisiones = {
    deCliente: (clienteId) =>
      porId.has(clienteId)
        ? Array.from({ length: lineasDe(clienteId) }, (_none, n) => lineaDe(mundo, clienteId, n))
        : [],
    linea: (bookingCode) => {
      const leido = numeroDe(bookingCode.trim().toUpperCase())
      const cliente = leido && porId.get(leido.clienteId)
      if (!leido || !cliente || leido.n >= lineasDe(leido.clienteId)) return null
      return { linea: lineaDe(mundo, leido.clienteId, leido.n), cliente }
    },
  }
  hechas.set(mundo, comisiones)
  return comisiones
}
