import {
  addFila,
  addPago,
  bancos,
  cifras,
  corrido,
  cuentaUsd,
  diaEn,
  escrito,
  type Mundo,
  newClave,
  newFolio,
  nombre,
  pagoEn,
  referenciaDeDia,
  textoDe,
} from './mundo.ts'

type Caso = (mundo: Mundo) => void
const debe = { maquina: 'debe' } as const
/** Who pays writes the name the booking has, where no bank tells it. */
const deCliente = (cliente: string) => ({ cliente, senas: '', agente: '', llegada: null, salida: null })

const clave: Caso = (mundo) => {
  const transaccion = newClave(mundo)
  const i = addPago(mundo, { transaccion })
  addFila(mundo, { clase: 'clave', verdad: [i], ...debe, ...textoDe(mundo, 'PAGO', transaccion) })
}
const claveYLocalizador: Caso = (mundo) => {
  const transaccion = newClave(mundo)
  const i = addPago(mundo, { transaccion: mundo.azar.next() < 0.5 ? transaccion.toLowerCase() : transaccion })
  const dicho = escrito(mundo, pagoEn(mundo, i).bookingCode)
  addFila(mundo, {
    clase: 'clave y localizador',
    verdad: [i],
    ...debe,
    ...textoDe(mundo, dicho, transaccion),
  })
}
const folio: Caso = (mundo) => {
  const transaccion = newFolio(mundo)
  const quien = nombre(mundo)
  const i = addPago(mundo, { transaccion, senas: deCliente(quien) })
  addFila(mundo, {
    clase: 'folio largo',
    verdad: [i],
    ...debe,
    concepto: 'PAGO CUENTA DE TERCERO',
    ampliada: `BNET ${cifras(mundo, 10)} FOLIO: ${transaccion} ${quien}`,
  })
}
const localizador: Caso = (mundo) => {
  const i = addPago(mundo)
  addFila(mundo, {
    clase: 'localizador',
    verdad: [i],
    ...debe,
    ...textoDe(mundo, escrito(mundo, pagoEn(mundo, i).bookingCode), ''),
  })
}
const localizadorSinClave: Caso = (mundo) => {
  const i = addPago(mundo)
  addFila(mundo, {
    clase: 'localizador sin clave',
    verdad: [i],
    ...debe,
    concepto: `ABONO TRANSFERENCIA SPEI ${escrito(mundo, pagoEn(mundo, i).bookingCode)}`,
    referencia: cifras(mundo, 7),
  })
}
const localizadorYReferencia: Caso = (mundo) => {
  const fechaPago = diaEn(mundo.azar.entero(0, 30))
  const i = addPago(mundo, { fechaPago, transaccion: referenciaDeDia(mundo, fechaPago) })
  addFila(mundo, {
    clase: 'localizador y referencia',
    verdad: [i],
    ...debe,
    ...textoDe(mundo, escrito(mundo, pagoEn(mundo, i).bookingCode), ''),
  })
}
const cincoDias: Caso = (mundo) => {
  const transaccion = mundo.azar.next() < 0.5 ? newClave(mundo) : ''
  const i = addPago(mundo, { transaccion })
  const { bookingCode, fechaPago } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: '±5 días',
    verdad: [i],
    ...debe,
    fecha: corrido(fechaPago, mundo.azar.elige([-5, -4, -3, 3, 4, 5])),
    ...textoDe(mundo, transaccion === '' ? escrito(mundo, bookingCode) : 'PAGO', transaccion),
  })
}
const usd: Caso = (mundo) => {
  const quien = nombre(mundo)
  const i = addPago(mundo, { moneda: 2, cuenta: cuentaUsd, senas: deCliente(quien) })
  addFila(mundo, {
    clase: 'USD',
    verdad: [i],
    ...debe,
    concepto: mundo.azar.elige([
      `SPID RECIBIDO ${mundo.azar.elige(bancos)}`,
      'TRANSFERENCIA INTERNACIONAL RECIBIDA',
      'ORDEN DE PAGO',
    ]),
    ampliada: `${escrito(mundo, pagoEn(mundo, i).bookingCode)} ${quien}`,
  })
}
const ventaConTarjeta: Caso = (mundo) => {
  const transaccion = cifras(mundo, 6)
  const i = addPago(mundo, { transaccion })
  addFila(mundo, {
    clase: 'venta con tarjeta',
    verdad: [i],
    ...debe,
    concepto: 'VENTAS CREDITO',
    referencia: transaccion,
    ampliada: `AFIL ${cifras(mundo, 7)} AUT ${transaccion} TARJ ****${cifras(mundo, 4)} 3 MESES LOC ${pagoEn(mundo, i).bookingCode}`,
  })
}
/** Many pay the same price on the same days: the named one is still one. */
const mismoPrecio: Caso = (mundo) => {
  const fechaPago = diaEn(mundo.azar.entero(0, 30))
  const i = addPago(mundo, { monto: 899_900, fechaPago })
  for (let n = 0; n < 3; n++) addPago(mundo, { monto: 899_900, fechaPago })
  addFila(mundo, {
    clase: 'mismo precio, uno nombrado',
    verdad: [i],
    ...debe,
    ...textoDe(mundo, escrito(mundo, pagoEn(mundo, i).bookingCode), ''),
  })
}

