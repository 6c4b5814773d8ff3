import type { Centavos } from '@valija/contract/pesos.ts'
import type { CSSProperties, ReactNode } from 'react'
import { dinero } from '../lib/formats.ts'
import { c, fuenteMono } from './tokens.ts'

/** RFC, UUID, localizador, clave de rastreo: a type where 0 and O differ. */
export const Mono = ({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) => (
  <span
    style={{
      fontFamily: fuenteMono,
      fontSize: 13,
      letterSpacing: '-.1px',
      ...(quiet ? { color: c.texto2 } : {}),
    }}
  >
    {children}
  </span>
)

type MoneyProps = {
  value: Centavos | number | null | undefined
  currency?: string
  strong?: boolean
  style?: CSSProperties
}
/** An amount in centavos as `$1,234.50`; never cut, figures of equal width. */
export const Money = ({ value, currency, strong = false, style }: MoneyProps) => (
  <span
    style={{
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums',
      fontWeight: strong ? 600 : undefined,
      ...style,
    }}
  >
    {dinero(value, currency)}
  </span>
)

/** Secondary text. */
export const Quiet = ({ children, style }: { children: ReactNode; style?: CSSProperties }) => (
  <span style={{ color: c.texto2, ...style }}>{children}</span>
)

/** Read by a screen reader, not seen. */
export const Hidden = ({ children, ...rest }: { children: ReactNode; id?: string; role?: string }) => (
  <span
    {...rest}
    style={{ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }}
  >
    {children}
  </span>
)
