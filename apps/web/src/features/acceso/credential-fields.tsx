import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { accesoPantalla } from '@valija/contract/messages/acceso-pantalla.ts'
import { type ReactNode, type Ref, useId } from 'react'
import { Field, helpId } from '../../ui/form/field.tsx'
import { useReveal } from '../../ui/form/reveal.tsx'

type CredentialFieldProps = {
  value: string
  onChange: (value: string) => void
  error?: string
  beside?: ReactNode
  readOnly?: boolean
  inputRef?: Ref<HTMLInputElement>
}
const Tall = styled(OutlinedInput)({ minHeight: 44, '& input': { padding: '12px' } })

/** The two fields of the sign-in screen; plain, so that the page before everything stays light. */
export function EmailField({ value, onChange, error, readOnly, inputRef }: CredentialFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={accesoPantalla.correo} error={error}>
      <Tall
        id={id}
        name="email"
        type="email"
        autoComplete="username"
        value={value}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        inputRef={inputRef}
        inputProps={{
          'aria-describedby': error === undefined ? undefined : helpId(id),
          spellCheck: false,
          autoCapitalize: 'none',
        }}
      />
    </Field>
  )
}

/** The six figures of the second factor, or a recovery code. */
export function CodeField({
  value,
  onChange,
  error,
  inputRef,
  help,
}: CredentialFieldProps & { help: string | undefined }) {
  const id = useId()
  return (
    <Field id={id} label={accesoPantalla.codigo} error={error} help={help}>
      <Tall
        id={id}
        name="codigo"
        autoComplete="one-time-code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        inputRef={inputRef}
        inputProps={{
          'aria-describedby': (error ?? help) === undefined ? undefined : helpId(id),
          spellCheck: false,
          maxLength: 40,
        }}
      />
    </Field>
  )
}

type PasswordFieldProps = CredentialFieldProps & {
  label?: string
  /** A password being chosen, not remembered. */
  nueva?: boolean
}
export function PasswordField({
  value,
  onChange,
  error,
  beside,
  inputRef,
  label = accesoPantalla.contrasena,
  nueva = false,
}: PasswordFieldProps) {
  const id = useId()
  const reveal = useReveal()
  return (
    <Field id={id} label={label} error={error} beside={beside}>
      <Tall
        id={id}
        name="password"
        {...reveal}
        autoComplete={nueva ? 'new-password' : 'current-password'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        inputRef={inputRef}
        inputProps={{ 'aria-describedby': error === undefined ? undefined : helpId(id) }}
      />
    </Field>
  )
}
