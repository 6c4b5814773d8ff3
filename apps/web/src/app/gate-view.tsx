import Button from '@mui/material/Button'
import { acceso } from '@valija/contract/messages/acceso.ts'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { useNavigate } from 'react-router'
import { paths } from '../lib/paths.ts'
import { place } from '../lib/place.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { look, Paragraph, Stack, Text } from '../ui/layout.tsx'
import { c } from '../ui/tokens.ts'

type GateViewProps = { icon: IconName; title: string; text?: string; button?: string; onButton?: () => void }
/** One sentence in the middle of the page, and the way out. */
export function GateView({ icon, title, text, button, onButton }: GateViewProps) {
  return (
    <Stack items="center" content="center" grow py={48} px={24} text="center">
      <Icon name={icon} size={40} color={c.texto2} />
      <Text as="h1" {...place} m={0} heading={24}>
        {title}
      </Text>
      {text === undefined ? null : (
        <Paragraph max={460} tone="texto2">
          {text}
        </Paragraph>
      )}
      {button === undefined ? null : (
        <Button variant="contained" onClick={onButton} className={look({ mt: 8 })}>
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
