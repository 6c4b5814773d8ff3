import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueryClient } from '@tanstack/react-query'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import type { Sesion } from '@valija/contract/sesion.ts'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Logo } from '../../ui/logo.tsx'
import { toast } from '../../ui/toasts.ts'
import { c } from '../../ui/tokens.ts'
import { CodeField, EmailField, PasswordField } from './credential-fields.tsx'
import { LoginError } from './login-error.tsx'
import { LlaveButton } from './llave-button.tsx'
import { asksForCode, signIn, takesLlave } from './sign-in.ts'
import { onNarrow, wideQuery } from '../../lib/widths.ts'
import { look } from '../../ui/layout.tsx'

const Carousel = lazy(() => import('./carousel.tsx'))

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

/** Sign-in: form at the right, carousel at the left; below 1024 the form alone. */
export default function LoginScreen({ onSignedIn }: { onSignedIn: (sesion: Sesion) => Promise<void> }) {
  const client = useQueryClient()
  const wide = useMedia(wideQuery)
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [codigo, setCodigo] = useState('')
  const [asked, setAsked] = useState(false)
  const [llave, setLlave] = useState(false)
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const emailInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)
  const codeInput = useRef<HTMLInputElement>(null)
  useEffect(() => {
    document.title = interfaz.nombre
    emailInput.current?.focus()
  }, [])

  const enter = async (entrada: Parameters<typeof signIn>[1]) => {
    setBusy(true)
    setError(null)
    try {
      const { correo } = await signIn(client, entrada, onSignedIn)
      toast(accesoPantalla.bienvenidaDeNuevo({ correo }), { kind: 'bienvenida' })
    } catch (failure) {
      setBusy(false)
      throw failure
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (email.trim() === '') return emailInput.current?.focus()
    if (password === '') return passwordInput.current?.focus()
    if (asked && codigo.trim() === '') return codeInput.current?.focus()
    try {
      await enter({ email: email.trim(), password, ...(asked ? { codigo: codigo.trim() } : {}) })
    } catch (failure) {
      setError(failure)
      setLlave(takesLlave(failure))
      if (!asksForCode(failure)) return passwordInput.current?.select()
      setAsked(true)
      requestAnimationFrame(() => codeInput.current?.select())
    }
  }
  return (
    <Page>
      {wide ? (
        <Suspense fallback={<Sea />}>
          <Carousel />
        </Suspense>
      ) : null}
      <Side>
        <form noValidate onSubmit={(event) => void submit(event)}>
          <div>
            <h1>
              <Logo size={40} on="papel" />
              {interfaz.nombre}
            </h1>
            <p>{interfaz.lema}</p>
          </div>
          {error === null ? null : <LoginError error={error} />}
          <EmailField
            value={email}
            onChange={setEmail}
            inputRef={emailInput}
            error={tried && email.trim() === '' ? accesoPantalla.correoFalta : undefined}
          />
          <PasswordField
            value={password}
            onChange={setPassword}
            inputRef={passwordInput}
            error={tried && password === '' ? accesoPantalla.contrasenaFalta : undefined}
            beside={<Link to={paths.olvideContrasena}>{accesoPantalla.olvidaste}</Link>}
          />
          {asked ? (
            <CodeField
              value={codigo}
              onChange={setCodigo}
              inputRef={codeInput}
              error={tried && codigo.trim() === '' && error === null ? accesoPantalla.codigoFalta : undefined}
            />
          ) : null}
          {llave ? (
            <LlaveButton
              text={accesoPantalla.usarLlave}
              onSigned={(signed) => enter({ email: email.trim(), password, llave: signed })}
              onError={setError}
            />
          ) : null}
          <Button type="submit" variant="contained" size="large" loading={busy}>
            {accesoPantalla.iniciarSesion}
          </Button>
          {asked ? null : (
            <LlaveButton
              text={accesoPantalla.entrarConLlave}
              onSigned={(respuesta) => enter({ respuesta })}
              onError={setError}
            />
          )}
          <Link to={paths.ingresarRfc} className={look({ self: 'center' })}>
            {accesoPantalla.entrarConRfc}
          </Link>
        </form>
      </Side>
    </Page>
  )
}
