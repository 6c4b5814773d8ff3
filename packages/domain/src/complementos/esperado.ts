import { anioDe, type Dia, diaEn, diasDelMes, mesDe } from '../tiempo/dia.ts'

/** The bank's transfer (c_FormaPago): how every payment of the product is made. */
export const formaDePagoTransferencia = '03'

/** `dada`: the number that a complement already handed in for it was asked for; null where none came. */
export type PagoDeFactura = {
  id: number
  facturaId: number
  fechaPago: Dia
  monto: number
  dada: number | null
}
export type Parcialidad = {
  facturaPagoId: number
  facturaId: number
  fechaPago: Dia
  numParcialidad: number
  /** Centavos. */
  impSaldoAnt: number
  impPagado: number
  impSaldoInsoluto: number
  vence: Dia
}

/** The complement of a payment is due on this day of the month after it (RMF 2.7.1.32; the policy holds the day). */
export function venceComplemento(fechaPago: Dia, dia: number): Dia {
  const [anio, mes] =
    mesDe(fechaPago) === 12 ? [anioDe(fechaPago) + 1, 1] : [anioDe(fechaPago), mesDe(fechaPago) + 1]
  return diaEn(anio, mes, Math.min(dia, diasDelMes(anio, mes)))
}

/**
 * What the complement of each payment of one factura must say, in the order in which they were made. A number that a
 * complement has stays its own: the others take those that are free, and each begins where the number before it ended.
 */
export function parcialidadesDe(
  total: number,
  pagos: readonly PagoDeFactura[],
  diaComplemento: number,
): Parcialidad[] {
  const dadas = new Set(pagos.map(({ dada }) => dada))
  let numero = 0
  const free = () => {
    do numero += 1
    while (dadas.has(numero))
    return numero
  }
  let saldo = total
  return pagos
    .toSorted((a, b) => a.fechaPago.localeCompare(b.fechaPago) || a.id - b.id)
    .map((pago) => ({ ...pago, numParcialidad: pago.dada ?? free() }))
    .toSorted((a, b) => a.numParcialidad - b.numParcialidad)
    .map(({ id, facturaId, fechaPago, monto, numParcialidad }) => {
      const impSaldoAnt = saldo
      saldo -= monto
      return {
        facturaPagoId: id,
        facturaId,
        fechaPago,
        numParcialidad,
        impSaldoAnt,
        impPagado: monto,
        impSaldoInsoluto: saldo,
        vence: venceComplemento(fechaPago, diaComplemento),
      }
    })
}
