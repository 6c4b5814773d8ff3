import { azarDe } from '../mundo/azar.ts'
import type { ComisionistaAnt } from '../mundo/comisionistas.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { apellidos, nombresPila } from '../mundo/nombres.ts'

/** A booking of an agent with its commission, IVA included; null when it cannot be paid, and then `motivo` says why. */
export type LineaComision = {
  bookingCode: string
  clienteId: string
  description: string
  bookingDate: string
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

/** The agent with thousands of lines: what a big agency looks like. */
export const comisionistaGrande = '566'
const lineasGrande = 5_000
const lineasDe = (id: string): number =>
  id === comisionistaGrande ? lineasGrande : 24 + (Number(id) % 5) * 9

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
const motivos = [
  'La reserva tiene saldo pendiente de pago',
  'La reserva está cancelada',
  'El viaje todavía no termina',
] as const

const espacio = 36 ** 5
const paso = 29_986_577
/** Inverse of `paso` modulo `espacio`, so that a code is read back without a table. */
const inverso = Number(
  ((): bigint => {
    let [a, b, x, y] = [BigInt(paso), BigInt(espacio), 1n, 0n]
    while (b > 0n) {
      const q = a / b
      ;[a, b, x, y] = [b, a % b, y, x - q * y]
    }
    return ((x % BigInt(espacio)) + BigInt(espacio)) % BigInt(espacio)
  })(),
)
const por = (a: number, b: number): number => Number((BigInt(a) * BigInt(b)) % BigInt(espacio))

const codigoDe = (clienteId: string, n: number): string =>
  `C${por(Number(clienteId) * 10_000 + n, paso)
    .toString(36)
    .toUpperCase()
    .padStart(5, '0')}`

const numeroDe = (codigo: string): { clienteId: string; n: number } | null => {
  if (!/^C[0-9A-Z]{5}$/.test(codigo)) return null
  const clave = por(Number.parseInt(codigo.slice(1), 36), inverso)
  return { clienteId: String(Math.floor(clave / 10_000)), n: clave % 10_000 }
}

const dos = (n: number): string => String(n).padStart(2, '0')

const lineaDe = (seed: string, clienteId: string, n: number): LineaComision => {
  const azar = azarDe(seed, 'comision', clienteId, n)
  const commission = azar.entero(45_000, 890_000)
  const mes = azar.entero(4, 9)
  const diaInicio = azar.entero(1, 24)
  const pagable = n % 11 !== 7
  const titular = `${azar.elige(nombresPila)} ${azar.elige(apellidos)}`
  return {
    bookingCode: codigoDe(clienteId, n),
    clienteId,
    description: azar.elige(paquetes),
    bookingDate: `2026-${dos(mes)}-${dos(azar.entero(1, 28))}`,
    commission: pagable ? commission : null,
    motivo: pagable ? '' : (motivos[n % motivos.length] ?? ''),
    inRemarks: n % 6 === 2 ? 'Comisión especial de temporada' : '',
    precio: commission * 9,
    pasajeros: azar.entero(1, 5),
    titular,
    inicio: `2026-${dos(mes)}-${dos(diaInicio)}`,
    fin: `2026-${dos(mes)}-${dos(diaInicio + azar.entero(2, 4))}`,
  }
}

export type MundoComisiones = {
  deCliente: (clienteId: string) => LineaComision[]
  linea: (bookingCode: string) => { linea: LineaComision; cliente: ComisionistaAnt } | null
}

/** Every commission of every agent, computed from the seed: nothing is stored. */
export const makeComisiones = (mundo: Mundo): MundoComisiones => {
  const porId = new Map([...mundo.comisionistas, ...mundo.sinRegistro].map((c) => [c.id, c]))
  return {
    deCliente: (clienteId) =>
      porId.has(clienteId)
        ? Array.from({ length: lineasDe(clienteId) }, (_none, n) => lineaDe(mundo.seed, clienteId, n))
        : [],
    linea: (bookingCode) => {
      const leido = numeroDe(bookingCode.trim().toUpperCase())
      const cliente = leido && porId.get(leido.clienteId)
      if (!leido || !cliente || leido.n >= lineasDe(leido.clienteId)) return null
      return { linea: lineaDe(mundo.seed, leido.clienteId, leido.n), cliente }
    },
  }
}
