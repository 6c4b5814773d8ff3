import {
  addFila,
  addPago,
  type Caso,
  cifras,
  corrido,
  diaEn,
  montoPropio,
  newClave,
  newFolio,
  newPago,
  newRfc,
  nombre,
  referenciaDeDia,
  textoDe,
} from '../mundo.ts'

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
  const { igual } = newPago(mundo, { fechaPago, transaccion })
  addFila(mundo, {
    clase: kind === 0 ? 'referencia con forma de fecha' : 'referencia numérica igual',
    verdad: [],
    ...igual,
    referencia: transaccion.padStart(7, '0'),
    ampliada: `014 ${transaccion}PAGO 00014180${cifras(mundo, 12)} ${newClave(mundo)} ${nombre(mundo)}`,
  })
}
/** A phone, a card, a convention or an RFC that a payment has as its number, in the text of another's deposit. */
const numeroDeOtraCosa: Caso = (mundo) => {
  const kind = mundo.azar.elige(['TEL', 'CEL:', 'CONVENIO', 'CTA', 'RFC', '0261005WHATSAPP'])
  const transaccion = kind === 'RFC' ? newRfc(mundo) : `55${cifras(mundo, 8)}`
  const { igual } = newPago(mundo, { transaccion })
  addFila(mundo, {
    clase: 'teléfono, cuenta o RFC como número',
    verdad: [],
    ...igual,
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
const palabrasDeReverso =
  `DEVUELTO, DEV., DEVOLUCIÓN, Devolucion, DEVOLUCON, REV, REV., REVERSO, REVERZO, REVERSA, REEMB,
REEMBOLSO, REMBOLSO, RECHAZADO, RECHAZADA, RECH., CANCELACIÓN, CANC., CANCELADO, CONTRACARGO,
CONTRA CARGO, DEVOLUCI0N, SE DEVUELVE, DEVOLVIERON, DEVSPEI, REVERTIDO, SE CANCELA, CHARGE BACK,
RETORNO SPEI, TRANSFERENCIA NO APLICADA, ABONO POR ACLARACION, BONIFICACION, AJUSTE DE CARGO,
DEPOSITO POR ERROR, SALVO BUEN COBRO, TRASPASO ENTRE CUENTAS`.split(/,\s/)
const reverso: Caso = (mundo) => {
  const transaccion = mundo.azar.next() < 0.5 ? newClave(mundo) : ''
  const { bookingCode, igual } = newPago(mundo, { transaccion })
  const word = mundo.azar.elige(palabrasDeReverso)
  const glued = mundo.azar.next() < 0.2
  addFila(mundo, {
    clase: 'texto de devolución',
    verdad: [],
    ...igual,
    concepto: glued
      ? 'SPEI DEVUELTOBANORTE'
      : mundo.azar.elige([`SPEI ${word} BANORTE`, `${word} ${bookingCode}`, 'SPEI RECIBIDOSTP']),
    ...textoDe(mundo, `${word} ${bookingCode}`, transaccion),
  })
}
/** The money went back, before or after, told only by a cargo of the same amount. */
const cargoIgual: Caso = (mundo) => {
  const { i, bookingCode, monto, fechaPago } = newPago(mundo, { monto: montoPropio(mundo) })
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
  const { i, bookingCode, monto, fechaPago } = newPago(mundo, { monto: montoPropio(mundo) })
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

/** Somebody else's money under the number of a payment, and money that goes back. */
export const dineroQueVuelve: readonly (readonly [Caso, number])[] = [
  [referenciaIgual, 120],
  [numeroDeOtraCosa, 50],
  [folioRepetido, 30],
  [reverso, 110],
  [cargoIgual, 50],
  [cargoDespues, 25],
]
