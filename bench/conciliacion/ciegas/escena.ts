/** What is known of a booking and of the pago registered for it. Amounts in pesos, days `yyyy-mm-dd`. */
export type ReservaCiega = {
  codigo: string
  cliente: string
  rfc: string
  paquete: string
  hotel: string
  agente: string
  llegada: string
  salida: string
  monto: number
  fechaPago: string
  transaccion: string
  concepto: string
}
/**
 * Rows of a booking, one a line, a field apart behind a bar: concepto | referencia | referencia ampliada. `[9000]` or `[USD]`
 * before them: of another amount or currency than the pago's.
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
]
