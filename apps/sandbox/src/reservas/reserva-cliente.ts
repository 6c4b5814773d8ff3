import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import { makeComisiones } from '../comisiones/lineas.ts'
import { facturables, lineaDeReserva } from '../comisiones/reserva-de-linea.ts'
import { azarDe } from '../mundo/azar.ts'
import { proveedorOmnibeesDemo } from '../mundo/demo.ts'
import {
  estanciaDe,
  numeroPorVenir,
  numerosListados,
  numerosPasados,
  primerNumero,
  ventaDe,
} from '../mundo/estancias.ts'
import type { Mundo } from '../mundo/mundo.ts'
import { apellidos, nombresPila } from '../mundo/nombres.ts'
import { leeClave, type ReservaAnt, reservaDe } from '../mundo/reservas.ts'
import { rfcDe } from '../mundo/rfc.ts'
import { tipoDeCambioDe } from '../tipo-de-cambio/tasas.ts'
import { leeLocalizador, localizadorDe } from './localizador.ts'
import { productosPorCanal } from './productos.ts'

/** A customer's booking as the engines know it, with the hotel's booking behind it; amounts in centavos of its own currency. */
export type ReservaCliente = {
  localizador: string
  /** What the hotel provides and bills, as ANT knows it, in pesos: each customer's booking has its own. */
  hotel: ReservaAnt
  /** Who sold it, with the code of its commission line, which is the localizador; null when nobody stood between. */
  agente: { id: string; razonSocial: string; rfc: string; comision: number | null } | null
  motor: 'JNP' | 'BMS'
  cliente: string
  rfc: string
  correo: string
  moneda: Moneda
  total: number
  /** What the hotel's booking costs. */
  costo: number
  cancelada: boolean
  nombrePaquete: string
  canal: string
  familyProductID: number
  /** The day the guests arrive: the first service. */
  llegada: Dia
  salida: Dia
  /** The day it was sold; nobody pays before. */
  venta: Dia
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
export type ReservasCliente = {
  get: (localizador: string) => ReservaCliente | undefined
  /** The customer's booking behind a hotel's booking code or external locator. */
  deHotel: (clave: string) => ReservaCliente | undefined
  /** Every booking that the engines list, over the hotels in turn. */
  values: () => readonly ReservaCliente[]
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
const noches = (n: number): string => (n === 1 ? '1 noche' : `${n} noches`)
const plano = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toUpperCase()

const clienteDe = (seed: string, clave: string) => {
  const azar = azarDe(seed, 'cliente', clave)
  const nombre = azar.elige(nombresPila)
  const [paterno, materno] = [azar.elige(apellidos), azar.elige(apellidos)]
  const dos = (n: number): string => String(n).padStart(2, '0')
  const fecha = `${dos(azar.entero(60, 99))}${dos(azar.entero(1, 12))}${dos(azar.entero(1, 28))}`
  const iniciales = `${plano(paterno).slice(0, 2)}${plano(materno).charAt(0)}${plano(nombre).charAt(0)}`
  return {
    cliente: `${nombre} ${paterno} ${materno}`,
    rfc: rfcDe(iniciales, fecha, `${azar.elige(letras)}${azar.entero(0, 9)}`),
    correo: `${plano(nombre)}.${plano(paterno)}.${clave.slice(2)}@viajeros.example`.toLowerCase(),
  }
}

/** The customer's booking in front of a hotel's: its price, currency and payments follow from it. */
const reservaDelHotel = (mundo: Mundo, hotel: ReservaAnt, localizador: string): ReservaCliente => {
  const { n } = leeClave(hotel.bookingCode) ?? { n: 0 }
  const azar = azarDe(mundo.seed, 'reservaCliente', hotel.bookingCode)
  const vendida = lineaDeReserva(mundo, hotel.proveedorId, n)
  const hallada = vendida && makeComisiones(mundo).linea(localizador)
  const { llegada, salida } = estanciaDe(mundo, hotel)
  const moneda = !hallada && n % 4 === 3 ? 'USD' : 'MXN'
  const enSuMoneda = (pesos: number): number =>
    moneda === 'MXN' ? pesos : Math.round(pesos / tipoDeCambioDe(llegada).tipoCambio)
  const total = hallada
    ? hallada.linea.precio
    : enSuMoneda(Math.round((hotel.total * azar.entero(118, 134)) / 100))
  const canal = hallada ? productosPorCanal[1] : azar.elige(productosPorCanal)
  const venta = hallada?.linea.bookingDate ?? ventaDe(llegada, azarDe(mundo.seed, 'venta', hotel.bookingCode))
  const externos = n % 3 === 1 ? 1 + (n % 2) : 0
  return {
    localizador,
    hotel,
    agente: hallada && {
      id: hallada.cliente.id,
      razonSocial: hallada.cliente.razonSocial,
      rfc: hallada.cliente.rfc,
      comision: hallada.linea.commission,
    },
    motor: n % 5 === 4 ? 'BMS' : 'JNP',
    ...clienteDe(mundo.seed, hotel.bookingCode),
    moneda,
    total,
    costo: enSuMoneda(hotel.total),
    cancelada: hotel.cancelada,
    nombrePaquete: `${hallada?.linea.description ?? canal.productName}, ${mundo.proveedor(hotel.proveedorId)?.nombreComercial}, ${noches(hotel.noches)}`,
    canal: canal.canal,
    familyProductID: canal.familyProductID,
    llegada,
    salida,
    venta,
    pasajeros: hallada?.linea.pasajeros ?? azar.entero(1, 6),
    pagos: Array.from({ length: externos }, (_none, i) => ({
      id: `EXT-${localizador}-${i + 1}`,
      fecha: sumarDias(llegada, -azar.entero(15, 45)),
      monto: Math.floor(total / 4),
      concepto: `Anticipo ${i + 1} ${localizador}`,
      forma: 'Transferencia',
      cuenta: moneda === 'USD' ? '0198765432' : '0112345678',
    })),
  }
}

/** The bookings with a part to play, each before a hotel's booking of a number that nobody bills, near it in cost. */
const makeFijas = (mundo: Mundo): ReservaCliente[] => {
  const demo = reservasDemo
  const base = (i: number, total: number, cancelada = false): ReservaCliente => {
    const hotel = mundo.proveedores[5 + i]
    if (!hotel) throw new RangeError('a world without hotels')
    const aCosto = (r: ReservaAnt): number => Math.abs(r.total - total * 0.8)
    const candidatas = Array.from({ length: 200 }, (_none, t) =>
      reservaDe(mundo.seed, hotel, numeroPorVenir + 9 * t + (cancelada ? 2 : 0)),
    )
    const mejor = candidatas.reduce((a, b) => (aCosto(b) < aCosto(a) ? b : a))
    const { pagos: _pagos, ...resto } = reservaDelHotel(mundo, mejor, '')
    return { ...resto, pagos: [], moneda: 'MXN', motor: 'JNP', total, costo: mejor.total }
  }
  const javier = {
    cliente: 'Javier Herrera',
    rfc: rfcDe('HERJ', '800214', 'MN'),
    correo: 'javier.herrera@viajeros.example',
  }
  const dolares = base(2, 3_312_000)
  return [
    {
      ...base(0, 4_892_000),
      ...javier,
      localizador: demo.conPagos,
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
    },
    { ...base(1, 2_350_000), localizador: demo.sinPagos },
    {
      ...dolares,
      localizador: demo.dolares,
      moneda: 'USD',
      total: 184_000,
      costo: Math.round(dolares.costo / tipoDeCambioDe(dolares.llegada).tipoCambio),
    },
    { ...base(3, 990_000, true), localizador: demo.cancelada },
    { ...base(4, 1_275_050), localizador: demo.soloBms, motor: 'BMS' },
    { ...base(5, 1_100_000), localizador: demo.larga },
  ]
}

/** Whether a customer bought a hotel's booking: of those that no factura of the world will bill only some were sold. */
const isVendida = (hotel: ReservaAnt, j: number): boolean => {
  const suerte = azarDe('vendida', hotel.bookingCode).entero(0, 5)
  if (hotel.proveedorId === proveedorOmnibeesDemo) return j >= numerosPasados && suerte < 3
  if (hotel.cancelada) return suerte < 2
  return (facturables as readonly number[]).includes(Math.max(j, 0) % 9) || suerte === 0
}
/** The hotels whose months the demonstration tells, and the channel manager's; the directory lists a few more. */
const hotelesQueVenden = 41
/** Invoices of the samples of the demonstration's own hotels: what their people can hand in today. */
const numerosDeMuestra = 90

function* listadas(mundo: Mundo): Generator<ReservaAnt> {
  for (let j = 0; j < numerosListados; j++)
    for (const proveedor of mundo.proveedores.slice(0, hotelesQueVenden)) {
      const hotel = reservaDe(mundo.seed, proveedor, primerNumero(proveedor.id) + j)
      if (isVendida(hotel, j)) yield hotel
    }
  for (const proveedor of mundo.proveedores.filter(({ id }) => primerNumero(id) > 0))
    for (let n = 0; n < numerosDeMuestra; n++) {
      const hotel = reservaDe(mundo.seed, proveedor, n)
      if ((facturables as readonly number[]).includes(n % 9)) yield hotel
    }
}

const hechas = new WeakMap<Mundo, ReservasCliente>()
/** Every booking of the engines, the same on every machine for a seed; computed when it is asked for. */
export const makeReservasCliente = (mundo: Mundo): ReservasCliente => {
  const hecha = hechas.get(mundo)
  if (hecha) return hecha
  const fijas = new Map(makeFijas(mundo).map((r) => [r.localizador, r]))
  const fijaDeHotel = new Map([...fijas.values()].map((r) => [r.hotel.bookingCode, r]))
  const comisiones = makeComisiones(mundo)
  const deHotel = (clave: string): ReservaCliente | undefined => {
    const hotel = mundo.reserva(clave)
    return (
      hotel &&
      (fijaDeHotel.get(hotel.bookingCode) ?? reservaDelHotel(mundo, hotel, localizadorDe(mundo, hotel)))
    )
  }
  let todas: readonly ReservaCliente[] | null = null
  const reservas: ReservasCliente = {
    get: (localizador) => {
      const fija = fijas.get(localizador)
      if (fija) return fija
      const clave =
        comisiones.linea(localizador)?.linea.reserva.bookingCode ?? leeLocalizador(mundo, localizador)
      const hallada = clave === null ? undefined : deHotel(clave)
      return hallada?.localizador === localizador ? hallada : undefined
    },
    deHotel,
    values: () => {
      todas ??= [
        ...fijas.values(),
        ...Array.from(listadas(mundo), (hotel) => reservaDelHotel(mundo, hotel, localizadorDe(mundo, hotel))),
      ]
      return todas
    },
  }
  hechas.set(mundo, reservas)
  return reservas
}
