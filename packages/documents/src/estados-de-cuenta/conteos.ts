import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Celda } from '../hoja/read-hoja.ts'
import type { Movimiento } from './movimiento.ts'

type Cosa = 'movimientos' | 'cargos' | 'abonos'
/** What the file says of itself outside its movements: how many there are, or what they sum, as it is written. */
export type Dicho = { renglon: number; de: Cosa; como: Forma; texto: string; celda: Celda }
/** Which of both it is, by its words and by how it is written; `dudoso`: it may be either. */
type Forma = 'conteo' | 'suma' | 'dudoso'
/** How many the file says there are and how many were read, when they differ. */
export type Conteo = { renglon: number; de: Cosa; dice: number; leidos: number }

/** Of several: the number of one operation is its name, and no count. */
const rotulo =
  /^(TOTAL|NUMERO|NUM\.?|NO\.?|CANTIDAD|IMPORTE|MONTO|SUMA)(?: TOTAL)? DE (MOVIMIENTO|REGISTRO|OPERACION|CARGO|RETIRO|ABONO|DEPOSITO)E?S(?:\s*:\s*(.*))?$/
const cosas: Partial<Record<string, Cosa>> = {
  CARGO: 'cargos',
  RETIRO: 'cargos',
  ABONO: 'abonos',
  DEPOSITO: 'abonos',
}
const entero = /^(?:\d{1,3}(?:,\d{3})+|\d{1,7})$/
const plano = (texto: string) => sinAcentos(texto).toUpperCase().trim()

/** A number of them with cents is none; a total in whole pesos and a count look the same. */
function formaDe(palabra: string, { texto, numero }: Pick<Celda, 'texto' | 'numero'>): Forma | null {
  const limpio = texto.trim()
  const enteros = entero.test(limpio.replace(/\.0+$/, ''))
  if (palabra.startsWith('N')) return enteros ? 'conteo' : null
  if (/^[IMS]/.test(palabra)) return 'suma'
  return entero.test(limpio) && Number.isInteger(numero ?? 0) ? 'dudoso' : 'suma'
}

/** Each label of a row with the value beside it, in its own cell or in the next. */
export function dichosEn(fila: readonly Celda[], renglon: number): Dicho[] {
  const escritas = fila.filter(({ texto }) => texto !== '')
  return escritas.flatMap((celda, i): Dicho[] => {
    const [, palabra = '', cosa = '', junto = ''] = rotulo.exec(plano(celda.texto).replace(/:$/, '')) ?? []
    const valor = junto === '' ? escritas[i + 1] : { texto: junto, numero: null }
    if (cosa === '' || valor === undefined || !/\d/.test(valor.texto)) return []
    const como = formaDe(palabra, valor)
    const de = cosas[cosa] ?? 'movimientos'
    return como === null ? [] : [{ renglon, de, como, texto: valor.texto.trim(), celda: valor }]
  })
}

/**
 * Those that say how many there are. A bank may call a count «total de cargos», and another the sum, in whole pesos too:
 * one that may be either is held against neither where it agrees with one of them.
 */
export function conteosDe(dichos: readonly Dicho[], movimientos: readonly Movimiento[]): Conteo[] {
  return dichos.flatMap(({ renglon, de, como, texto }) => {
    if (como === 'suma') return []
    const dice = Number(texto.replaceAll(',', ''))
    const suyos = movimientos.filter((row) => de === 'movimientos' || row[de] > 0)
    const suma = de === 'movimientos' ? 0 : suyos.reduce((sum, row) => sum + row[de], 0)
    const esSuma = como === 'dudoso' && de !== 'movimientos' && Math.abs(dice * 100 - suma) < 100
    return dice === suyos.length || esSuma ? [] : [{ renglon, de, dice, leidos: suyos.length }]
  })
}

/** Sums of cargos and abonos, of all that was read. */
export const isSuma = ({ de, como }: Dicho): boolean => de !== 'movimientos' && como === 'suma'
