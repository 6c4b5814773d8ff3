import Button from '@mui/material/Button'
import type { FirmaDeNavegador } from '@valija/contract/llaves.ts'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { usuariosPantalla } from '@valija/contract/messages/usuarios-pantalla.ts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { seVa, useWork } from '../../lib/use-work.ts'
import { Row, Stack } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { CodeField, PasswordField } from './credential-fields.tsx'
import { LlaveButton } from './llave-button.tsx'

type CodeFormProps = {
  onSubmit: (codigo: string, contrasena: string) => Promise<void>
  submit: string
  onCancel: () => void
  /** A passkey would do instead of the code. */
  onLlave?: ((llave: FirmaDeNavegador, contrasena: string) => Promise<void>) | undefined
  /** Asks for the person's own password besides. */
  withPassword?: boolean
}
/** One code and its button. */
export function CodeForm({ onSubmit, onLlave, submit, onCancel, withPassword = false }: CodeFormProps) {
  const [contrasena, setContrasena] = useState('')
  const [codigo, setCodigo] = useState('')
  const [tried, setTried] = useState(false)
  const fields = useRef<Record<'contrasena' | 'codigo', HTMLInputElement | null>>({
    contrasena: null,
    codigo: null,
  })
  useEffect(() => (fields.current.contrasena ?? fields.current.codigo)?.focus(), [])
  const noPassword = withPassword && contrasena === ''
  const noCode = codigo.trim() === ''
  const { busy, failure, run, fail } = useWork()
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(noPassword || noCode)
    if (noPassword || noCode) return fields.current[noPassword ? 'contrasena' : 'codigo']?.focus()
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
          error={tried && noPassword ? accesoPantalla.contrasenaFalta : undefined}
          inputRef={(input) => void (fields.current.contrasena = input)}
        />
      ) : null}
      <CodeField
        value={codigo}
        onChange={setCodigo}
        error={tried && noCode ? accesoPantalla.codigoFalta : undefined}
        inputRef={(input) => void (fields.current.codigo = input)}
        // Of the one that is being turned on there is no recovery code yet.
        help={withPassword ? accesoPantalla.codigoAyuda : undefined}
      />
      {onLlave ? (
        <LlaveButton
          text={usuariosPantalla.usarLlave}
          onSigned={(llave) => onLlave(llave, contrasena)}
          onError={fail}
        />
      ) : null}
      <ErrorNotice error={failure} />
      <Row nowrap align="stretch">
        <Button type="submit" variant="contained" loading={busy}>
          {submit}
        </Button>
        <Button onClick={onCancel}>{usuariosPantalla.dejarloAsi}</Button>
      </Row>
    </Stack>
  )
}
