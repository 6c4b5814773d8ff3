import type { ReactNode } from 'react'
import { sinDato } from '../lib/no-value.ts'
import { PaddedPanel } from './panel.tsx'
import { Block, Subtitle, Text } from './layout.tsx'

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
      <Subtitle mb={8}>{title}</Subtitle>
      {rows === undefined ? null : (
        <Block as="dl" pairs="third" gap={6} gapX={16}>
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
