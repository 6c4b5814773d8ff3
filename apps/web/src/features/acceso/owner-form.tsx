import Button from '@mui/material/Button'
import type { PruebaDeDueno } from '@valija/contract/llaves.ts'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { focusOnMount } from '../../lib/place.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { seVa, useWork } from '../../lib/use-work.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PasswordField } from './credential-fields.tsx'
import { LlaveButton } from './llave-button.tsx'

type OwnerFormProps = {
  submit: string
  /** `signal`: the form was left. */
  onSubmit: (prueba: PruebaDeDueno, signal: AbortSignal) => Promise<unknown>
  /** Once it was taken, if the form is still there. */
  onDone?: () => void
  onCancel: () => void
  /** A passkey of theirs would do instead of the password. */
  withLlave: boolean
  /** What else is asked, before the password. */
  children?: ReactNode
  /** False while what else is asked is not there. */
  complete?: boolean
}
/** Who is there, before what guards the account changes: the password, or a passkey. */
export function OwnerForm({
  submit,
  onSubmit,
  onDone,
  onCancel,
  withLlave,
  children,
  complete = true,
}: OwnerFormProps) {
  const [contrasena, setContrasena] = useState('')
  const [missing, setMissing] = useState(false)
  const { busy, failure, run, fail } = useWork()
  const { now } = useTurn()
  const send = async (prueba: PruebaDeDueno) => {
    if (!complete) return
    await run(async () => {
      const here = now()
      await onSubmit(prueba, here)
      if (!here.aborted) onDone?.()
      return seVa
    })
  }
  const submitted = (event: FormEvent) => {
    event.preventDefault()
    setMissing(contrasena === '')
    if (contrasena !== '') void send({ contrasena })
  }
  return (
    <Stack as="form" noValidate onSubmit={submitted} max={340} my={12} full>
      {children}
      <PasswordField
        label={t.contrasenaActual}
        value={contrasena}
        onChange={setContrasena}
        error={missing && contrasena === '' ? accesoPantalla.contrasenaFalta : undefined}
        inputRef={children === undefined ? focusOnMount : undefined}
      />
      {withLlave ? (
        <LlaveButton text={t.usarLlave} onSigned={(llave) => send({ llave })} onError={fail} />
      ) : null}
      <ErrorNotice error={failure} />
      <Row nowrap align="stretch">
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{t.dejarloAsi}</Button>
      </Row>
    </Stack>
  )
}
