import type { Importe } from './importes.ts'

/**
 * One reading explains every figure: each sum on the pages is the payment, a fee or tax of it, a balance or limit by
 * its name, the total of payment and fees, or the cash and change of that total. A fee without its total leaves open
 * whether the amount holds it.
 */
export function explains(todos: readonly Importe[], pago: number): boolean {
  const of = (rango: number) =>
    todos.flatMap(({ hallada, leido }) =>
      hallada?.etiqueta.clase === 'cargo' && hallada.etiqueta.rango === rango ? [leido.centavos] : [],
    )
  const fees = [...new Set(of(1))]
  const tips = [...new Set(of(2))]
  const totals = new Set(
    todos.flatMap(({ hallada, leido }) =>
      hallada?.etiqueta.clase === 'monto' && hallada.etiqueta.rango === 2 ? [leido.centavos] : [],
    ),
  )
  if (fees.length > 4 || tips.length > 4) return false
  // What arrived is less than what was sent: which of the two pays is not for a reader to say.
  if (
    todos.some(
      (one) => isOwn(one) && arrived.test(one.hallada?.etiqueta.texto ?? '') && one.leido.centavos !== pago,
    )
  )
    return false
  const sums = (list: readonly number[]): number[] =>
    list.reduce<number[]>((all, one) => [...all, ...all.map((sum) => sum + one)], [0])
  const withFees = new Set(sums(fees).map((sum) => pago + sum))
  const parts = new Set([...of(5), ...todos.filter(isOwn).map(({ leido }) => leido.centavos)])
  // The payment is the total of what was bought and its tax or tip.
  const isTotalOf = [...parts].some((part) =>
    sums([...fees, ...tips]).some((sum) => sum > 0 && part + sum === pago),
  )
  const added = [...totals].filter((total) => total !== pago)
  if (added.length > 0 && !added.every((total) => withFees.has(total))) return false
  // What was charged on top is known only from a total that holds it.
  if (fees.length > 0 && added.length === 0 && !isTotalOf) return false
  if (tips.length > 0 && !isTotalOf) return false
  const grand = added[0] ?? pago
  const cash = of(3)
  const change = of(4)
  if (
    cash.length > 0 &&
    change.length > 0 &&
    cash[0] !== grand &&
    (cash[0] ?? 0) - (change[0] ?? 0) !== grand
  )
    return false
  return todos.every((one) => {
    const { leido, hallada } = one
    if (leido.centavos === pago || leido.centavos === grand) return true
    if (hallada?.etiqueta.clase === 'cargo')
      return hallada.etiqueta.rango !== 5 || (isTotalOf && parts.has(leido.centavos))
    if (isOwn(one)) return isTotalOf
    // A balance or a limit, by its name; what is paid each month, where so many of them make the payment.
    const texto = hallada?.etiqueta.clase === 'otra' ? hallada.etiqueta.texto : ''
    return ajeno.test(texto) || (texto.startsWith('mensualidad') && isPlazo(pago, leido.centavos))
  })
}
const ajeno = /saldo|disponible|limite|tipo de cambio/
const isPlazo = (pago: number, mensualidad: number): boolean => {
  const meses = Math.round(pago / mensualidad)
  return meses > 1 && meses <= 48 && Math.abs(pago - meses * mensualidad) <= meses
}
const arrived = /recib|abonad|neto|receiv|gets|got/
const isOwn = ({ hallada }: Importe): boolean =>
  hallada?.etiqueta.clase === 'monto' && hallada.etiqueta.rango === 1
