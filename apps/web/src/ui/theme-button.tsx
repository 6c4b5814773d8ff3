import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { Icon } from './icon.tsx'

/** Changes between the light and the dark theme. */
export function ThemeButton() {
  const { mode, systemMode, setMode } = useColorScheme()
  const dark = (mode === 'system' ? systemMode : mode) === 'dark'
  return (
    <IconButton
      aria-label={dark ? interfaz.temaClaro : interfaz.temaOscuro}
      title={dark ? interfaz.temaClaro : interfaz.temaOscuro}
      onClick={() => setMode(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sol' : 'luna'} size={20} />
    </IconButton>
  )
}
