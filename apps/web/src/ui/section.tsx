import type { ReactNode } from 'react'
import { sinDato } from '../lib/no-value.ts'
import { PaddedPanel } from './panel.tsx'
import { c } from './tokens.ts'

/** A titled part of the detail: names with their values, and whatever else belongs there. */
export function Section({
  title,
  rows,
  children,
}: {
  title: string
  rows?: [string, ReactNode][]
  children?: ReactNode
}) {
  return (
    <PaddedPanel aria-label={title}>
      <h2 style={{ margin: '0 0 8px', fontSize: 16 }}>{title}</h2>
      {rows === undefined ? null : (
        <dl
          style={{
            display: 'grid',
            gridTemplateColumns: 'minmax(112px, 38%) 1fr',
            gap: '6px 16px',
            margin: 0,
          }}
        >
          {rows.map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt style={{ color: c.texto2 }}>{name}</dt>
              <dd style={{ margin: 0, overflowWrap: 'anywhere' }}>
                {value === null || value === '' ? sinDato : value}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </PaddedPanel>
  )
}
