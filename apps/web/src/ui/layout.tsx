import type { ComponentProps } from 'react'

type Box = ComponentProps<'div'> & { gap?: number }

/** One below the other. */
export const Stack = ({ gap = 12, style, ...rest }: Box) => (
  <div {...rest} style={{ display: 'grid', gap, ...style }} />
)

/** One beside the other, in the middle; what has no room goes on below. */
export const Row = ({ gap = 8, style, ...rest }: Box) => (
  <div {...rest} style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap, ...style }} />
)

/** Names a panel, a tab or a dialog's part. */
export const Title = ({ style, children, ...rest }: ComponentProps<'h2'>) => (
  <h2 {...rest} style={{ margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 600, ...style }}>
    {children}
  </h2>
)
