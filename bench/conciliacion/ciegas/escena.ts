import { reservasNuevas } from './reservas-nuevas.ts'

/** What is known of a booking and of the pago registered for it. Amounts in its currency, days `yyyy-mm-dd`. */
export type ReservaCiega = {
  codigo: string
  cliente: string
  rfc: string
  paquete: string
  hotel: string
  agente: string
  llegada: string
  salida: string
  moneda: 'MXN' | 'USD'
  monto: number
  fechaPago: string
  transaccion: string
  concepto: string
}
/**
 * Rows of a booking, one a line, a field apart behind a bar: concepto | referencia | referencia ampliada. `[9000]`, `[USD]` or
 * `[MXN]` before them: of another amount or currency than the pago's.
 */
export type EscenaCiega = { codigo: string; propias: readonly string[]; ajenas: readonly string[] }

export const lineas = (texto: string): string[] =>
  texto
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean)

const reserva = (codigo: string, rest: Partial<ReservaCiega>): ReservaCiega => ({
  codigo,
  cliente: '',
  rfc: 'XAXX010101000',
  paquete: '',
  hotel: '',
  agente: '',
  llegada: '2026-12-20',
  salida: '2026-12-24',
  moneda: 'MXN',
  monto: 0,
  fechaPago: '2026-11-06',
  transaccion: '',
  concepto: 'Pago',
  ...rest,
})

