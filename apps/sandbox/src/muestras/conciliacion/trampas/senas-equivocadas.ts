import {
  addFila,
  addPago,
  type Caso,
  cifras,
  cuentaUsd,
  letras,
  type Mundo,
  newClave,
  newFolio,
  newPago,
  nombre,
  pagoEn,
  textoDe,
} from '../mundo.ts'

const otraMoneda: Caso = (mundo) => {
  const { i, bookingCode, monto, fechaPago } = newPago(mundo, {
    moneda: 2,
    cuenta: cuentaUsd,
    monto: mundo.azar.entero(20_000, 200_000),
  })
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
  const { i, bookingCode, igual } = newPago(mundo, {
    transaccion: mundo.azar.next() < 0.6 ? newClave(mundo) : newFolio(mundo),
  })
  addFila(mundo, {
    clase: 'el pago trae otra clave',
    verdad: [],
    senala: [i],
    ...igual,
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

/** Another currency, clave or localizador than that of the payment. */
export const senasEquivocadas: readonly (readonly [Caso, number])[] = [
  [otraMoneda, 50],
  [claveDeOtro, 50],
  [otraClave, 50],
  [claveConError, 50],
  [localizadorConError, 60],
  [pegado, 60],
]
