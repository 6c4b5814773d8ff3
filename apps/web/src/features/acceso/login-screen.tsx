import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useMedia } from '../../lib/use-media.ts'
import { onNarrow, wideQuery } from '../../lib/widths.ts'
import { look } from '../../ui/layout.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { Logo } from '../../ui/logo.tsx'
import { toast } from '../../ui/toasts.ts'
import { c } from '../../ui/tokens.ts'
import { CodeField, EmailField, PasswordField } from './credential-fields.tsx'
import { LlaveButton } from './llave-button.tsx'
import { LoginError } from './login-error.tsx'
import { asksForCode, signIn } from './sign-in.ts'
import { useCredentials } from './use-credentials.ts'

const Page = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 800fr) minmax(480px, 640fr)',
  minHeight: '100vh',
  background: c.papel,
  [onNarrow]: { gridTemplateColumns: '1fr' },
})
const Side = styled('main')({
  display: 'grid',
  placeItems: 'center',
  padding: 24,
  '& form': { width: '100%', maxWidth: 372, display: 'grid', gap: 18 },
  '& h1': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    margin: 0,
    fontSize: 30,
    lineHeight: '40px',
    fontWeight: 600,
    letterSpacing: '-.2px',
  },
  '& h1 + p': { color: c.texto2, fontSize: 17, lineHeight: '24px', margin: '12px 0 14px' },
  '& form label, & form a': { fontSize: 15 },
})

/** Where the carousel will be: its own colour, the same in both themes. */
const Sea = styled('div')({ background: '#0B3F49' })
const Carousel = lazyPart(
  () => import('./carousel.tsx'),
  () => <Sea />,
)

/** Sign-in: form at the right, carousel at the left; below 1024 the form alone. */
export default function LoginScreen({ onSignedIn }: { onSignedIn: (sesion: Sesion) => Promise<void> }) {
  const client = useQueryClient()
  const wide = useMedia(wideQuery)
  const [tried, setTried] = useState(false)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.title = interfaz.nombre
    emailInput.current?.focus()
  }, [])

  const { email, password, codigo, asked, llave, busy, failure, fail, send, second, alone } = useCredentials(
    '',
    async (entrada) => {
      const { correo } = await signIn(client, entrada, onSignedIn)
      toast(accesoPantalla.bienvenidaDeNuevo({ correo }), { kind: 'bienvenida' })
    },
  )
  const lacks = (value: string) => tried && value.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.value.trim() === '') return emailInput.current?.focus()
    if (password.value === '') return passwordInput.current?.focus()
    if (asked && codigo.value.trim() === '') return codeInput.current?.focus()
    void send((reason) => {
      if (asksForCode(reason)) requestAnimationFrame(() => codeInput.current?.select())
      else passwordInput.current?.select()
    })
  }
  return (
    <Page>
      {wide ? (
        <Suspense fallback={<Sea />}>
          <Carousel />
        </Suspense>
      ) : null}
      <Side>
        <form noValidate onSubmit={submit}>
          <div>
            <h1>
              <Logo size={40} on="papel" />
              {interfaz.nombre}
            </h1>
            <p>{interfaz.lema}</p>
          </div>
          {failure === null ? null : <LoginError error={failure} />}
          <EmailField
            {...email}
            inputRef={emailInput}
            error={lacks(email.value) ? accesoPantalla.correoFalta : undefined}
          />
          <PasswordField
            {...password}
            inputRef={passwordInput}
            error={tried && password.value === '' ? accesoPantalla.contrasenaFalta : undefined}
            beside={<Link to={paths.olvideContrasena}>{accesoPantalla.olvidaste}</Link>}
          />
          {asked ? (
            <CodeField
              {...codigo}
              help={accesoPantalla.codigoAyuda}
              inputRef={codeInput}
              error={lacks(codigo.value) && failure === null ? accesoPantalla.codigoFalta : undefined}
            />
          ) : null}
          {llave ? <LlaveButton text={accesoPantalla.usarLlave} onSigned={second} onError={fail} /> : null}
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {accesoPantalla.iniciarSesion}
          </Button>
          {asked ? null : (
            <LlaveButton text={accesoPantalla.entrarConLlave} onSigned={alone} onError={fail} />
          )}
          <Link to={paths.ingresarRfc} className={look({ self: 'center' })}>
            {accesoPantalla.entrarConRfc}
          </Link>
        </form>
      </Side>
    </Page>
  )
}
