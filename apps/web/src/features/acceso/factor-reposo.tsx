import Button from '@mui/material/Button'
import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { Row } from '../../ui/layout.tsx'
import { LlaveButton } from './llave-button.tsx'

type FactorReposoProps = {
  factor: { activo: boolean; obligatorio: boolean }
  /** The account has a passkey, which may activate it. */
  withLlaves: boolean
  onStep: (at: 'probar' | 'renovar' | 'quitar') => void
  onSigned: (llave: FirmaDeNavegador) => Promise<void>
  onError: (error: unknown) => void
}
/** What may be done about the second factor as it stands. */
export function FactorReposo({ factor, withLlaves, onStep, onSigned, onError }: FactorReposoProps) {
  const step = (at: Parameters<typeof onStep>[0], text: string) => (
    <Button variant="outlined" onClick={() => onStep(at)}>
      {text}
    </Button>
  )
  return (
    <Row align="stretch">
      {factor.activo ? step('renovar', t.renovarCodigos) : step('probar', t.activar)}
      {factor.activo && !factor.obligatorio ? step('quitar', t.quitarDosPasos) : null}
      {withLlaves && !factor.activo ? (
        <LlaveButton text={t.activarConLlave} onSigned={onSigned} onError={onError} />
      ) : null}
    </Row>
  )
}
