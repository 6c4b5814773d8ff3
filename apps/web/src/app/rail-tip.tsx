import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'

/** Only the rail has them; what places them is not small, and without it the entry still has its name. */
const Tooltip = lazyPart(
  () => import('@mui/material/Tooltip'),
  () => null,
)

/** The name of an entry that has no words beside it. */
export function RailTip({ entry, onClose }: { entry: HTMLElement; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Tooltip
        open
        title={entry.getAttribute('aria-label')}
        placement="right"
        onClose={onClose}
        slotProps={{ popper: { anchorEl: entry } }}
      >
        <span hidden />
      </Tooltip>
    </Suspense>
  )
}
