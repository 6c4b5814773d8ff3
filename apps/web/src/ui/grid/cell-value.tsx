import type { ReactNode } from 'react'
import { dinero, fecha, fechaDePago, fechaHora, nombreCorto, numero } from '../../lib/formats.ts'
import { sinDato } from '../../lib/no-value.ts'
import { Mono, Text } from '../layout.tsx'
import type { Column } from './grid-types.ts'

export const rawValue = <F,>(column: Column<F>, row: F): unknown =>
  column.value ? column.value(row) : (row as Record<string, unknown>)[column.campo]

const asText = (value: unknown): string | null => {
  if (typeof value === 'string') return value === '' ? null : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : null
}

/** A row's value in its column's way. Missing is a dash. */
export function cellValue<F>(column: Column<F>, row: F): ReactNode {
  if (column.render) return column.render(row)
  const value = rawValue(column, row)
  const text = asText(value)
  if (text === null) return sinDato
  switch (column.kind) {
    case 'dinero':
      return dinero(Number(value))
    case 'numero':
      return numero(Number(value))
    case 'fecha':
      return fecha(text)
    case 'fechaHora':
      return fechaHora(text)
    case 'fechaDePago':
      return fechaDePago(text)
    case 'mono':
      return <Mono tone="texto2">{text}</Mono>
    case 'empresa':
      return (
        <Text as={column.card === 'title' ? 'strong' : 'span'} title={text}>
          {nombreCorto(text)}
        </Text>
      )
    case 'fuerte':
      return <strong>{text}</strong>
    case 'texto':
    case undefined:
      return text
  }
}

export const isNumeric = ({ kind, align }: Pick<Column<never>, 'kind' | 'align'>): boolean =>
  align === 'right' || (align === undefined && (kind === 'dinero' || kind === 'numero'))
