import LinearProgress from '@mui/material/LinearProgress'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useAfter } from '../lib/use-after.ts'
import { Notice } from './notice.tsx'

/** The longest that a screen shows itself loading (Commissions §9). */
export const maxWaitMs = 30_000

/** A loading sign that ends: what takes longer is said in words, and whatever comes still shows. */
export function Waiting({ label = interfaz.cargando }: { label?: string }) {
  const late = useAfter(true, maxWaitMs)
  return late ? (
    <Notice tono="atencion" title={interfaz.tarda}>
      {interfaz.tardaTexto}
    </Notice>
  ) : (
    <LinearProgress aria-label={label} />
  )
}