/** The world of the sets: those that the rows speak of, and others whose money comes in on the same days. */
export const reservas: readonly ReservaCiega[] = [
  reserva('XKT482', {
    cliente: 'Laura Gómez Pérez',
    rfc: 'GOPL850101AB1',
    paquete: 'Riviera Maya Todo Incluido',
    hotel: 'Palmas del Caribe Resort',
    monto: 12_500,
    fechaPago: '2026-11-05',
    transaccion: 'MBAN01002611050012345678',
    concepto: 'Anticipo',
  }),
  reserva('B7QW3L', {
    cliente: 'Jorge Ibarra Nava',
    rfc: 'IANJ790212QX3',
    paquete: 'Huatulco 4 noches',
    hotel: 'Barceló Huatulco',
    agente: 'Viajes Alameda',
    llegada: '2027-01-10',
    salida: '2027-01-14',
    monto: 8_400,
    concepto: 'Liquidación Jorge Ibarra',
  }),
  reserva('CUN731', {
    cliente: 'María Fernanda Solís Cruz',
    paquete: 'Cancún Express',
    hotel: 'Riu Cancún',
    llegada: '2026-11-28',
    salida: '2026-12-01',
    monto: 5_000,
    transaccion: '7483920156',
  }),
  reserva('LMP5560', {
    cliente: 'Constructora Del Valle SA de CV',
    rfc: 'CVA040812HT5',
    paquete: 'Convención Mérida',
    hotel: 'Fiesta Americana Mérida',
    llegada: '2027-03-03',
    salida: '2027-03-06',
    monto: 45_000,
    fechaPago: '2026-11-09',
    transaccion: '085901234567890123',
    concepto: 'Anticipo grupo',
  }),
  reserva('HTL2406', {
    cliente: 'José Ángel Peña Luna',
    paquete: 'Mazatlán fin de semana',
    hotel: 'Pueblo Bonito Mazatlán',
    llegada: '2027-02-05',
    salida: '2027-02-08',
    monto: 3_250.5,
    fechaPago: '2026-11-10',
    concepto: 'Pago Ángel Peña',
  }),
  reserva('QRS915', {
    cliente: 'Hugo Garduño Acevedo',
    rfc: 'GAAH810519LK2',
    paquete: 'Riviera Nayarit',
    hotel: 'Marival Distinct',
    monto: 12_500,
    fechaPago: '2026-11-05',
  }),
  reserva('M4RK9T', {
    cliente: 'Patricia Zepeda Olvera',
    paquete: 'Los Cabos',
    monto: 8_400,
    fechaPago: '2026-11-20',
  }),
  reserva('KTX118', { cliente: 'Rodrigo Quintero Salas', monto: 9_900 }),
  reserva('DFW456', { cliente: 'Ximena Solórzano Ruiz', monto: 2_100 }),
  reserva('PVR2209', {
    cliente: 'Sergio Alonso Treviño Garza',
    rfc: 'TEGS760315MN8',
    paquete: 'Puerto Vallarta Familiar',
    hotel: 'Velas Vallarta Resort & Spa',
    agente: 'Turismo Regio',
    llegada: '2026-12-26',
    salida: '2027-01-02',
    monto: 38_760,
    fechaPago: '2026-11-12',
    transaccion: '8846APR2202611121122334455',
    concepto: 'Segundo pago',
  }),
  reserva('7KD2PX', {
    cliente: 'Ana Lucía Montes de Oca',
    paquete: 'Los Cabos Solo Adultos',
    hotel: 'Secrets Puerto Los Cabos',
    llegada: '2027-02-12',
    salida: '2027-02-16',
    monto: 19_999,
    fechaPago: '2026-11-13',
    concepto: 'Anticipo',
  }),
  reserva('GDL0412', {
    cliente: 'Universidad Panorama AC',
    rfc: 'UPA990203QQ1',
    paquete: 'Congreso Guadalajara',
    hotel: 'Hilton Guadalajara',
    llegada: '2026-12-03',
    salida: '2026-12-06',
    monto: 61_200,
    fechaPago: '2026-11-16',
    transaccion: '2026111640014BET0000412345670',
    concepto: 'Pago total grupo',
  }),
  reserva('A4TZ88', {
    cliente: 'Guadalupe Hernández Rosas',
    paquete: 'Chiapas Mágico',
    hotel: 'Holiday Inn San Cristóbal',
    llegada: '2027-03-27',
    salida: '2027-04-01',
    monto: 7_350,
    fechaPago: '2026-11-17',
    concepto: 'Abono',
  }),
  reserva('PVR2210', { cliente: 'Claudia Treviño Salinas', monto: 12_000, fechaPago: '2026-11-12' }),
  reserva('TGZ55K', { cliente: 'Marco Antonio Rosas', monto: 7_350, fechaPago: '2026-11-18' }),
  reserva('MID88Q', {
    cliente: 'Ricardo Manzanilla Couoh',
    rfc: 'MACR810930TT6',
    paquete: 'Yucatán Haciendas',
    hotel: 'Hacienda Temozón',
    agente: 'Mayab Tours',
    llegada: '2027-01-20',
    salida: '2027-01-25',
    monto: 27_430.75,
    fechaPago: '2026-11-19',
    transaccion: 'HSBC20261119556677',
    concepto: 'Liquidación',
  }),
  reserva('OAX3117', {
    cliente: 'Familia Bautista Cortés',
    paquete: 'Oaxaca Guelaguetza',
    hotel: 'Quinta Real Oaxaca',
    llegada: '2027-07-17',
    salida: '2027-07-22',
    monto: 15_000,
    fechaPago: '2026-11-20',
    concepto: 'Primer pago Rosa Bautista',
  }),
  reserva('W9NB4C', {
    cliente: 'Deportes Fénix SA de CV',
    rfc: 'DFE150505KJ3',
    paquete: 'Torneo Querétaro',
    hotel: 'Misión Querétaro',
    llegada: '2026-12-10',
    salida: '2026-12-13',
    monto: 88_000,
    fechaPago: '2026-11-23',
    transaccion: '058-23/11/2026/23-001ZXC778',
    concepto: 'Total equipo',
  }),
  reserva('OAX3118', { cliente: 'Irma Bautista León', monto: 15_000, fechaPago: '2026-11-21' }),
  reserva('ZLO205', { cliente: 'Víctor Couoh Pech', monto: 4_100, fechaPago: '2026-11-19' }),
  ...reservasNuevas.map(({ codigo, ...rest }) => reserva(codigo, rest)),
]
