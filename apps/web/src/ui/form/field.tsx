import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'
import { look, Row } from '../layout.tsx'
import { c } from '../tokens.ts'

const Box = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 4,
  minWidth: 0,
  '& label': { fontSize: 14, lineHeight: '18px', fontWeight: 500 },
  '& label span': { fontWeight: 400, color: c.texto2 },
})
const Help = styled('div')({
  fontSize: 14,
  lineHeight: '18px',
  color: c.texto2,
  display: 'flex',
  gap: 5,
  alignItems: 'flex-start',
})

export type FieldProps = {
  id: string
  label: string
  optional?: boolean
  help?: ReactNode
  error?: string
  /** Right end of the label's line: a link. */
  beside?: ReactNode
  children: ReactNode
}
/** id of the text under a field, for its `aria-describedby`. */
export const helpId = (id: string): string => `${id}-ayuda`

/** Label above, field, and below it the error with its icon or the help. Fields required by default. */
export function Field({ id, label, optional = false, help, error, beside, children }: FieldProps) {
  const text = (
    <label htmlFor={id}>
      {label} {optional ? <span>{interfaz.opcional}</span> : null}
    </label>
  )
  return (
    <Box>
      {beside === undefined ? (
        text
      ) : (
        <Row as="span" nowrap align="stretch" justify="space-between">
          {text}
          {beside}
        </Row>
      )}
      {children}
      {error === undefined ? (
        help === undefined ? null : (
          <Help id={helpId(id)}>{help}</Help>
        )
      ) : (
        <Help id={helpId(id)} role="alert" className={look({ tone: 'error' })}>
          <Icon name="nel" size={17} />
          <span>{error}</span>
        </Help>
      )}
    </Box>
  )
}
