import IconButton from '@mui/material/IconButton'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Icon } from './icon.tsx'

/** Takes a notice away: what it told has been read. */
export const Dismiss = ({ onClose }: { onClose: () => void }) => (
  <IconButton size="small" aria-label={interfaz.cerrar} onClick={onClose}>
    <Icon name="cruz" />
  </IconButton>
)
