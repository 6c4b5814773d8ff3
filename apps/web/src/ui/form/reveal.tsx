import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type ReactNode, useState } from 'react'
import { Icon } from '../icon.tsx'
import { c } from '../tokens.ts'

/** A password's input: its type, and the eye at its end that shows and hides it. */
export function useReveal(): { type: 'text' | 'password'; endAdornment: ReactNode } {
  const [seen, setSeen] = useState(false)
  return {
    type: seen ? 'text' : 'password',
    endAdornment: (
      <InputAdornment position="end">
        <IconButton
          size="small"
          aria-label={seen ? interfaz.ocultarContrasena : interfaz.mostrarContrasena}
          onClick={() => setSeen(!seen)}
        >
          <Icon name={seen ? 'ojoCerrado' : 'ojo'} size={20} color={c.texto2} />
        </IconButton>
      </InputAdornment>
    ),
  }
}
