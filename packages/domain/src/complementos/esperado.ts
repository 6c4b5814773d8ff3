import type { Dia } from '../tiempo/dia.ts'

/** The bank's transfer (c_FormaPago): how every payment of the product is made. */
export const formaDePagoTransferencia = '03'

export type PagoDeFactura = { id: number; facturaId: number; fechaPago: Dia; monto: number }
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
  const [anio, mes] = fechaPago.split('-').map(Number) as [number, number]
  const ultimo = new Date(Date.UTC(anio, mes + 1, 0)).getUTCDate()
  return new Date(Date.UTC(anio, mes, Math.min(dia, ultimo))).toISOString().slice(0, 10) as Dia
}

/** What the complement of each payment of one factura must say, in the order in which they were made. */
export function parcialidadesDe(
  total: number,
  pagos: readonly PagoDeFactura[],
  diaComplemento: number,
): Parcialidad[] {
  const inOrder = pagos.toSorted((a, b) => a.fechaPago.localeCompare(b.fechaPago) || a.id - b.id)
  let saldo = total
  return inOrder.map(({ id, facturaId, fechaPago, monto }, i) => {
    const impSaldoAnt = saldo
    saldo -= monto
    return {
      facturaPagoId: id,
      facturaId,
      fechaPago,
      numParcialidad: i + 1,
      impSaldoAnt,
      impPagado: monto,
      impSaldoInsoluto: saldo,
      vence: venceComplemento(fechaPago, diaComplemento),
    }
  })
}
