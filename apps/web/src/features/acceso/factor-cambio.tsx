import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { CodeForm } from './code-form.tsx'

/** What proves it is them: a code, or a passkey. */
export type Paso = { codigo: string } | { llave: FirmaDeNavegador }
type FactorCambioProps = {
  at: 'quitar' | 'renovar'
  conLlave: boolean
  onSubmit: (paso: Paso, contrasena: string) => Promise<void>
  onCancel: () => void
}
/** Takes the second factor away, or makes its recovery codes anew: with the password and a second proof. */
export function FactorCambio({ at, conLlave, onSubmit, onCancel }: FactorCambioProps) {
  return (
    <>
      <span>{at === 'quitar' ? t.quitarDosPasosTexto : t.renovarCodigosTexto}</span>
      <CodeForm
        withPassword
        onCancel={onCancel}
        onSubmit={(codigo, contrasena) => onSubmit({ codigo }, contrasena)}
        onLlave={conLlave ? (llave, contrasena) => onSubmit({ llave }, contrasena) : undefined}
        submit={at === 'quitar' ? t.quitarDosPasos : t.renovarCodigos}
      />
    </>
  )
}
