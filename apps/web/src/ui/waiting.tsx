import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useAfter } from '../lib/use-after.ts'
import { Notice } from './notice.tsx'

/** The longest that a screen shows itself loading (Commissions §9). */
export const maxWaitMs = 30_000

/** What stands where the loading sign was, once it has ended. */
export const Late = () => (
  <Notice tono="atencion" title={interfaz.tarda}>
    {interfaz.tardaTexto}
  </Notice>
)

/** A loading sign that ends: what takes longer is said in words, and whatever comes still shows. */
export function Waiting({ label = interfaz.cargando }: { label?: string }) {
  return useAfter(true, maxWaitMs) ? <Late /> : <LinearProgress aria-label={label} />
}

/** The same for what will be this tall. */
export const WaitingShape = ({ height, margin }: { height: number; margin?: number }) =>
  useAfter(true, maxWaitMs) ? <Late /> : <Skeleton variant="rounded" height={height} style={{ margin }} />
