import { styled } from '@mui/material/styles'
import { lazy, Suspense, useId } from 'react'
import { c } from '../tokens.ts'
import type { DatePickProps } from './date-pick-field.tsx'
import { Row, Text } from '../layout.tsx'

const DatePickField = lazy(() => import('./date-pick-field.tsx'))

const Shape = styled('span')({
  display: 'inline-block',
  height: 38,
  border: `1px solid ${c.borde}`,
  borderRadius: 6,
  background: c.papel,
})
/** A calendar day by itself, for a bar or a filter; inside a form use `DateInput`. The calendar comes when it is needed. */
export const DatePick = (props: DatePickProps) => (
  <Suspense fallback={<Shape style={{ width: props.width ?? '100%' }} />}>
    <DatePickField {...props} />
  </Suspense>
)

/** A payment date in a bulk bar: label at the left, as in the list of lotes. */
export function LabeledDate(props: DatePickProps & { label: string }) {
  const id = useId()
  return (
    <Row as="span" inline gap={4} gapX={8}>
      <Text as="label" htmlFor={id} weight={500}>
        {props.label}
      </Text>
      <DatePick width={176} {...props} id={id} />
    </Row>
  )
}
