import type { Movimiento } from '@valija/documents/estados-de-cuenta/movimiento.ts'

type Fila = Pick<Movimiento, 'fechaOperacion' | 'cargos' | 'abonos' | 'saldo' | 'concepto' | 'referencia'>

/**
 * What a row of an account is known by. With a balance the reference stays out of it: one bank gives 0 on the day and the
 * real folio later. Without one nothing else tells two equal deposits of one day apart.
 */
export const claveDeFila = ({ fechaOperacion, cargos, abonos, saldo, concepto, referencia }: Fila): string =>
  JSON.stringify([
    fechaOperacion,
    cargos,
    abonos,
    saldo,
    concepto,
    saldo === null && /[^0 ]/.test(referencia) ? referencia : '',
  ])

export const claveConOrdinal = (fila: Fila & { ordinal: number }): string =>
  `${claveDeFila(fila)}${fila.ordinal}`
