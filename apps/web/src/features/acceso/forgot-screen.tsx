import Button from '@mui/material/Button'
import { usuarios } from '@valija/contract/messages/usuarios.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { paths } from '../../lib/paths.ts'
import { useWork } from '../../lib/use-work.ts'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PublicPage } from '../../ui/public-page.tsx'
import { EmailField } from './credential-fields.tsx'

/** /olvideContraseña: the answer is the same whether or not the e-mail has an account. */
export default function ForgotScreen() {
  const [correo, setCorreo] = useState('')
  const [tried, setTried] = useState(false)
  const [sent, setSent] = useState<string | null>(null)
  const { busy, failure, run } = useWork()
  const valid = isCorreo(normalizeCorreo(correo))
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!valid) return
    setSent(null)
    await run(async () => {
      await accesoApi.olvideContrasena({ body: { email: normalizeCorreo(correo) } })
      setSent(normalizeCorreo(correo))
    })
  }
  return (
    <PublicPage title={usuariosPantalla.olvide}>
      <p>{usuariosPantalla.olvideTexto}</p>
      <Stack as="form" noValidate onSubmit={(event) => void send(event)} gap={16}>
        <EmailField
          value={correo}
          onChange={setCorreo}
          error={tried && !valid ? usuarios.correoInvalido : undefined}
        />
        {sent === null ? null : (
          <Notice tono="ok" title={usuariosPantalla.correoEnviado}>
            {usuariosPantalla.correoEnviadoTexto({ correo: sent })}
          </Notice>
        )}
        <ErrorNotice error={failure} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {usuariosPantalla.olvideBoton}
        </Button>
      </Stack>
      <Link to={paths.raiz}>{usuariosPantalla.volverAEntrar}</Link>
    </PublicPage>
  )
}
