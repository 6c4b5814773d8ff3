import Button from '@mui/material/Button'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { acceso } from '@valija/contract/messages/acceso.ts'
import { useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { place } from '../lib/place.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { c } from '../ui/tokens.ts'
import { Stack } from '../ui/layout.tsx'

type GateViewProps = { icon: IconName; title: string; text?: string; button?: string; onButton?: () => void }
/** One sentence in the middle of the page, and the way out. */
export function GateView({ icon, title, text, button, onButton }: GateViewProps) {
  return (
    <Stack
      style={{
        flex: 1,
        alignContent: 'center',
        justifyItems: 'center',
        padding: '48px 24px',
        textAlign: 'center',
      }}
    >
      <Icon name={icon} size={40} color={c.texto2} />
      <h1 {...place} style={{ margin: 0, fontSize: 24, lineHeight: '32px', fontWeight: 600 }}>
        {title}
      </h1>
      {text === undefined ? null : <p style={{ margin: 0, maxWidth: 460, color: c.texto2 }}>{text}</p>}
      {button === undefined ? null : (
        <Button variant="contained" onClick={onButton} style={{ marginTop: 8 }}>
          {button}
        </Button>
      )}
    </Stack>
  )
}

export const NoPermissionView = () => (
  <GateView icon="candado" title={acceso.sinPermiso} text={accesoPantalla.sinPermisoTexto} />
)

export const PendingView = ({ onExit }: { onExit: () => void }) => (
  <GateView
    icon="reloj"
    title={accesoPantalla.pendienteTitulo}
    text={acceso.accesoPendiente}
    button={accesoPantalla.salir}
    onButton={onExit}
  />
)

/** The documented message of a gated address, with its button back to the start. */
export function ExpiredView({ text, onLeave }: { text?: string; onLeave?: () => void }) {
  const navigate = useNavigate()
  const leave = () => {
    onLeave?.()
    void navigate(paths.raiz)
  }
  return (
    <GateView
      icon="reloj"
      title={acceso.sesionExpirada}
      text={text}
      button={acceso.sesionExpiradaBoton}
      onButton={leave}
    />
  )
}
