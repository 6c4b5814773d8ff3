import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
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

type CredentialProps = CredentialFieldProps & { label: string; help?: string | undefined } & Pick<
    OutlinedInputProps,
    'name' | 'type' | 'autoComplete' | 'endAdornment' | 'inputProps'
  >
/** Plain, so that the page before everything stays light. */
function Credential({ label, help, beside, error, onChange, inputProps, ...rest }: CredentialProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} help={help} beside={beside}>
      <Tall
        {...rest}
        id={id}
        onChange={(event) => onChange(event.target.value)}
        error={error !== undefined}
        inputProps={{
          'aria-describedby': (error ?? help) === undefined ? undefined : helpId(id),
          ...inputProps,
        }}
      />
    </Field>
  )
}

export const EmailField = (props: CredentialFieldProps) => (
  <Credential
    {...props}
    label={accesoPantalla.correo}
    name="email"
    type="email"
    autoComplete="username"
    inputProps={{ spellCheck: false, autoCapitalize: 'none' }}
  />
)

/** The six figures of the second factor, or a recovery code. */
export const CodeField = (props: CredentialFieldProps & { help: string | undefined }) => (
  <Credential
    {...props}
    label={accesoPantalla.codigo}
    name="codigo"
    autoComplete="one-time-code"
    inputProps={{ spellCheck: false, maxLength: 40 }}
  />
)

type PasswordFieldProps = CredentialFieldProps & {
  label?: string
  /** A password being chosen, not remembered. */
  nueva?: boolean
}
export function PasswordField({
  label = accesoPantalla.contrasena,
  nueva = false,
  ...props
}: PasswordFieldProps) {
  return (
    <Credential
      {...props}
      {...useReveal()}
      label={label}
      name="password"
      autoComplete={nueva ? 'new-password' : 'current-password'}
    />
  )
}
