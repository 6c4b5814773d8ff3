import type { Centavos } from '@valija/contract/pesos.ts'
import { dinero } from '../lib/formats.ts'
import { type ShapeProps, Text } from './layout.tsx'

type MoneyProps = Omit<ShapeProps, 'value'> & {
  value: Centavos | number | null | undefined
  currency?: string
  strong?: boolean
}
/** An amount in centavos as `$1,234.50`; never cut, figures of equal width. */
export const Money = ({ value, currency, strong = false, ...rest }: MoneyProps) => (
  <Text oneLine weight={strong ? 600 : null} {...rest}>
    {dinero(value, currency)}
  </Text>
)
