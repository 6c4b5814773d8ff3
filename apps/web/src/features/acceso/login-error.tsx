import { acceso } from '@valija/contract/messages/acceso.ts'
import { asApiError } from '../../lib/api-error.ts'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'

/** Wrong e-mail or password in the documented words; anything else as the server says it. */
export function LoginError({ error }: { error: unknown }) {
  const { codigo, mensaje } = asApiError(error)
  if (codigo === 'segundoFactorRequerido') return <Notice tono="info">{mensaje}</Notice>
  if (codigo !== 'credencialesIncorrectas') return <ErrorNotice error={error} />
  return (
    <Notice tono="error" title={acceso.credencialesIncorrectasTitulo}>
      {acceso.credencialesIncorrectas}
    </Notice>
  )
}
