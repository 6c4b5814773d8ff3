import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { c } from './tokens.ts'

const Skip = styled('a')({
  position: 'fixed',
  left: 8,
  top: -60,
  zIndex: 2000,
  padding: '10px 14px',
  borderRadius: 6,
  background: c.papel,
  '&:focus': { top: 6 },
})
/** First stop of the keyboard: past the bar, to `<main id="contenido">`. */
export const SkipLink = () => <Skip href="#contenido">{interfaz.saltarAlContenido}</Skip>
