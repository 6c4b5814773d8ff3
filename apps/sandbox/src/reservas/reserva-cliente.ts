import { azarDe } from '../mundo/azar.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { apellidos, nombresPila } from '../mundo/nombres.ts'
import { reservaDe } from '../mundo/reservas.ts'
import { rfcDe } from '../mundo/rfc.ts'
import { productosPorCanal } from './productos.ts'

/** A customer's booking as the engines know it; amounts in centavos of its own currency. */
export type ReservaCliente = {
  localizador: string
  /** The hotel's booking behind it, as ANT knows it. */
  reservaAnt: string
  motor: 'JNP' | 'BMS'
  cliente: string
  rfc: string
  correo: string
  moneda: 'MXN' | 'USD'
  total: number
  cancelada: boolean
  nombrePaquete: string
  canal: string
  familyProductID: number
  fechaPrimerServicio: string
  pasajeros: number
  pagos: PagoExterno[]
}
export type PagoExterno = {
  id: string
  fecha: string
  monto: number
  concepto: string
  forma: string
  cuenta: string
}

/** Bookings with a part to play; the demonstration, the tests and the guide name them. */
export const reservasDemo = {
  conPagos: 'KTR482',
  sinPagos: 'LMP735',
  dolares: 'VRD315',
  cancelada: 'CNL204',
  soloBms: 'BMS642',
  larga: 'VIAJE001',
} as const

const letras = Array.from('ABCDEFGHJKLMNPQRTUVWXYZ')
const cuantas = 2_400
const noches = (n: number): string => (n === 1 ? '1 noche' : `${n} noches`)
const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()

const clienteDe = (seed: string, i: number) => {
  const azar = azarDe(seed, 'cliente', i)
  const nombre = azar.elige(nombresPila)
  const [paterno, materno] = [azar.elige(apellidos), azar.elige(apellidos)]
  const dos = (n: number): string => String(n).padStart(2, '0')
  const fecha = `${dos(azar.entero(60, 99))}${dos(azar.entero(1, 12))}${dos(azar.entero(1, 28))}`
  const iniciales = `${plano(paterno).slice(0, 2)}${plano(materno).charAt(0)}${plano(nombre).charAt(0)}`
  return {
    cliente: `${nombre} ${paterno} ${materno}`,
    rfc: rfcDe(iniciales, fecha, `${azar.elige(letras)}${azar.entero(0, 9)}`),
    correo: `${plano(nombre)}.${plano(paterno)}${i}@viajeros.example`.toLowerCase(),
  }
}

const reservaNumero = (mundo: Mundo, i: number, localizador: string): ReservaCliente => {
  const azar = azarDe(mundo.seed, 'reservaCliente', i)
  const proveedor = mundo.proveedores[i % mundo.proveedores.length]
  if (!proveedor) throw new RangeError('a world without hotels')
  const hotel = reservaDe(mundo.seed, proveedor, i % 120)
  const moneda = i % 4 === 3 ? 'USD' : 'MXN'
  const total = moneda === 'USD' ? azar.entero(40_000, 620_000) : azar.entero(650_000, 9_800_000)
  const canal = azar.elige(productosPorCanal)
  const externos = i % 3 === 1 ? 1 + (i % 2) : 0
  return {
    localizador,
    reservaAnt: hotel.bookingCode,
    motor: i % 5 === 4 ? 'BMS' : 'JNP',
    ...clienteDe(mundo.seed, i),
    moneda,
    total,
    cancelada: i % 17 === 5,
    nombrePaquete: `${canal.productName}, ${proveedor.nombreComercial}, ${noches(hotel.noches)}`,
    canal: canal.canal,
    familyProductID: canal.familyProductID,
    fechaPrimerServicio: `2026-${String(azar.entero(11, 12))}-${String(azar.entero(1, 28)).padStart(2, '0')}`,
    pasajeros: azar.entero(1, 6),
    pagos: Array.from({ length: externos }, (_none, n) => ({
      id: `EXT-${localizador}-${n + 1}`,
      fecha: `2026-09-${String(azar.entero(1, 28)).padStart(2, '0')}`,
      monto: Math.floor(total / 4),
      concepto: `Anticipo ${n + 1} ${localizador}`,
      forma: 'Transferencia',
      cuenta: moneda === 'USD' ? '0198765432' : '0112345678',
    })),
  }
}

const fija = (
  base: ReservaCliente,
  change: Partial<ReservaCliente> & { localizador: string },
): ReservaCliente => ({ ...base, cancelada: false, moneda: 'MXN', motor: 'JNP', pagos: [], ...change })

/** Every booking of the engines, the same on every machine for a seed. */
export const makeReservasCliente = (mundo: Mundo): ReadonlyMap<string, ReservaCliente> => {
  const todas = new Map<string, ReservaCliente>()
  const demo = reservasDemo
  const base = (i: number) => reservaNumero(mundo, i, '')
  const javier = {
    cliente: 'Javier Herrera',
    rfc: rfcDe('HERJ', '800214', 'MN'),
    correo: 'javier.herrera@viajeros.example',
  }
  for (const reserva of [
    fija(base(9001), {
      ...javier,
      localizador: demo.conPagos,
      total: 4_892_000,
      nombrePaquete: 'Cancún familiar 5 noches',
      pagos: [
        {
          id: 'EXT-KTR482-1',
          fecha: '2026-09-18',
          monto: 1_496_000,
          concepto: 'Anticipo KTR482',
          forma: 'Transferencia',
          cuenta: '0112345678',
        },
      ],
    }),
    fija(base(9002), { localizador: demo.sinPagos, total: 2_350_000 }),
    fija(base(9003), { localizador: demo.dolares, total: 184_000, moneda: 'USD' }),
    fija(base(9004), { localizador: demo.cancelada, total: 990_000, cancelada: true }),
    fija(base(9005), { localizador: demo.soloBms, total: 1_275_050, motor: 'BMS' }),
    fija(base(9006), { localizador: demo.larga, total: 1_100_000 }),
  ])
    todas.set(reserva.localizador, reserva)
  for (let i = 0; todas.size < cuantas; i++) {
    const azar = azarDe(mundo.seed, 'localizador', i)
    const tres = `${azar.elige(letras)}${azar.elige(letras)}${azar.elige(letras)}`
    // One in forty is longer than what the payment form takes.
    const localizador = `${tres}${String(azar.entero(100, 999))}${i % 40 === 39 ? 'X' : ''}`
    if (!todas.has(localizador)) todas.set(localizador, reservaNumero(mundo, i, localizador))
  }
  return todas
}
