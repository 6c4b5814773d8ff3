import { lazy, Suspense, useId } from 'react'
import { c } from '../tokens.ts'
import type { DatePickProps } from './date-pick-field.tsx'

const DatePickField = lazy(() => import('./date-pick-field.tsx'))

/** A calendar day by itself, for a bar or a filter; inside a form use `DateInput`. The calendar comes when it is needed. */
export const DatePick = (props: DatePickProps) => (
  <Suspense
    fallback={
      <span
        style={{
          display: 'inline-block',
          width: props.width ?? '100%',
          height: 38,
          border: `1px solid ${c.borde}`,
          borderRadius: 6,
          background: c.papel,
        }}
      />
    }
  >
    <DatePickField {...props} />
  </Suspense>
)

/** A payment date in a bulk bar: label at the left, as in the list of lotes. */
export function LabeledDate(props: DatePickProps & { label: string }) {
  const id = useId()
  return (
    <span style={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' }}>
      <label htmlFor={id} style={{ fontWeight: 500 }}>
        {props.label}
      </label>
      <DatePick width={176} {...props} id={id} />
    </span>
  )
}
