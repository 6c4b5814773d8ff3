import Button from '@mui/material/Button'
import { rechazoCuenta } from '@valija/contract/cuentas-pago.ts'
import { cuentasPagoPantalla as t } from '@valija/contract/messages/cuentas-pago-pantalla.ts'
import { useId } from 'react'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { look } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'

/** What to compare before resolving a request, and rejecting it with its reason. */
export function RejectForm({ onReject }: { onReject: (rechazo: { motivo: string }) => Promise<void> }) {
  const formId = useId()
  return (
    <>
      <Notice tono="info">{t.comprueba}</Notice>
      <Form
        id={formId}
        bare
        schema={rechazoCuenta}
        defaultValues={{ motivo: '' }}
        submit={t.rechazar}
        onSubmit={onReject}
      >
        <TextInput name="motivo" label={t.motivo} maxLength={500} />
      </Form>
      {/* Approving is the one filled button. */}
      <Button
        type="submit"
        form={formId}
        variant="outlined"
        color="error"
        className={look({ self: 'start' })}
      >
        {t.rechazar}
      </Button>
    </>
  )
}
