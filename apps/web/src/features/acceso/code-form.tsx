import Button from '@mui/material/Button'
import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { type FormEvent, useState } from 'react'
import { seVa, useWork } from '../../lib/use-work.ts'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { CodeField, PasswordField } from './credential-fields.tsx'
import { LlaveButton } from './llave-button.tsx'

type CodeFormProps = {
  onSubmit: (codigo: string, contrasena: string) => Promise<void>
  submit: string
  /** A passkey would do instead of the code. */
  onLlave?: ((llave: FirmaDeNavegador, contrasena: string) => Promise<void>) | undefined
  /** Asks for the person's own password besides. */
  withPassword?: boolean
}
/** One code and its button. */
export function CodeForm({ onSubmit, onLlave, submit, withPassword = false }: CodeFormProps) {
  const [contrasena, setContrasena] = useState('')
  const [codigo, setCodigo] = useState('')
  const { busy, failure, run, fail } = useWork()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (codigo.trim() === '' || (withPassword && contrasena === '')) return
    await run(async () => {
      await onSubmit(codigo.trim(), contrasena)
      return seVa
    })
  }
  return (
    <Stack as="form" noValidate onSubmit={(event) => void send(event)} max={340} full>
      {withPassword ? (
        <PasswordField
          label={usuariosPantalla.contrasenaActual}
          value={contrasena}
          onChange={setContrasena}
        />
      ) : null}
      <CodeField value={codigo} onChange={setCodigo} />
      {onLlave ? (
        <LlaveButton
          text={usuariosPantalla.usarLlave}
          onSigned={(llave) => onLlave(llave, contrasena)}
          onError={fail}
        />
      ) : null}
      <ErrorNotice error={failure} />
      <div>
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
      </div>
    </Stack>
  )
}
