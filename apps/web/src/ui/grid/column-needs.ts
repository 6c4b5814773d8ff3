import { type ComponentProps, isValidElement, type ReactNode } from 'react'
import { dinero } from '../../lib/formats.ts'
import { Money } from '../money.tsx'
import { fuente, fuenteMono } from '../tokens.ts'
import { cellValue } from './cell-value.tsx'
import type { Column } from './grid-types.ts'

/** The words of a cell that stand in it as they are; null where a part of it writes its own. */
export function wordsOf(node: ReactNode): string | null {
  if (node === null || node === undefined || typeof node === 'boolean') return ''
  if (typeof node === 'string' || typeof node === 'number') return String(node)
  if (Array.isArray(node)) {
    const words = node.map((one: ReactNode) => wordsOf(one))
    return words.includes(null) ? null : words.join('')
  }
  if (!isValidElement<ComponentProps<typeof Money> & { children?: ReactNode }>(node)) return null
  const { children, value, currency } = node.props
  if (node.type === Money) return dinero(value, currency)
  return children === undefined ? null : wordsOf(children)
}

const padding = 24
/** Of the head: its arrow too. */
const arrow = 20

/** Pixels with which each column is read whole, head and rows; of one that writes its own words nothing is known. */
export function needsOf<F>(
  columns: readonly Column<F>[],
  rows: readonly F[],
  measure: (text: string, font: string) => number,
): ReadonlyMap<string, number> {
  const needs = new Map<string, number>()
  for (const column of columns) {
    const words = rows.map((row) => wordsOf(cellValue(column, row)))
    if (words.some((one) => one === null)) continue
    const font =
      column.kind === 'mono' ? `13px ${fuenteMono}` : `${column.kind === 'fuerte' ? 600 : 400} 15px ${fuente}`
    const head = measure(column.title, `600 14px ${fuente}`) + (column.sortable === true ? arrow : 0)
    const widest = Math.max(head, ...words.map((one) => measure(one ?? '', font)))
    needs.set(column.campo, Math.ceil(widest) + padding)
  }
  return needs
}

let pen: CanvasRenderingContext2D | null = null
/** As wide as the browser writes it. */
export function measureText(text: string, font: string): number {
  pen ??= document.createElement('canvas').getContext('2d')
  if (pen === null) return 0
  pen.font = font
  return pen.measureText(text).width
}
