import { addFila, type Caso, cifras, letras, newClave, newCode, newPago, nombre, textoDe } from '../mundo.ts'

const sinSenas = { verdad: [] as number[], senala: [] as number[] }

/** The code is named for money that is not for it: bought where one stays, sent again, for another, asked about. */
const dichos: readonly ((code: string) => string)[] = [
  (code) => `${code} MINIBAR`,
  (code) => `LATE CHECK OUT ${code}`,
  (code) => `NOCHE ADICIONAL ${code}`,
  (code) => `${code} CONSUMO BAR`,
  (code) => `LAVANDERIA HAB 204 ${code}`,
  (code) => `${code} ESTACIONAMIENTO`,
  (code) => `SNORKEL ${code}`,
  (code) => `${code} SEGUNDO INTENTO`,
  (code) => `REENVIO ${code}`,
  (code) => `VA DE NUEVO ${code}`,
  (code) => `${code} NO RECONOZCO`,
  (code) => `PASAR A ${code}`,
  (code) => `REPROGRAMACION ${code}`,
  (code) => `INSCRIPCION CONGRESO ${code}`,
  (code) => `PREMIO ${code}`,
  (code) => `DUDA ${code}`,
]
const enIngles: readonly ((code: string) => string)[] = [
  (code) => `RESORT FEE ${code}`,
  (code) => `${code} DAMAGE DEPOSIT`,
  (code) => `WRONG BOOKING ${code}`,
  (code) => `${code} PAID TWICE`,
  (code) => `INSURANCE ${code}`,
]
const noEsDelViaje: Caso = (mundo) => {
  const enDolares = mundo.azar.next() < 0.2
  const { bookingCode, cuenta, igual } = newPago(mundo, enDolares ? { moneda: 2 } : {})
  const dicho = mundo.azar.elige(enDolares ? enIngles : dichos)(bookingCode)
  addFila(mundo, {
    clase: 'la nota no es del viaje',
    ...sinSenas,
    ...igual,
    ...(enDolares
      ? { cuenta, moneda: 'USD' as const, concepto: 'SPID RECIBIDO HSBC', ampliada: dicho }
      : textoDe(mundo, dicho, '')),
  })
}
/** The bank gives the code a field of its own, and what it is for the other. */
const enOtroCampo: Caso = (mundo) => {
  const { bookingCode, igual } = newPago(mundo)
  addFila(mundo, {
    clase: 'la nota en otro campo',
    ...sinSenas,
    ...igual,
    referencia: bookingCode,
    ampliada: mundo.azar.elige([
      'PROPINAS MESEROS',
      'SEGURO DE VIAJE',
      'TRASLADO AEROPUERTO',
      'RENTA OFICINA',
    ]),
  })
}
/** Typed in as the number of the payment: the account of who paid, which is in all of their rows. */
const cuentaDeOrdenante: Caso = (mundo) => {
  const cuenta = `014180${cifras(mundo, 12)}`
  const { igual } = newPago(mundo, { transaccion: cuenta })
  addFila(mundo, {
    clase: 'la cuenta de quien paga como número',
    ...sinSenas,
    ...igual,
    ampliada: `014 ${cifras(mundo, 7)}PAGO 00${cuenta} ${newClave(mundo)} ${nombre(mundo)}`,
  })
}
const dosSeguidas: Caso = (mundo) => {
  const { bookingCode, igual } = newPago(mundo)
  addFila(mundo, {
    clase: 'otro código seguido, desconocido',
    ...sinSenas,
    ...igual,
    ...textoDe(mundo, `${bookingCode} ${newCode(mundo)}`, ''),
  })
}

/** The code of an airline, a hotel or another agency: longer than ours, apart from it, or in a field of its own. */
const codigoDeOtraCasa: Caso = (mundo) => {
  const { bookingCode, igual } = newPago(mundo)
  const ajeno = `${letras(mundo, 2)}${cifras(mundo, 2)}${letras(mundo, 1)}${cifras(mundo, 1)}${mundo.azar.elige(['', letras(mundo, 1)])}`
  addFila(mundo, {
    clase: 'código de otra casa',
    ...sinSenas,
    ...igual,
    ...mundo.azar.elige([
      textoDe(mundo, `${bookingCode} PNR ${ajeno}`, ''),
      textoDe(mundo, `RESERVA ${ajeno} TAMBIEN ${bookingCode}`, ''),
      textoDe(mundo, `${bookingCode} HOTEL ${ajeno}`, ''),
      { referencia: bookingCode, ampliada: `PNR ${ajeno}` },
      { referencia: `LOC ${ajeno}`, ampliada: `0000001${bookingCode}` },
    ]),
  })
}

/** What stands beside the code says that the money is not the payment's. */
export const notas: readonly (readonly [Caso, number])[] = [
  [noEsDelViaje, 80],
  [enOtroCampo, 20],
  [cuentaDeOrdenante, 20],
  [dosSeguidas, 30],
  [codigoDeOtraCasa, 40],
]
