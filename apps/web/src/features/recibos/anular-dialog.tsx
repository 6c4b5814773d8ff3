import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { anularEntrada, type ComprobanteDeLote } from '@valija/contract/recibos.ts'
import { useId } from 'react'
import { dinero } from '../../lib/formats.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { toast } from '../../ui/toasts.ts'
import { annulComprobante } from './recibos-calls.ts'

type AnularDialogProps = {
  comprobante: ComprobanteDeLote
  lote: { nombre: string; estatus: string; moneda: string }
  onClose: () => void
}

/** Undoes a proof, with a reason that stays in the bitácora. */
export function AnularDialog({ comprobante, lote, onClose }: AnularDialogProps) {
  const id = useId()
  const { folio, total } = comprobante
  return (
    <Dialog
      open
      size={480}
      onClose={onClose}
      title={t.anularComprobante}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button type="submit" form={id} variant="contained" color="error">
            {t.anular}
          </Button>
        </>
      }
    >
      <p style={{ marginTop: 0 }}>
        {t.anularTexto({
          folio,
          nombre: lote.nombre,
          importe: dinero(total, lote.moneda),
          pagado: lote.estatus === 'Pagado',
        })}
      </p>
      <Form
        id={id}
        bare
        schema={anularEntrada}
        defaultValues={{ motivo: '' }}
        submit={t.anular}
        onSubmit={async ({ motivo }) => {
          await annulComprobante(comprobante.id, motivo)
          await invalidateTemas(['lote', 'recibo'])
          toast(t.comprobanteAnulado)
          onClose()
        }}
      >
        <TextInput name="motivo" label={t.motivo} multiline maxLength={500} />
      </Form>
    </Dialog>
  )
}
