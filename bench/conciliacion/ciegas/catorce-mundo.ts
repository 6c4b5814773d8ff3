import { type PagoCiego, pago } from './undecima-mundo.ts'

/** A school's trip, paid in three equal parts; the first came in already. */
const generacion = {
  cliente: 'Colegio Benito Juárez Mérida AC',
  rfc: 'CBJ9504121Q8',
  paquete: 'Generación 2027 Chiapas',
  hotel: 'Ciudad Real Palenque',
  llegada: '2027-03-20',
  salida: '2027-03-25',
  monto: 18_400,
}

/** The world of the fourteenth set: a month of an agency. */
export const mundoCatorce: readonly PagoCiego[] = [
  pago('KTM4R2/1', { ...generacion, fechaPago: '2026-11-03', concepto: 'Primer pago', aplicado: true }),
  pago('KTM4R2/2', { ...generacion, fechaPago: '2026-11-10', concepto: 'Segundo pago' }),
  pago('KTM4R2/3', { ...generacion, fechaPago: '2026-11-18', concepto: 'Tercer pago' }),
  pago('LR5W8N', {
    cliente: 'Hilda Cervantes Nájera',
    paquete: 'Huasteca Potosina',
    hotel: 'Taninul',
    monto: 9_200,
    fechaPago: '2026-11-05',
  }),
  pago('LR6X3M', {
    cliente: 'Hilda Cervantes Nájera',
    paquete: 'Real de Catorce',
    hotel: 'Mesón de la Abundancia',
    monto: 7_300,
    fechaPago: '2026-11-05',
  }),
  // The same amount on one day by two who share a surname.
  pago('VB2K9T', {
    cliente: 'Patricia Ledezma Ruiz',
    paquete: 'Mazatlán todo incluido',
    hotel: 'El Cid Marina',
    monto: 4_500,
    fechaPago: '2026-11-06',
    concepto: 'Anticipo',
  }),
  pago('VC7H4D', {
    cliente: 'Mauricio Ledezma Ortiz',
    paquete: 'Guanajuato colonial',
    hotel: 'Camino Real Guanajuato',
    monto: 4_500,
    fechaPago: '2026-11-06',
    concepto: 'Anticipo',
  }),
  // Sold by an agent, who pays it without its commission when it pays.
  pago('AG8T5P', {
    cliente: 'Sandra Mireles Pacheco',
    paquete: 'Cancún en pareja',
    hotel: 'Krystal Cancún',
    agente: 'Viajes Colibrí',
    llegada: '2026-12-27',
    salida: '2026-12-31',
    monto: 22_000,
    fechaPago: '2026-11-09',
    concepto: 'Pago total',
  }),
  // Two that only a nought tells apart.
  pago('W0K4RT', { cliente: 'Adriana Bustos Lara', monto: 6_800, fechaPago: '2026-11-11' }),
  pago('WOK4RT', { cliente: 'Joel Pineda Cano', monto: 6_800, fechaPago: '2026-11-11' }),
  pago('T0L5XA', {
    cliente: 'Noemí Cantú Garza',
    paquete: 'Tequisquiapan',
    hotel: 'Hotel Marqués',
    monto: 5_140,
    fechaPago: '2026-11-12',
  }),
  pago('PVR6T8', {
    cliente: 'Ximena Arteaga Solís',
    rfc: 'AESX910507KT4',
    paquete: 'Vallarta en familia',
    hotel: 'Fiesta Americana Puerto Vallarta',
    agente: 'Viajes Colibrí',
    llegada: '2026-12-19',
    salida: '2026-12-23',
    monto: 15_850,
    fechaPago: '2026-11-12',
    concepto: 'Anticipo',
  }),
  pago('XD4K9P', {
    cliente: 'Margaret Olson',
    paquete: 'Oaxaca Day of the Dead',
    hotel: 'Quinta Real Oaxaca',
    moneda: 'USD',
    monto: 850,
    fechaPago: '2026-11-13',
    concepto: 'Deposit',
  }),
  // Paid with a card at the counter; the voucher's authorisation is its number.
  pago('TC5N8W', {
    cliente: 'Ulises Barragán Peña',
    paquete: 'Tulum y Bacalar',
    hotel: 'Akumal Bay',
    monto: 12_000,
    fechaPago: '2026-11-16',
    transaccion: '604118',
  }),
  pago('OX3P6L', {
    cliente: 'Teresa Maldonado Vera',
    paquete: 'Xochimilco y Centro',
    hotel: 'Hotel Catedral',
    monto: 3_350,
    fechaPago: '2026-11-17',
    transaccion: '93000412776518',
  }),
  pago('NE7V3B', {
    cliente: 'Efraín Solórzano Díaz',
    paquete: 'Creel y Divisadero',
    hotel: 'Hotel Divisadero Barrancas',
    monto: 10_000,
    fechaPago: '2026-11-19',
    transaccion: '2026111940014TRAPP000417722900',
  }),
]
