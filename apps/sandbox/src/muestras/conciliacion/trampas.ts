import {
  addFila,
  addPago,
  cifras,
  comunes,
  corrido,
  cuentaUsd,
  diaEn,
  escrito,
  letras,
  montoPropio,
  type Mundo,
  newClave,
  newCode,
  newFolio,
  newRfc,
  nombre,
  otraCuentaMxn,
  pagoEn,
  referenciaDeDia,
  textoDe,
} from './mundo.ts'

type Caso = (mundo: Mundo) => void

/** Somebody else's money, with the very numeric reference, amount and days of a payment. */
const referenciaIgual: Caso = (mundo) => {
  const fechaPago = diaEn(mundo.azar.entero(0, 30))
  const kind = mundo.azar.entero(0, 2)
  const transaccion =
    kind === 0
      ? referenciaDeDia(mundo, fechaPago)
      : kind === 1
        ? cifras(mundo, 7)
        : mundo.azar.elige(['1', '123456', '0000001'])
  const i = addPago(mundo, { fechaPago, transaccion })
  addFila(mundo, {
    clase: kind === 0 ? 'referencia con forma de fecha' : 'referencia numérica igual',
    verdad: [],
    abono: pagoEn(mundo, i).monto,
    fecha: fechaPago,
    referencia: transaccion.padStart(7, '0'),
    ampliada: `014 ${transaccion}PAGO 00014180${cifras(mundo, 12)} ${newClave(mundo)} ${nombre(mundo)}`,
  })
}
/** A phone, a card, a convention or an RFC that a payment has as its number, in the text of another's deposit. */
const numeroDeOtraCosa: Caso = (mundo) => {
  const kind = mundo.azar.elige(['TEL', 'CEL:', 'CONVENIO', 'CTA', 'RFC', '0261005WHATSAPP'])
  const transaccion = kind === 'RFC' ? newRfc(mundo) : `55${cifras(mundo, 8)}`
  const i = addPago(mundo, { transaccion })
  addFila(mundo, {
    clase: 'teléfono, cuenta o RFC como número',
    verdad: [],
    abono: pagoEn(mundo, i).monto,
    fecha: pagoEn(mundo, i).fechaPago,
    ampliada: `DEPOSITO ${kind} ${transaccion} ${nombre(mundo)}`,
  })
}
/** The payment's folio is the account of somebody who pays every month. */
const folioRepetido: Caso = (mundo) => {
  const transaccion = newFolio(mundo)
  const monto = montoPropio(mundo)
  const places = [2, 32].map((n) => addPago(mundo, { transaccion, monto, fechaPago: diaEn(n) }))
  addFila(mundo, {
    clase: 'misma referencia cada mes',
    verdad: [places[1] ?? 0],
    senala: [],
    ampliada: `REF ${transaccion} ${nombre(mundo)}`,
  })
}
const palabrasDeReverso = [
  'DEVUELTO',
  'DEV.',
  'DEVOLUCIÓN',
  'Devolucion',
  'DEVOLUCON',
  'REV',
  'REV.',
  'REVERSO',
  'REVERZO',
  'REVERSA',
  'REEMB',
  'REEMBOLSO',
  'REMBOLSO',
  'RECHAZADO',
  'RECHAZADA',
  'RECH.',
  'CANCELACIÓN',
  'CANC.',
  'CANCELADO',
  'CONTRACARGO',
  'CONTRA CARGO',
  'DEVOLUCI0N',
  'SE DEVUELVE',
  'DEVOLVIERON',
  'DEVSPEI',
  'REVERTIDO',
  'SE CANCELA',
  'CHARGE BACK',
  'RETORNO SPEI',
  'TRANSFERENCIA NO APLICADA',
  'ABONO POR ACLARACION',
  'BONIFICACION',
  'AJUSTE DE CARGO',
  'DEPOSITO POR ERROR',
  'SALVO BUEN COBRO',
  'TRASPASO ENTRE CUENTAS',
]
const reverso: Caso = (mundo) => {
  const transaccion = mundo.azar.next() < 0.5 ? newClave(mundo) : ''
  const i = addPago(mundo, { transaccion })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  const word = mundo.azar.elige(palabrasDeReverso)
  const glued = mundo.azar.next() < 0.2
  addFila(mundo, {
    clase: 'texto de devolución',
    verdad: [],
    abono: monto,
    fecha: fechaPago,
    concepto: glued
      ? 'SPEI DEVUELTOBANORTE'
      : mundo.azar.elige([`SPEI ${word} BANORTE`, `${word} ${bookingCode}`, 'SPEI RECIBIDOSTP']),
    ...textoDe(mundo, `${word} ${bookingCode}`, transaccion),
  })
}
/** The money went back, before or after, told only by a cargo of the same amount. */
const cargoIgual: Caso = (mundo) => {
  const i = addPago(mundo, { monto: montoPropio(mundo) })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'cargo igual en días',
    verdad: [i],
    fecha: fechaPago,
    ...textoDe(mundo, bookingCode, ''),
  })
  addFila(mundo, {
    clase: 'cargo',
    verdad: [],
    senala: [],
    abono: 0,
    cargo: monto,
    fecha: corrido(fechaPago, mundo.azar.elige([-9, -2, 0, 1, 3, 6, 12])),
    concepto: mundo.azar.elige([
      'SPEI ENVIADO BANAMEX',
      'CARGO POR ACLARACION',
      'DEVOLUCION SPEI',
      'TRASPASO A TERCEROS',
    ]),
  })
}
const cargoDespues: Caso = (mundo) => {
  const i = addPago(mundo, { monto: montoPropio(mundo) })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'se regresa en otro estado',
    verdad: [i],
    maquina: 'puede',
    seRegresa: true,
    fecha: fechaPago,
    ...textoDe(mundo, bookingCode, ''),
  })
  addFila(mundo, {
    clase: 'cargo',
    verdad: [],
    senala: [],
    estado: 2,
    abono: 0,
    cargo: monto,
    fecha: corrido(fechaPago, mundo.azar.elige([1, 4, 9])),
    concepto: 'DEVOLUCION SPEI',
  })
}
const dosReservas: Caso = (mundo) => {
  const i = addPago(mundo)
  const exists = mundo.azar.next() < 0.7
  const other = exists ? pagoEn(mundo, addPago(mundo)).bookingCode : newCode(mundo)
  const { bookingCode } = pagoEn(mundo, i)
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
    abono: pagoEn(mundo, i).monto,
    fecha: pagoEn(mundo, i).fechaPago,
    ...textoDe(mundo, pair, ''),
  })
}
/** One booking is named, and the money is said to be for more; or its letters stand in an address. */
const unaDeVarias: Caso = (mundo) => {
  const i = addPago(mundo)
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
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
    abono: monto,
    fecha: fechaPago,
    ...textoDe(mundo, dicho, ''),
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
/** Equal instalments of one booking: which of them this is, only its number could say. */
const cuotas: Caso = (mundo) => {
  const bookingCode = newCode(mundo)
  const monto = newMontoDeCuota(mundo)
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
const newMontoDeCuota = (mundo: Mundo): number => mundo.azar.elige(comunes)
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
  const i = addPago(mundo, { rechazado: true, transaccion: newClave(mundo) })
  const { bookingCode, transaccion, monto, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'pago rechazado o ya aplicado',
    verdad: [],
    abono: monto,
    fecha: fechaPago,
    ...textoDe(mundo, bookingCode, transaccion),
  })
  const j = addPago(mundo, { aplicado: true })
  addFila(mundo, {
    clase: 'pago rechazado o ya aplicado',
    verdad: [],
    abono: pagoEn(mundo, j).monto,
    fecha: pagoEn(mundo, j).fechaPago,
    ...textoDe(mundo, pagoEn(mundo, j).bookingCode, ''),
  })
}
const otraMoneda: Caso = (mundo) => {
  const i = addPago(mundo, { moneda: 2, cuenta: cuentaUsd, monto: mundo.azar.entero(20_000, 200_000) })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  const equivalent = mundo.azar.next() < 0.6
  addFila(mundo, {
    clase: equivalent ? 'depósito en otra moneda' : 'igual monto en otra moneda',
    verdad: [i],
    cuenta: '0112345678',
    moneda: 'MXN',
    abono: equivalent ? Math.round(monto * (19.8 + mundo.azar.next() * 0.4)) : monto,
    fecha: fechaPago,
    ...textoDe(mundo, `RESERVA ${bookingCode}`, ''),
  })
}
/** The clave says one payment, the localizador another. */
const claveDeOtro: Caso = (mundo) => {
  const i = addPago(mundo)
  const state = mundo.azar.entero(0, 3)
  const otro = addPago(mundo, {
    transaccion: newClave(mundo),
    ...(state === 1
      ? { rechazado: true }
      : state === 2
        ? { aplicado: true }
        : state === 3
          ? { moneda: 2, cuenta: cuentaUsd }
          : {}),
  })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'clave de otro pago',
    verdad: [],
    senala: [],
    abono: monto,
    fecha: fechaPago,
    ...textoDe(mundo, `RESERVA ${bookingCode}`, pagoEn(mundo, otro).transaccion),
  })
}
/** The payment was registered with another transfer, or with a long folio that the text does not carry. */
const otraClave: Caso = (mundo) => {
  const i = addPago(mundo, { transaccion: mundo.azar.next() < 0.6 ? newClave(mundo) : newFolio(mundo) })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'el pago trae otra clave',
    verdad: [],
    senala: [i],
    abono: monto,
    fecha: fechaPago,
    ampliada: `014 ${cifras(mundo, 7)}RESERVA ${bookingCode} 00014180${cifras(mundo, 12)} MBAN0100261${cifras(mundo, 13)} ${nombre(mundo)}`,
  })
}
const garble = (mundo: Mundo, texto: string): string => {
  const places = Array.from(texto).flatMap((char, i) => (/\d/.test(char) && i > 1 ? [i] : []))
  const at = mundo.azar.elige(places)
  const swap = texto.slice(0, at - 1) + texto.charAt(at) + texto.charAt(at - 1) + texto.slice(at + 1)
  if (mundo.azar.next() < 0.4 && swap !== texto) return swap
  return `${texto.slice(0, at)}${(Number(texto[at]) + mundo.azar.entero(1, 9)) % 10}${texto.slice(at + 1)}`
}
const claveConError: Caso = (mundo) => {
  const transaccion = newClave(mundo)
  const i = addPago(mundo, { transaccion })
  for (let n = 0; n < 2; n++)
    addPago(mundo, { monto: pagoEn(mundo, i).monto, fechaPago: pagoEn(mundo, i).fechaPago })
  addFila(mundo, {
    clase: 'clave con un error',
    verdad: [i],
    ...textoDe(mundo, 'PAGO', garble(mundo, transaccion)),
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
const localizadorConError: Caso = (mundo) => {
  const i = addPago(mundo)
  for (let n = 0; n < 2; n++)
    addPago(mundo, { monto: pagoEn(mundo, i).monto, fechaPago: pagoEn(mundo, i).fechaPago })
  let wrong = ''
  do wrong = garble(mundo, pagoEn(mundo, i).bookingCode)
  while (mundo.codes.has(wrong))
  mundo.codes.add(wrong)
  addFila(mundo, {
    clase: 'localizador con un error',
    verdad: [i],
    ...textoDe(mundo, `RESERVA ${wrong}`, ''),
  })
}
const pegado: Caso = (mundo) => {
  const i = addPago(mundo)
  const code = pagoEn(mundo, i).bookingCode
  const word = mundo.azar.elige([
    `${code}PAGO2`,
    `PAGO${code}`,
    `${code}ANTICIPO`,
    `LIQ${code}TOTAL`,
    `${code}${nombre(mundo).split(' ')[0]}`,
    `VIAJEFAM${code}`,
    `${letras(mundo, 2)}${code}${letras(mundo, 2)}`,
  ])
  addFila(mundo, {
    clase: 'localizador pegado a letras',
    verdad: [i],
    maquina: 'puede',
    ...textoDe(mundo, word, ''),
  })
}
/** Two of the same day and amount, or ten: nothing says which. */
const iguales: Caso = (mundo) => {
  const monto = montoPropio(mundo)
  const fechaPago = diaEn(mundo.azar.entero(0, 30))
  const places = Array.from({ length: mundo.azar.elige([2, 10]) }, () => addPago(mundo, { monto, fechaPago }))
  addFila(mundo, {
    clase: 'candidatos iguales',
    verdad: [places[0] ?? 0],
    senala: [],
    fecha: fechaPago,
    concepto: 'DEPOSITO EN EFECTIVO',
  })
}
const gemelas: Caso = (mundo) => {
  const i = addPago(mundo)
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  const text = textoDe(mundo, bookingCode, '')
  for (const verdad of [[i], []])
    addFila(mundo, {
      clase: 'depósito duplicado',
      verdad,
      senala: [i],
      abono: monto,
      fecha: fechaPago,
      ...text,
    })
}
const comision: Caso = (mundo) => {
  const i = addPago(mundo, { transaccion: cifras(mundo, 6) })
  const { bookingCode, monto, transaccion } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'comisión de la terminal',
    verdad: [i],
    abono: monto - Math.round(monto * mundo.azar.elige([0.0174, 0.029, 0.0406])),
    concepto: mundo.azar.elige(['VENTAS CREDITO', 'VENTAS DEBITO']),
    ampliada: `AFIL ${cifras(mundo, 7)} AUT ${transaccion} TARJ ****${cifras(mundo, 4)} LOC ${bookingCode}`,
  })
}
const enPartes: Caso = (mundo) => {
  const i = addPago(mundo, { monto: montoPropio(mundo) })
  const { bookingCode, monto } = pagoEn(mundo, i)
  const first = Math.floor(monto * (0.2 + mundo.azar.next() * 0.6))
  for (const abono of [first, monto - first])
    addFila(mundo, {
      clase: 'un pago en dos depósitos',
      verdad: [i],
      abono,
      ...textoDe(mundo, escrito(mundo, bookingCode), ''),
    })
}
const tarde: Caso = (mundo) => {
  const i = addPago(mundo)
  const { bookingCode, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'fuera de días',
    verdad: [i],
    fecha: corrido(fechaPago, mundo.azar.elige([-9, -6, 6, 8, 12])),
    ...textoDe(mundo, escrito(mundo, bookingCode), ''),
  })
}
const otraCuenta: Caso = (mundo) => {
  const i = addPago(mundo, { cuenta: otraCuentaMxn })
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'pago de otra cuenta',
    verdad: [],
    senala: [i],
    cuenta: '0112345678',
    abono: monto,
    fecha: fechaPago,
    ...textoDe(mundo, bookingCode, ''),
  })
}
/** The text names one booking and the customer of another payment of that very amount. */
const clienteDeOtro: Caso = (mundo) => {
  const i = addPago(mundo)
  const { bookingCode, monto, fechaPago } = pagoEn(mundo, i)
  const rfc = newRfc(mundo)
  addPago(mundo, { monto, fechaPago, rfc })
  addFila(mundo, {
    clase: 'RFC de otro cliente con igual monto',
    verdad: [],
    senala: [],
    abono: monto,
    fecha: fechaPago,
    ampliada: `BEM SPEI RESERVA ${bookingCode} RFC: ${rfc}`,
  })
}
const porRfc: Caso = (mundo) => {
  const i = addPago(mundo, { rfc: newRfc(mundo) })
  addFila(mundo, {
    clase: 'solo RFC y monto',
    verdad: [i],
    ampliada: `BEM SPEI RFC: ${pagoEn(mundo, i).rfc} ${nombre(mundo)}`,
  })
}
const soloMonto: Caso = (mundo) => {
  const i = addPago(mundo, { monto: montoPropio(mundo) })
  addFila(mundo, {
    clase: 'solo monto y día',
    verdad: [i],
    concepto: 'DEPOSITO EN EFECTIVO',
    referencia: '0',
  })
}
const autorizacion: Caso = (mundo) => {
  const monto = mundo.azar.elige(comunes)
  const transaccion = `4${cifras(mundo, 4)}7`
  const i = addPago(mundo, { monto, transaccion })
  addFila(mundo, {
    clase: 'solo autorización',
    verdad: [i],
    concepto: 'VENTAS CREDITO',
    ampliada: `AFIL ${cifras(mundo, 7)} AUT ${transaccion} TARJ ****${cifras(mundo, 4)}`,
  })
}
const deNadie: Caso = (mundo) =>
  addFila(mundo, {
    clase: 'de nadie',
    verdad: [],
    concepto: mundo.azar.elige([
      'INTERESES GANADOS',
      'VENTAS DEBITO',
      'TRASPASO ENTRE CUENTAS',
      'DEPOSITO DE TERCERO',
    ]),
    ...(mundo.azar.next() < 0.5 ? textoDe(mundo, newCode(mundo), '') : {}),
  })

export const trampas: readonly (readonly [Caso, number])[] = [
  [referenciaIgual, 120],
  [numeroDeOtraCosa, 50],
  [folioRepetido, 30],
  [reverso, 110],
  [cargoIgual, 50],
  [cargoDespues, 25],
  [dosReservas, 70],
  [paraDos, 60],
  [unaDeVarias, 40],
  [claveCortada, 20],
  [cuotas, 50],
  [cuotaRechazada, 20],
  [cuotaYaAplicada, 20],
  [soloRechazado, 20],
  [otraMoneda, 50],
  [claveDeOtro, 50],
  [otraClave, 50],
  [claveConError, 50],
  [localizadorConError, 60],
  [pegado, 60],
  [iguales, 40],
  [gemelas, 20],
  [comision, 40],
  [enPartes, 20],
  [tarde, 40],
  [otraCuenta, 25],
  [clienteDeOtro, 25],
  [porRfc, 30],
  [soloMonto, 40],
  [autorizacion, 30],
  [deNadie, 40],
]
