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
  newCode,
  newPago,
  newRfc,
  nombre,
  otraCuentaMxn,
  pagoEn,
  textoDe,
} from '../mundo.ts'

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
  const { i, bookingCode, igual } = newPago(mundo)
  const text = textoDe(mundo, bookingCode, '')
  for (const verdad of [[i], []])
    addFila(mundo, {
      clase: 'depósito duplicado',
      verdad,
      senala: [i],
      ...igual,
      ...text,
    })
}
const comision: Caso = (mundo) => {
  const { i, bookingCode, monto, transaccion } = newPago(mundo, { transaccion: cifras(mundo, 6) })
  addFila(mundo, {
    clase: 'comisión de la terminal',
    verdad: [i],
    abono: monto - Math.round(monto * mundo.azar.elige([0.0174, 0.029, 0.0406])),
    concepto: mundo.azar.elige(['VENTAS CREDITO', 'VENTAS DEBITO']),
    ampliada: `AFIL ${cifras(mundo, 7)} AUT ${transaccion} TARJ ****${cifras(mundo, 4)} LOC ${bookingCode}`,
  })
}
const enPartes: Caso = (mundo) => {
  const { i, bookingCode, monto } = newPago(mundo, { monto: montoPropio(mundo) })
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
  const { i, bookingCode, fechaPago } = newPago(mundo)
  addFila(mundo, {
    clase: 'fuera de días',
    verdad: [i],
    fecha: corrido(fechaPago, mundo.azar.elige([-9, -6, 6, 8, 12])),
    ...textoDe(mundo, escrito(mundo, bookingCode), ''),
  })
}
const otraCuenta: Caso = (mundo) => {
  const { i, bookingCode, igual } = newPago(mundo, { cuenta: otraCuentaMxn })
  addFila(mundo, {
    clase: 'pago de otra cuenta',
    verdad: [],
    senala: [i],
    cuenta: '0112345678',
    ...igual,
    ...textoDe(mundo, bookingCode, ''),
  })
}
/** The text names one booking and the customer of another payment of that very amount. */
const clienteDeOtro: Caso = (mundo) => {
  const { bookingCode, monto, fechaPago, igual } = newPago(mundo)
  const rfc = newRfc(mundo)
  addPago(mundo, { monto, fechaPago, rfc })
  addFila(mundo, {
    clase: 'RFC de otro cliente con igual monto',
    verdad: [],
    senala: [],
    ...igual,
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

/** Facts that fit several payments, or none to the centavo and the day. */
export const pocasSenas: readonly (readonly [Caso, number])[] = [
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
