import { sinHechos } from '../src/conciliacion/dudas.ts'
import { judgeExacta } from '../src/conciliacion/exacta.ts'
import { readPistas } from '../src/conciliacion/pistas.ts'
import { propose } from '../src/conciliacion/propose.ts'
import type { PagoCandidato } from '../src/conciliacion/puntuar.ts'
import { umbrales } from './a-pago.ts'

export const clave = 'MBAN01002610050000012345'
/** The sets know of one booking what its customers write; here it has all of their names and places. */
const nombrados =
  'Norma Guzmán Torres, Patricia Luna Morales, José Luis Peña, Juan Carlos, Dra. Solís Ramírez, Pedro; Viajes El Faro; Cancún, Tulum, Riviera Maya, Xcaret, Puerto Vallarta, Huatulco, Barceló, Riu, Disney, Orlando, Europa, Circuito Barrancas del Cobre, Chepe, Huasteca Potosina, San Miguel de Allende, Puerto Escondido, Las Vegas, Nueva York, Chiapas, Oasis, Krystal, Princess Mundo Imperial, Iberostar, Mazatlán, Los Cabos, Crucero, Real'
const base: PagoCandidato = {
  pagoId: 1,
  bookingCode: 'XEM111',
  rfc: 'GOPR850101AB1',
  concepto: 'Anticipo Laura Gómez Pérez',
  fechaPago: '2026-11-05',
  numeroTransaccion: clave,
  numeroCuenta: '0112345678',
  moneda: 'MXN',
  saldo: 100_000,
  monto: 100_000,
  rechazado: false,
  saldoEnOtraMoneda: 5_000,
  avisoAbierto: false,
  cliente: 'María Fernanda Reyes Cruz',
  senas: nombrados,
  agente: 'Viajes El Faro',
  llegada: '2026-12-15',
  salida: '2026-12-24',
}
const otros: PagoCandidato[] = [
  {
    ...base,
    pagoId: 2,
    bookingCode: 'KTR482',
    numeroTransaccion: '4829130047',
    rfc: 'ABCD800101XY1',
    concepto: 'Pago Pedro Ruiz',
    saldo: 40_000,
    monto: 40_000,
  },
]
/** Whether the machine would apply a row of this text, of the very amount and day, to the pago. */
export const isAplicada = (texto: string): boolean => {
  // The stay is the one that it tells.
  const [desde, hasta] = [/(\d\d) AL \d/, /(?:AL|SALIDA) (\d\d)/].map((una) => una.exec(texto)?.[1])
  return isAplicadaA(
    { ...(desde && { llegada: `2026-12-${desde}` }), ...(hasta && { salida: `2026-12-${hasta}` }) },
    texto,
  )
}

/** The same where the pago and its booking are otherwise as `suyo` says, and `hermano` is another pago of the booking. */
export function isAplicadaA(
  suyo: Partial<PagoCandidato>,
  texto: string,
  hermano?: Partial<PagoCandidato>,
): boolean {
  const [concepto = '', referencia = '', referenciaAmpliada = ''] = texto.split(' | ')
  const pistas = readPistas({ concepto, referencia, referenciaAmpliada })
  const movimiento = {
    movimientoId: 1,
    fechaOperacion: '2026-11-05',
    moneda: 'MXN',
    cuenta: '0112345678',
    cuentaConocida: true,
    restante: 100_000,
    reservaAsignada: '',
    pistas,
  }
  // And its nights.
  const noches = /(\d) NOCHES/.exec(texto)?.[1]
  const salida = noches === undefined ? base.salida : `2026-12-${15 + Number(noches)}`
  const pagos = [
    { ...base, salida, ...suyo },
    ...otros,
    ...(hermano ? [{ ...base, pagoId: 3, ...hermano }] : []),
  ]
  const propuestas = propose(movimiento, pagos, { umbrales, complementos: new Set(), rechazadas: new Set() })
  const hechos = {
    ...sinHechos,
    reservas: new Set(['XEM111', 'KTR482', 'LMP735', 'XEM112', 'BRISAS', '100250']),
  }
  return (
    judgeExacta(movimiento, propuestas, new Map(pagos.map((one) => [one.pagoId, one])), { hechos, umbrales })
      .exacta !== null
  )
}
