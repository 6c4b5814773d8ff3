import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { hora } from '../lib/formats.ts'
import { usePhone } from '../lib/use-media.ts'
import { Icon } from './icon.tsx'
import { Row } from './layout.tsx'

export type DraftStateProps = {
  state: 'guardando' | 'guardado' | 'error'
  /** Instant of the last save. */
  at?: string
}
/** "Borrador guardado a las 10:42. Puedes cerrar y seguir después." */
export function DraftState({ state, at }: DraftStateProps) {
  const phone = usePhone()
  const saved =
    phone || at === undefined ? interfaz.borradorGuardadoCorto : interfaz.borradorGuardado({ hora: hora(at) })
  const text = { guardando: interfaz.guardandoBorrador, guardado: saved, error: interfaz.borradorFallo }[
    state
  ]
  return (
    <Row
      as="span"
      role="status"
      nowrap
      gap={6}
      tone={state === 'error' ? 'error' : 'texto2'}
      pb={phone ? 0 : 6}
    >
      {phone ? null : (
        <Icon name={state === 'error' ? 'alerta' : state === 'guardando' ? 'girar' : 'palomita'} />
      )}
      {text}
    </Row>
  )
}
