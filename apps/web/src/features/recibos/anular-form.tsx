import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { anularEntrada, type ComprobanteDeLote } from '@valija/contract/recibos.ts'
import { useId } from 'react'
import { dinero } from '../../lib/formats.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { toast } from '../../ui/toasts.ts'
import { annulComprobante } from './recibos-calls.ts'

type AnularFormProps = {
  comprobante: ComprobanteDeLote
  lote: { nombre: string; estatus: string; moneda: string }
  onClose: () => void
}

/** Undoes a proof in its own row, with a reason that stays in the bitácora. */
export function AnularForm({ comprobante, lote, onClose }: AnularFormProps) {
  const id = useId()
  const { folio, total } = comprobante
  return (
    <Stack as="section" role="group" aria-labelledby={id} gap={8} py={8}>
      <b id={id}>{t.anularComprobante}</b>
      <span>
        {t.anularTexto({
          folio,
          nombre: lote.nombre,
          importe: dinero(total, lote.moneda),
          pagado: lote.estatus === 'Pagado',
        })}
      </span>
      <Form
        bare
        schema={anularEntrada}
        defaultValues={{ motivo: '' }}
        submit={t.anular}
        onSubmit={async ({ motivo }) => {
          await annulComprobante(comprobante.id, motivo)
          await invalidateTemas(['lote', 'recibo'])
          toast(t.comprobanteAnulado)
        }}
        onDone={onClose}
      >
        {({ formState }) => (
          <>
            <TextInput name="motivo" label={t.motivo} multiline maxLength={500} first />
            <Row
              role="presentation"
              onMouseDown={(event) => event.preventDefault()}
              nowrap
              align="stretch"
              justify="end"
            >
              <Button variant="outlined" onClick={onClose}>
                {interfaz.cancelar}
              </Button>
              <Button type="submit" variant="contained" color="error" loading={formState.isSubmitting}>
                {t.anular}
              </Button>
            </Row>
          </>
        )}
      </Form>
    </Stack>
  )
}
