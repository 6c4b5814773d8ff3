import type { ReactNode } from 'react'
import { sinDato } from '../lib/no-value.ts'
import { Block, Subtitle, Text } from './layout.tsx'
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
      {rows === undefined ? null : (
        <Block as="dl" pairs={pairs} gap={6} gapX={16}>
          {rows.map(([name, value]) => (
            <Block key={name} contents>
              <Text as="dt" tone="texto2">
                {name}
              </Text>
              <Text as="dd" m={0} breaks>
                {value === null || value === '' ? sinDato : value}
              </Text>
            </Block>
          ))}
        </Block>
      )}
      {children}
    </PaddedPanel>
  )
}
