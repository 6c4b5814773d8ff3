import { styled } from '@mui/material/styles'
import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import { onNarrow } from '../../lib/widths.ts'
import { c } from '../../ui/tokens.ts'
import type { Caja } from './cajas.tsx'
import { ComprobanteView } from './comprobante-view.tsx'
import type { Giro } from './girada.tsx'

const Scroller = styled('div')({
  overflow: 'auto',
  // Nearer moves what is under it: the place looked for is brought to the middle, not what was there before.
  overflowAnchor: 'none',
  '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  background: c.neutroTinte,
  padding: 12,
  // Below the bar at the top of the page.
  scrollMarginTop: 64,
  maxHeight: 'min(60vh, 720px)',
  [onNarrow]: { maxHeight: '46vh' },
})

type VisorProps = { ruta: string; cajas: readonly Caja[]; zoom: number; giro: Giro }
/** The proof in a box that scrolls and grows by itself, so that the page and the form stay where they are. */
export function Visor({ ruta, cajas, zoom, giro }: VisorProps) {
  return (
    <Scroller data-visor role="region" aria-label={t.comprobanteAmpliable} tabIndex={0}>
      <div style={{ width: `${zoom * 100}%` }}>
        <ComprobanteView ruta={ruta} cajas={cajas} zoom={zoom} giro={giro} />
      </div>
    </Scroller>
  )
}
