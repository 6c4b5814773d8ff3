import type { Celda } from '../hoja/read-hoja.ts'
import type { Movimiento } from './movimiento.ts'

type Cosa = 'movimientos' | 'cargos' | 'abonos'
/** What the file says of itself outside its movements: how many there are, or what they sum, as it is written. */
export type Dicho = { renglon: number; de: Cosa; texto: string; celda: Celda }
/** How many the file says there are and how many were read, when they differ. */
export type Conteo = { renglon: number; de: Cosa; dice: number; leidos: number }

/** Of several: the number of one operation is its name, and no count. */
const rotulo =
  /^(?:TOTAL|NUMERO|NUM\.?|NO\.?|CANTIDAD)(?: TOTAL)? DE (MOVIMIENTO|REGISTRO|OPERACION|CARGO|RETIRO|ABONO|DEPOSITO)E?S(?:\s*:\s*(.*))?$/
const cosas: Partial<Record<string, Cosa>> = {
  CARGO: 'cargos',
  RETIRO: 'cargos',
  ABONO: 'abonos',
  DEPOSITO: 'abonos',
}
const entero = /^\d{1,3}(?:,\d{3})+$|^\d{1,7}$/
const plano = (texto: string) =>
  texto
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .trim()

/** Each label of a row with the value beside it, in its own cell or in the next. */
export function dichosEn(fila: readonly Celda[], renglon: number): Dicho[] {
  const escritas = fila.filter(({ texto }) => texto !== '')
  return escritas.flatMap((celda, i): Dicho[] => {
    const [, cosa = '', junto = ''] = rotulo.exec(plano(celda.texto).replace(/:$/, '')) ?? []
    const valor = junto === '' ? escritas[i + 1] : { texto: junto, numero: null }
    return cosa === '' || valor === undefined || !/\d/.test(valor.texto)
      ? []
      : [{ renglon, de: cosas[cosa] ?? 'movimientos', texto: valor.texto.trim(), celda: valor }]
  })
}

/** A count where it is written as one; a bank may call one «total de cargos», and another the sum: that of the sum is no count. */
export function conteosDe(dichos: readonly Dicho[], movimientos: readonly Movimiento[]): Conteo[] {
  return dichos.flatMap(({ renglon, de, texto }) => {
    if (!entero.test(texto)) return []
    const dice = Number(texto.replaceAll(',', ''))
    const suyos = movimientos.filter((row) => de === 'movimientos' || row[de] > 0)
    const suma = de === 'movimientos' ? null : suyos.reduce((sum, row) => sum + row[de], 0)
    return dice === suyos.length || dice * 100 === suma ? [] : [{ renglon, de, dice, leidos: suyos.length }]
  })
}

/** Those written with cents: sums of cargos and abonos, of all that was read. */
export const isSuma = ({ de, texto }: Dicho): boolean => de !== 'movimientos' && !entero.test(texto)
