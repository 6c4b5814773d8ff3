import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { hora } from '../lib/formats.ts'
import { usePhone } from '../lib/use-media.ts'
import { Icon } from './icon.tsx'
import { c } from './tokens.ts'

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
    <span
      role="status"
      style={{
        display: 'flex',
        alignItems: 'center',
        gap: 6,
        color: state === 'error' ? c.error : c.texto2,
        paddingBottom: phone ? 0 : 6,
      }}
    >
      {phone ? null : (
        <Icon name={state === 'error' ? 'alerta' : state === 'guardando' ? 'girar' : 'palomita'} />
      )}
      {text}
    </span>
  )
}
