import Button from '@mui/material/Button'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import type { FormEvent } from 'react'
import { paths } from '../../lib/paths.ts'
import { focusOnMount } from '../../lib/place.ts'
import { session } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { CodeField, EmailField, PasswordField } from './credential-fields.tsx'
import { LlaveButton } from './llave-button.tsx'
import { LoginError } from './login-error.tsx'
import { signInAgain } from './sign-in.ts'
import { useCredentials } from './use-credentials.ts'

/** The session ended over open work: sign in again, and what was being done goes on. */
export default function ReauthDialog({ correo }: { correo: string }) {
  const { email, password, codigo, asked, llave, busy, failure, fail, send, second, alone } = useCredentials(
    correo,
    signInAgain,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password.value !== '') void send()
  }
  const leave = () => {
    session.signOut()
    location.assign(paths.raiz)
  }
  return (
    <Dialog
      title={accesoPantalla.volverAEntrar}
      size={480}
      foot={
        <>
          <Button onClick={leave}>{accesoPantalla.descartarYSalir}</Button>
          <Button type="submit" form="volver-a-entrar" variant="contained" loading={busy}>
            {accesoPantalla.iniciarSesion}
          </Button>
        </>
      }
    >
      <Stack as="form" id="volver-a-entrar" noValidate onSubmit={submit} gap={16}>
        <span>{accesoPantalla.volverAEntrarTexto}</span>
        {failure === null ? null : <LoginError error={failure} />}
        <EmailField {...email} />
        <PasswordField {...password} inputRef={focusOnMount} />
        {asked ? <CodeField {...codigo} help={accesoPantalla.codigoAyuda} inputRef={focusOnMount} /> : null}
        <LlaveButton
          text={asked ? accesoPantalla.usarLlave : accesoPantalla.entrarConLlave}
          onSigned={llave ? second : alone}
          onError={fail}
        />
      </Stack>
    </Dialog>
  )
}
