import LinearProgress from '@mui/material/LinearProgress'
import Skeleton from '@mui/material/Skeleton'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useAfter } from '../lib/use-after.ts'
import { Hidden } from './layout.tsx'
import { Notice } from './notice.tsx'

/** The longest that a screen shows itself loading (Commissions §9). */
export const maxWaitMs = 30_000

/** What stands where the loading sign was, once it has ended. */
export const Late = () => (
  <Notice tono="atencion" title={interfaz.tarda}>
    {interfaz.tardaTexto}
  </Notice>
)

/** A loading sign that ends: what takes longer is said in words, and whatever comes still shows. Work with a name says it. */
export function Waiting({ label }: { label?: string }) {
  if (useAfter(true, maxWaitMs)) return <Late />
  return (
    <div role={label === undefined ? undefined : 'status'}>
      {label}
      <LinearProgress aria-label={label ?? interfaz.cargando} />
    </div>
  )
}

/** The same for what will be this tall: its room at once, grey only once the wait is felt. */
export function WaitingShape({ height, margin }: { height: number; margin?: number }) {
  const felt = useAfter(true)
  if (useAfter(true, maxWaitMs)) return <Late />
  return (
    <div aria-busy="true" style={{ height, margin }}>
      {felt ? <Hidden role="status">{interfaz.cargando}</Hidden> : null}
      {felt ? <Skeleton variant="rounded" height={height} /> : null}
    </div>
  )
}
