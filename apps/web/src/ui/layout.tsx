import type { ComponentProps } from 'react'

type Box = ComponentProps<'div'> & { gap?: number }

/** One below the other. */
export const Stack = ({ gap = 12, style, ...rest }: Box) => (
  <div {...rest} style={{ display: 'grid', gap, ...style }} />
)

/** One beside the other; what has no room goes on below, unless it may not. */
export const Row = ({ gap = 8, nowrap = false, style, ...rest }: Box & { nowrap?: boolean }) => (
  <div
    {...rest}
    style={{
      display: 'flex',
      flexWrap: nowrap ? 'nowrap' : 'wrap',
      alignItems: 'center',
      gap,
      minWidth: 0,
      ...style,
    }}
  />
)
/** Pushes what follows to the other end of a row. */
export const Grow = () => <span style={{ flex: 1, minWidth: 0 }} />

/** Names a panel, a tab or a dialog's part. */
export const Title = ({ style, children, ...rest }: ComponentProps<'h2'>) => (
  <h2 {...rest} style={{ margin: 0, fontSize: 18, lineHeight: '24px', fontWeight: 600, ...style }}>
    {children}
  </h2>
)
