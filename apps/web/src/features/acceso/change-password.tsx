import Button from '@mui/material/Button'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { isContrasenaValida } from '@valija/domain/acceso/contrasena.ts'
import { type FormEvent, useRef, useState } from 'react'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { useWork } from '../../lib/use-work.ts'
import { Paragraph, Stack, Title } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'
import { PasswordField } from './credential-fields.tsx'
import { PasswordChecklist } from './password-checklist.tsx'

/** The person's own password: the old one, the new one and its checklist. */
export function ChangePassword({ onDone }: { onDone?: () => void }) {
  const [actual, setActual] = useState('')
  const [nueva, setNueva] = useState('')
  const { busy, failure, run } = useWork()
  const [asked, setAsked] = useState(false)
  const fields = useRef<{ actual: HTMLInputElement | null; nueva: HTMLInputElement | null }>({
    actual: null,
    nueva: null,
  })
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const lacking = actual === '' ? 'actual' : isContrasenaValida(nueva) ? null : 'nueva'
    setAsked(lacking !== null)
    if (lacking !== null) return fields.current[lacking]?.focus()
    await run(async () => {
      await accesoApi.cambiarContrasena({ body: { actual, nueva } })
      // Not what was written meanwhile.
      setActual((now) => (now === actual ? '' : now))
      setNueva((now) => (now === nueva ? '' : now))
      toast(usuariosPantalla.contrasenaGuardada)
      onDone?.()
    })
  }
  return (
    <PaddedPanel>
      <Title mb={4}>{usuariosPantalla.cambiarContrasena}</Title>
      <Paragraph mb={12}>{usuariosPantalla.cambiarContrasenaTexto}</Paragraph>
      <Stack as="form" noValidate onSubmit={(event) => void save(event)} gap={14} max={420}>
        <PasswordField
          label={usuariosPantalla.contrasenaActual}
          value={actual}
          onChange={setActual}
          error={asked && actual === '' ? accesoPantalla.contrasenaFalta : undefined}
          inputRef={(input) => void (fields.current.actual = input)}
        />
        <PasswordField
          label={usuariosPantalla.contrasenaNueva}
          value={nueva}
          onChange={setNueva}
          error={asked && !isContrasenaValida(nueva) ? usuariosPantalla.contrasenaNuevaFalta : undefined}
          inputRef={(input) => void (fields.current.nueva = input)}
          nueva
        />
        {nueva === '' && !asked ? null : <PasswordChecklist clave={nueva} />}
        <ErrorNotice error={failure} />
        <div>
          <Button type="submit" variant="outlined" loading={busy}>
            {usuariosPantalla.cambiarContrasena}
          </Button>
        </div>
      </Stack>
    </PaddedPanel>
  )
}
