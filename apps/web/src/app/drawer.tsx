import MuiDrawer from '@mui/material/Drawer'
import { styled } from '@mui/material/styles'
import { useMedia, usePhone } from '../lib/use-media.ts'
import { onRail, railQuery } from '../lib/widths.ts'
import { c } from '../ui/tokens.ts'
import { DrawerContent } from './drawer-content.tsx'

const Fixed = styled('div')({
  position: 'fixed',
  top: 52,
  bottom: 0,
  left: 0,
  width: 232,
  zIndex: 1000,
  borderRight: `1px solid ${c.linea}`,
  [onRail]: { width: 64 },
  '@media print': { display: 'none' },
})
type DrawerProps = { open: boolean; onClose: () => void; onSignOut: () => void }
/** 232 wide with words, a rail with tooltips below 1440, temporary on a phone. */
export function Drawer({ open, onClose, onSignOut }: DrawerProps) {
  const phone = usePhone()
  const rail = useMedia(railQuery) && !phone
  if (!phone)
    return (
      <Fixed>
        <DrawerContent rail={rail} onSignOut={onSignOut} />
      </Fixed>
    )
  return (
    <MuiDrawer open={open} onClose={onClose} slotProps={{ paper: { style: { width: 280 } } }}>
      <DrawerContent rail={false} onSignOut={onSignOut} onPick={onClose} />
    </MuiDrawer>
  )
}