/** One text with the bank's own labels, of which only one is what the customer wrote. */
const conRotulos: Caso = (mundo) => {
  const quien = nombre(mundo)
  const i = addPago(mundo, { senas: deCliente(quien) })
  const [code, rastreo] = [pagoEn(mundo, i).bookingCode, newClave(mundo)]
  const banco = mundo.azar.elige(bancos)
  const concepto = mundo.azar.elige([
    `SPEI Recibido: Institucion contraparte ${banco} Ordenante: ${quien} Concepto del Pago: ${code} Referencia: ${cifras(mundo, 5)} Clave de Rastreo: ${rastreo}`,
    `SPEI RECIBIDO, BCO:0012 ${banco} HR LIQ: 10:22:31 DEL CLIENTE ${quien} DE LA CLABE 012180${cifras(mundo, 12)} CONCEPTO: RESERVA ${code}, REFERENCIA: 0000001 CVE RAST: ${rastreo}`,
    `ABONO TRANSFERENCIA SPEI RECIBIDO DE ${banco} CLAVE DE RASTREO ${rastreo} REF. ${cifras(mundo, 7)} CONCEPTO PAGO ${code} CLIENTE ${quien}`,
    `PAGO RECIBIDO DE ${banco} POR ORDEN DE ${quien} REF. ${cifras(mundo, 4)} RASTREO ${rastreo} CONCEPTO ${code}`,
    `TRA SPEI-${banco} ${code} ${quien}`,
  ])
  addFila(mundo, { clase: 'rótulos del banco', verdad: [i], ...debe, concepto })
}
const delExtranjero: Caso = (mundo) => {
  const quien = mundo.azar.elige(['JOHN SMITH', 'MARY JONES', 'WILLIAM JOHNSON', 'PATRICIA WALKER'])
  const i = addPago(mundo, { moneda: 2, cuenta: cuentaUsd, senas: deCliente(quien) })
  const { bookingCode } = pagoEn(mundo, i)
  addFila(mundo, {
    clase: 'USD del extranjero',
    verdad: [i],
    ...debe,
    concepto: mundo.azar.elige([
      'ORDEN DE PAGO RECIBIDA DEL EXTRANJERO',
      'WIRE TRANSFER IN',
      'INCOMING WIRE',
    ]),
    ampliada: mundo.azar.elige([
      `BOOKING ${bookingCode} ${quien}`,
      `${bookingCode} ${quien} WELLS FARGO BANK`,
    ]),
  })
}

export const ordinarias: readonly (readonly [Caso, number])[] = [
  [clave, 150],
  [claveYLocalizador, 100],
  [folio, 50],
  [localizador, 200],
  [localizadorSinClave, 80],
  [localizadorYReferencia, 80],
  [cincoDias, 100],
  [usd, 80],
  [ventaConTarjeta, 40],
  [mismoPrecio, 60],
  [conRotulos, 60],
  [delExtranjero, 30],
]
