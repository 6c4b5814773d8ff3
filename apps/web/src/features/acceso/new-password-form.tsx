import Button from '@mui/material/Button'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { isContrasenaValida } from '@valija/domain/acceso/contrasena.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { asApiError } from '../../lib/api-error.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { seVa, useWork } from '../../lib/use-work.ts'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { EmailField, PasswordField } from './credential-fields.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

type NewPasswordFormProps = {
  correo: string
  submit: string
  /** Rejecting shows why above the button; what was typed stays. */
  onSubmit: (clave: string) => Promise<void>
  /** Once it was taken, if the form is still there. */
  onDone: () => void
  /** What helps when the server refuses: the documented title, a way to ask for another link. */
  onRefused?: (error: unknown) => ReactNode
}

/** A password of one's own beside its live checklist; the button opens when every rule holds. */
export function NewPasswordForm({ correo, submit, onSubmit, onDone, onRefused }: NewPasswordFormProps) {
  const [clave, setClave] = useState('')
  const { busy, failure, run } = useWork()
  const { now } = useTurn()
  const valid = isContrasenaValida(clave)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (!valid) return
    await run(async () => {
      await onSubmit(clave)
      if (!now().aborted) onDone()
      return seVa
    })
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void send(event)} gap={16}>
      <EmailField value={correo} onChange={() => undefined} readOnly />
      <PasswordField value={clave} onChange={setClave} label={accesoPantalla.contrasena} nueva />
      <PasswordChecklist clave={clave} />
      {failure === null ? null : (onRefused?.(asApiError(failure)) ?? <ErrorNotice error={failure} />)}
      <Button type="submit" variant="contained" size="large" disabled={!valid} loading={busy}>
        {submit}
      </Button>
    </Stack>
  )
}
