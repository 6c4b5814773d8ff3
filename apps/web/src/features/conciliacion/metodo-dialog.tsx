import { useQuery } from '@tanstack/react-query'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { z } from 'zod'
import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'

const schema = z.object({ metodoPagoID: z.string().min(1, interfaz.campoObligatorio) })

type MetodoDialogProps = {
  bookingCode: string
  /** Why it is asked: no active method uses the account of the row. */
  motivo: string
  onClose: () => void
  onChoose: (metodoPagoID: number) => Promise<unknown>
}
/** With which method the payment of a booking is registered, when its account does not tell. */
export function MetodoDialog({ bookingCode, motivo, onClose, onChoose }: MetodoDialogProps) {
  const { data = [] } = useQuery(catalogosApi.getMetodosPago.query({ query: { activos: 'true' } }))
  return (
    <FormDialog
      onClose={onClose}
      title={t.metodoTitulo({ localizador: bookingCode })}
      schema={schema}
      defaultValues={{ metodoPagoID: '' }}
      submit={conciliacionMovimiento.aplicar}
      onSubmit={({ metodoPagoID }) => onChoose(Number(metodoPagoID))}
    >
      <Notice tono="info">{motivo}</Notice>
      <SelectInput
        name="metodoPagoID"
        label={t.metodo}
        placeholder={t.elige}
        options={data.map((one) => ({ value: String(one.metodoPagoID), text: one.nombreMetodoPago }))}
      />
    </FormDialog>
  )
}
