import type { ReactNode } from 'react'
import { sinDato } from '../lib/no-value.ts'
import { Block, Text } from './layout.tsx'

type PairsProps = {
  rows: readonly (readonly [string, ReactNode])[]
  /** How wide the names are. */
  names?: 'third' | 'narrow' | 'fit' | 'auto'
  mb?: 16
  weight?: 600
}
/** Names with their values. */
export function Pairs({ rows, names = 'third', mb, weight }: PairsProps) {
  return (
    <Block as="dl" pairs={names} gap={6} gapX={16} mb={mb}>
      {rows.map(([name, value]) => (
        <Block key={name} contents>
          <Text as="dt" tone="texto2">
            {name}
          </Text>
          <Text as="dd" m={0} weight={weight} breaks>
            {value === null || value === '' ? sinDato : value}
          </Text>
        </Block>
      ))}
    </Block>
  )
}
