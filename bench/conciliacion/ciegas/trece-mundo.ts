import { type PagoCiego, pago } from './undecima-mundo.ts'

const ivonne = {
  cliente: 'Ivonne Saldívar Montaño',
  paquete: 'Durango y la Sierra',
  hotel: 'Hostal de la Monja',
  monto: 5_500,
}
/** Ten that nothing but the code tells apart: one amount, one day. */
const iguales = [
  ['ZA4H71', 'Alma Rosa Becerril Chávez'],
  ['ZB9K32', 'Bruno Cárdenas Oropeza'],
  ['ZC2M85', 'Celia Domínguez Huerta'],
  ['ZD7P14', 'Darío Espinosa Lugo'],
  ['ZE5R96', 'Elvira Fuentes Monroy'],
  ['ZF3T28', 'Fabián Galindo Nájera'],
  ['ZG8V63', 'Gloria Huitrón Paz'],
  ['ZH6W47', 'Héctor Islas Quiroz'],
  ['ZJ1X59', 'Inés Jaramillo Robledo'],
  ['ZK4Y82', 'Julián Kuri Saavedra'],
] as const

/** The world of the thirteenth set. Each pago is registered with its clave or folio, or without one, whatever the row carries. */
export const mundoTrece: readonly PagoCiego[] = [
  pago('QM7T4K', {
    cliente: 'Rebeca Lozano Ibáñez',
    rfc: 'LOIR870319H24',
    paquete: 'Isla Holbox 4 noches',
    hotel: 'Casa Las Tortugas',
    agente: 'Viajes Tamarindo',
    llegada: '2027-02-11',
    salida: '2027-02-15',
    monto: 13_480,
    fechaPago: '2026-10-06',
    concepto: 'Anticipo',
  }),
  pago('QM7T4X', { cliente: 'Gerardo Tinajero Rangel', monto: 13_480, fechaPago: '2026-10-14' }),
  pago('TRC2290', {
    cliente: 'Ernesto Palafox Mier',
    rfc: 'PAME740802R61',
    paquete: 'Torreón y Viesca',
    hotel: 'Marriott Torreón',
    monto: 27_915.5,
    fechaPago: '2026-10-07',
    transaccion: 'BNET01002610070049912345',
    concepto: 'Liquidación',
  }),
  pago('TRC2209', { cliente: 'Nadia Urrutia Campa', monto: 27_915.5, fechaPago: '2026-10-08' }),
  pago('HUX8105', {
    cliente: 'Distribuidora Altamar SA de CV',
    rfc: 'DAL0108238U3',
    paquete: 'Incentivo Huatulco',
    hotel: 'Dreams Huatulco',
    llegada: '2026-11-19',
    salida: '2026-11-22',
    monto: 64_300,
    fechaPago: '2026-10-09',
    transaccion: '4471902268135',
    concepto: 'Pago total',
  }),
  pago('PX6R9N', {
    cliente: 'Marisol Quintana Robles',
    paquete: 'San Miguel de Allende',
    hotel: 'Rosewood San Miguel',
    moneda: 'USD',
    monto: 1_240,
    fechaPago: '2026-10-12',
    concepto: 'Anticipo',
  }),
  pago('PW8D3C', {
    cliente: 'Thomas Brennan',
    paquete: 'Los Cabos Whale Season',
    hotel: 'Grand Velas Los Cabos',
    moneda: 'USD',
    monto: 2_085.75,
    fechaPago: '2026-10-13',
    transaccion: '2026101340014BMOV0000447812900',
    concepto: 'Balance',
  }),
  pago('DG5K2V/1', { ...ivonne, fechaPago: '2026-10-15', concepto: 'Primer pago' }),
  pago('DG5K2V/2', { ...ivonne, fechaPago: '2026-10-17', concepto: 'Segundo pago' }),
  pago('BK3F7J', { cliente: 'Rosaura Villegas Tapia', monto: 8_000, fechaPago: '2026-10-19' }),
  pago('BK9L2S', { cliente: 'Rosaura Villegas Tapia', monto: 6_500, fechaPago: '2026-10-19' }),
  // Registered with what a form calls «referencia», and with the day.
  pago('RV4N8P', {
    cliente: 'Octavio Zúñiga Leal',
    monto: 7_250,
    fechaPago: '2026-10-20',
    transaccion: '884412',
  }),
  pago('FH2J6W', {
    cliente: 'Karina Esquivel Toral',
    monto: 6_610,
    fechaPago: '2026-10-07',
    transaccion: '7102026',
  }),
  pago('FJ7C3B', {
    cliente: 'Samuel Ocampo Brito',
    monto: 11_340,
    fechaPago: '2026-10-08',
    transaccion: '20261008',
  }),
  ...iguales.map(([clave, cliente]) => pago(clave, { cliente, monto: 9_990, fechaPago: '2026-10-22' })),
]
