import Button from '@mui/material/Button'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { type FormEvent, useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { focusOnMount } from '../../lib/place.ts'
import { session } from '../../lib/session.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CodeField, EmailField, PasswordField } from './credential-fields.tsx'
import { LoginError } from './login-error.tsx'
import { LlaveButton } from './llave-button.tsx'
import { asksForCode, signInAgain, takesLlave } from './sign-in.ts'
import { Stack } from '../../ui/layout.tsx'

/** The session ended over open work: sign in again, and what was being done goes on. */
export default function ReauthDialog({ correo }: { correo: string }) {
  const [email, setEmail] = useState(correo)
  const [password, setPassword] = useState('')
  const [codigo, setCodigo] = useState('')
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const [llave, setLlave] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (password === '') return
    setBusy(true)
    setError(null)
    try {
      const entrada = { email: email.trim(), password, ...(asked ? { codigo: codigo.trim() } : {}) }
      await signInAgain(entrada)
    } catch (failure) {
      setError(failure)
      setBusy(false)
      setLlave(takesLlave(failure))
      if (asksForCode(failure)) setAsked(true)
    }
  }
  const leave = () => {
    session.signOut()
    location.assign(paths.raiz)
  }
  return (
    <Dialog
      open
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
      <Stack as="form" id="volver-a-entrar" noValidate onSubmit={(event) => void submit(event)} gap={16}>
        <span>{accesoPantalla.volverAEntrarTexto}</span>
        {error === null ? null : <LoginError error={error} />}
        <EmailField value={email} onChange={setEmail} />
        <PasswordField value={password} onChange={setPassword} inputRef={focusOnMount} />
        {asked ? <CodeField value={codigo} onChange={setCodigo} inputRef={focusOnMount} /> : null}
        <LlaveButton
          text={asked ? accesoPantalla.usarLlave : accesoPantalla.entrarConLlave}
          onSigned={(signed) =>
            signInAgain(llave ? { email: email.trim(), password, llave: signed } : { respuesta: signed })
          }
          onError={setError}
        />
      </Stack>
    </Dialog>
  )
}
