import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ComponentType, Suspense } from 'react'
import { useAfter } from '../lib/use-after.ts'
import { Dialog } from './dialog.tsx'
import { type LazyPart, lazyPart, type Missing, MissingNotice } from './lazy-part.tsx'

const Line = styled(LinearProgress)(({ theme }) => ({
  position: 'fixed',
  inset: '52px 0 auto',
  height: 2,
  zIndex: theme.zIndex.tooltip,
}))
/** It is on its way, once that is felt: over whatever it was opened from. */
const Opening = () => (useAfter(true) ? <Line aria-label={interfaz.cargando} /> : null)

type Over = { onClose?: () => void }
function MissingDialog({ onClose, missing, onRetry }: Over & Missing) {
  return (
    <Dialog
      {...(onClose ? { onClose } : {})}
      title={interfaz.noSeAbre}
      size={480}
      foot={onClose ? <Button onClick={onClose}>{interfaz.cerrar}</Button> : undefined}
    >
      <MissingNotice missing={missing} onRetry={onRetry} />
    </Dialog>
  )
}

/**
 * A dialog, a menu or a box over the page whose code comes when it is opened. What is under it stays as it was, and when the
 * code does not come a small dialog says why.
 */
export function lazyOverlay<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
): ComponentType<P & Over> & Pick<LazyPart<P>, 'preload'> {
  const Part = lazyPart<P & Over>(load, MissingDialog)
  const Overlay = (props: P & Over) => (
    <Suspense fallback={<Opening />}>
      <Part {...props} />
    </Suspense>
  )
  return Object.assign(Overlay, { preload: Part.preload })
}
