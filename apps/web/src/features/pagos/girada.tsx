import type { CSSProperties, ReactNode } from 'react'

/** Quarter turns to the right. */
export type Giro = 0 | 1 | 2 | 3
export const siguienteGiro = (giro: Giro): Giro => ((giro + 1) % 4) as Giro

const styles = (giro: Giro, ratio: number): { outer: CSSProperties; inner: CSSProperties } => {
  if (giro % 2 === 0) return { outer: {}, inner: giro === 0 ? {} : { transform: 'rotate(180deg)' } }
  return {
    outer: { position: 'relative', aspectRatio: `1 / ${ratio}`, overflow: 'hidden' },
    inner: {
      position: 'absolute',
      top: '50%',
      left: '50%',
      // What was its height fills the width now.
      width: `${ratio * 100}%`,
      transform: `translate(-50%, -50%) rotate(${giro * 90}deg)`,
    },
  }
}

type GiradaProps = {
  giro: Giro
  /** Width by height of what is turned, as it stands unturned. */
  ratio: number
  children: ReactNode
}
/** A page turned by quarters in the same width; what lies over it turns with it. */
export function Girada({ giro, ratio, children }: GiradaProps) {
  const { outer, inner } = styles(giro, ratio)
  return (
    <div style={outer}>
      <div style={inner}>{children}</div>
    </div>
  )
}
