import {
  addFila,
  addPago,
  type Caso,
  cifras,
  comunes,
  corrido,
  diaEn,
  escrito,
  montoPropio,
  newClave,
  newCode,
  newPago,
  newRfc,
  pagoEn,
  textoDe,
} from '../mundo.ts'

const dosReservas: Caso = (mundo) => {
  const { bookingCode, igual } = newPago(mundo)
  const exists = mundo.azar.next() < 0.7
  const other = exists ? pagoEn(mundo, addPago(mundo)).bookingCode : newCode(mundo)
  const pair = mundo.azar.elige([
    `${bookingCode} Y ${other}`,
    `${other} ${exists ? '' : 'Y '}${bookingCode}`,
    `RESERVAS ${bookingCode}, ${other}`,
    `${bookingCode}/${other}`,
    `${other}+${bookingCode}`,
  ])
  addFila(mundo, {
    clase: exists ? 'dos reservas en el texto' : 'segunda reserva desconocida',
    verdad: [],
    senala: [],
    ...igual,
    ...textoDe(mundo, pair, ''),
  })
}
/** One deposit for two bookings: both named, or only one. */
const paraDos: Caso = (mundo) => {
  const both = mundo.azar.next() < 0.5
  const rfc = newRfc(mundo)
  const fechaPago = diaEn(mundo.azar.entero(0, 30))
  const places = [0, 1].map(() =>
    addPago(mundo, { rfc, fechaPago, monto: mundo.azar.entero(90_000, 900_000) }),
  )
  const codes = places.map((i) => pagoEn(mundo, i).bookingCode)
  addFila(mundo, {
    clase: both ? 'un depósito para dos, nombradas' : 'un depósito para dos, una nombrada',
    verdad: places,
    abono: places.reduce((sum, i) => sum + pagoEn(mundo, i).monto, 0),
    ...textoDe(mundo, both ? codes.join(' Y ') : `RESERVA ${codes[0]}`, ''),
  })
}
/** One booking is named, and the money is said to be for more; or its letters stand in an address. */
const unaDeVarias: Caso = (mundo) => {
  const { bookingCode, igual } = newPago(mundo)
  const dicho = mundo.azar.elige([
    `2 RESERVAS ${bookingCode}`,
    `VARIAS RESERVAS ${bookingCode}`,
    `${bookingCode} Y OTRA`,
    `${bookingCode} Y 2 MAS`,
    `${bookingCode} +1`,
    `PAGO ${bookingCode.toLowerCase()}@correo.mx`,
  ])
  addFila(mundo, {
    clase: 'una de varias, o un correo',
    verdad: [],
    senala: [],
    ...igual,
    ...textoDe(mundo, dicho, ''),
  })
}
/** The bank cut the end of a long clave; others paid the same that day. */
const claveCortada: Caso = (mundo) => {
  const transaccion = `MBAN010020261005${cifras(mundo, 12)}`
  const i = addPago(mundo, { transaccion })
  addPago(mundo, { monto: pagoEn(mundo, i).monto, fechaPago: pagoEn(mundo, i).fechaPago })
  addFila(mundo, {
    clase: 'clave cortada',
    verdad: [i],
    ...textoDe(mundo, 'PAGO', transaccion.slice(0, mundo.azar.elige([20, 24, 26]))),
  })
}
/** Equal instalments of one booking: which of them this is, only its number could say. */
const cuotas: Caso = (mundo) => {
  const bookingCode = newCode(mundo)
  const monto = mundo.azar.elige(comunes)
  const first = mundo.azar.entero(0, 12)
  const withClaves = mundo.azar.next() < 0.5
  const places = [0, mundo.azar.elige([0, 2, 15])].map((n) =>
    addPago(mundo, {
      bookingCode,
      monto,
      fechaPago: diaEn(first + n),
      transaccion: withClaves ? newClave(mundo) : '',
    }),
  )
  addFila(mundo, {
    clase: 'cuota igual de la misma reserva',
    verdad: [places[0] ?? 0],
    senala: [],
    fecha: diaEn(first),
    concepto: `ABONO TRANSFERENCIA ${bookingCode}`,
  })
}
/** Its twin was rejected: the money may be the one that was thought not to have come. */
const cuotaRechazada: Caso = (mundo) => {
  const bookingCode = newCode(mundo)
  const monto = montoPropio(mundo)
  const fechaPago = diaEn(mundo.azar.entero(0, 25))
  addPago(mundo, { bookingCode, monto, fechaPago, rechazado: true })
  const i = addPago(mundo, { bookingCode, monto, fechaPago: corrido(fechaPago, 3) })
  addFila(mundo, {
    clase: 'pago rechazado gemelo',
    verdad: [i],
    ...textoDe(mundo, escrito(mundo, bookingCode), ''),
  })
}
/** A second payment of the booking whose own money came before: this one is the other's. */
const cuotaYaAplicada: Caso = (mundo) => {
  const bookingCode = newCode(mundo)
  const monto = montoPropio(mundo)
  addPago(mundo, { bookingCode, monto, fechaPago: diaEn(1), aplicado: true })
  const i = addPago(mundo, { bookingCode, monto, fechaPago: diaEn(29) })
  addFila(mundo, {
    clase: 'cuota con la anterior ya aplicada',
    verdad: [i],
    maquina: 'puede',
    ...textoDe(mundo, bookingCode, ''),
  })
}
const soloRechazado: Caso = (mundo) => {
  for (const [estado, transaccion] of [
    [{ rechazado: true }, newClave(mundo)],
    [{ aplicado: true }, ''],
  ] as const) {
    const { bookingCode, igual } = newPago(mundo, { ...estado, transaccion })
    addFila(mundo, {
      clase: 'pago rechazado o ya aplicado',
      verdad: [],
      ...igual,
      ...textoDe(mundo, bookingCode, transaccion),
    })
  }
}

/** One deposit for several bookings, and several payments of one. */
export const variasReservas: readonly (readonly [Caso, number])[] = [
  [dosReservas, 70],
  [paraDos, 60],
  [unaDeVarias, 40],
  [claveCortada, 20],
  [cuotas, 50],
  [cuotaRechazada, 20],
  [cuotaYaAplicada, 20],
  [soloRechazado, 20],
]
