import { type Importe, isNada } from './valores.ts'

type Fila = { renglon: number; cargos: number; abonos: number; saldo: number | null; concepto?: string }
/** A row of the file that declares a sum or a final balance. */
export type Declarado = {
  renglon: number
  que: 'total' | 'saldoFinal' | 'saldoInicial'
  cargos: Importe
  abonos: Importe
  saldo: Importe
  /** Rows read before it. */
  despuesDe: number
}
/** What a row of the file declares and what its own rows sum, when they differ. Centavos. */
export type Descuadre = {
  renglon: number
  columna: 'cargos' | 'abonos' | 'saldo'
  dice: number
  suma: number
}

/** Sums of the first rows, by how many: a file may declare a total after each. */
const sumsOf = (rows: readonly Fila[], columna: 'cargos' | 'abonos'): number[] => {
  const sums = [0]
  for (const row of rows) sums.push((sums[sums.length - 1] ?? 0) + row[columna])
  return sums
}

/**
 * Every declared total against the rows read: a total counts from the start of the file or from the total before it, and
 * either may hold. A total that is nothing to read says nothing.
 */
export function descuadresDe(
  movimientos: readonly Fila[],
  declarados: readonly Declarado[],
  saldoFinal: number | null,
): Descuadre[] {
  const found: Descuadre[] = []
  const sums = { cargos: sumsOf(movimientos, 'cargos'), abonos: sumsOf(movimientos, 'abonos') }
  let desde = 0
  for (const { renglon, que, despuesDe, ...dice } of declarados) {
    if (que === 'saldoInicial') continue
    if (que === 'saldoFinal') {
      // A bank may close each day with its balance: that of the row above, or below where the newest come first.
      const inside = despuesDe > 0 && despuesDe < movimientos.length
      const [suma, otra] = inside
        ? [movimientos[despuesDe - 1]?.saldo ?? null, movimientos[despuesDe]?.saldo]
        : [saldoFinal]
      if (typeof dice.saldo === 'number' && suma !== null && dice.saldo !== suma && dice.saldo !== otra)
        found.push({ renglon, columna: 'saldo', dice: dice.saldo, suma })
      continue
    }
    for (const columna of ['cargos', 'abonos'] as const) {
      const total = dice[columna]
      if (typeof total !== 'number') continue
      const todas = sums[columna][despuesDe] ?? 0
      const parte = todas - (sums[columna][desde] ?? 0)
      if (total !== todas && total !== parte) found.push({ renglon, columna, dice: total, suma: todas })
    }
    if (!isNada(dice.cargos) || !isNada(dice.abonos)) desde = despuesDe
  }
  return found
}

export type SignosDudosos = 'sinCargos' | 'alReves' | 'alRevesEnPalabras'
/** Rows whose balance does not follow from what came before: the opening balance, and the rows that show none. */
export function breaksIn(chronological: readonly Fila[], saldoInicial: number | null = null): number[] {
  const breaks: number[] = []
  let expected = saldoInicial
  for (const { renglon, cargos, abonos, saldo } of chronological) {
    if (expected !== null) expected += abonos - cargos
    if (saldo === null) continue
    if (expected !== null && expected !== saldo) breaks.push(renglon)
    expected = saldo
  }
  return breaks
}

const entra = /\b(?:recibid[ao]s?|dep[oó]sitos?|abonos?|ventas?)\b/i
const sale = /\b(?:enviad[ao]s?|retiros?|comisi[oó]n(?:es)?|iva|compras?|pago de servicios?)\b/i
const vuelve = /\b(?:devoluci[oó]n(?:es)?|reembolsos?|refunds?|contracargos?|charge ?backs?|revers[oa]s?)\b/i
/**
 * Where no balance tells: whether most cargos whose text says a direction say that they came in, or most such abonos that
 * they went out. Of two columns of sales, with credit and with debit cards, one is then read the wrong way.
 */
function saysOtherWay(rows: readonly Fila[]): boolean {
  const cuentas = { cargo: { contra: 0, favor: 0 }, abono: { contra: 0, favor: 0 } }
  for (const { concepto = '', cargos } of rows) {
    const [come, go] = [entra.test(concepto), sale.test(concepto)]
    if (come === go || vuelve.test(concepto)) continue
    cuentas[cargos > 0 ? 'cargo' : 'abono'][come === cargos > 0 ? 'contra' : 'favor'] += 1
  }
  return Object.values(cuentas).some(({ contra, favor }) => contra > 1 && contra > 2 * favor)
}
/** Whether an amount without a sign or a balance may have left the account, by its own words. */
export const maySalir = (concepto: string): boolean =>
  vuelve.test(concepto) || (sale.test(concepto) && !entra.test(concepto) && !/\bcompras?\b/i.test(concepto))

/**
 * Why cargos and abonos may be read the wrong way: what the balances say, or where there are none the words of the bank;
 * or a lone column that never shows a sign.
 */
export function signosDudosos(
  chronological: readonly Fila[],
  firmado: boolean,
  saldoInicial: number | null,
): SignosDudosos | null {
  const steps = chronological.length - 1
  const con = chronological.filter(({ saldo }) => saldo !== null).length
  const breaks = breaksIn(chronological).length
  const alReves = chronological.map((row) => ({ ...row, cargos: row.abonos, abonos: row.cargos }))
  // The first row has no balance before it: without the opening one it may have left the account.
  const proven =
    steps > 0 &&
    con === chronological.length &&
    saldoInicial !== null &&
    breaksIn(chronological, saldoInicial).length === 0
  if (steps > 0 && breaks === steps && breaksIn(alReves).length === 0) return 'alReves'
  if (con === 0 && saysOtherWay(chronological)) return 'alRevesEnPalabras'
  return firmado && !proven && steps >= 0 && chronological.every(({ cargos }) => cargos === 0)
    ? 'sinCargos'
    : null
}
