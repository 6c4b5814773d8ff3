import type { ReactNode } from 'react'
import { Subtitle } from './layout.tsx'
import { Pairs } from './pairs.tsx'
import { PaddedPanel } from './panel.tsx'

type SectionProps = {
  title: string
  rows?: readonly (readonly [string, ReactNode])[]
  /** How wide the names are. */
  pairs?: 'third' | 'fit'
  children?: ReactNode
}
/** A titled part of the detail: names with their values, and whatever else belongs there. */
export function Section({ title, rows, pairs = 'third', children }: SectionProps) {
  return (
    <PaddedPanel aria-label={title}>
      <Subtitle mb={8}>{title}</Subtitle>
      {rows === undefined ? null : <Pairs rows={rows} names={pairs} />}
      {children}
    </PaddedPanel>
  )
}
