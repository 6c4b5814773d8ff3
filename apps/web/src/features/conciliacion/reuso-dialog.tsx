import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla } from '@valija/contract/messages/pagos-pantalla.ts'
import { z } from 'zod'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'

const schema = z.object({ motivo: z.string().trim().min(5, pagosPantalla.motivoReusoRequerido).max(300) })

type ReusoDialogProps = {
  bookingCode: string
  coincidencias: readonly string[]
  onClose: () => void
  onSave: (motivo: string) => Promise<unknown>
}
/** The row's clave de rastreo is in another payment already: which, and a reason to register one more, which is kept. */
export function ReusoDialog({ bookingCode, coincidencias, onClose, onSave }: ReusoDialogProps) {
  return (
    <FormDialog
      onClose={onClose}
      title={t.reusoTitulo}
      under={t.reusoDe({ localizador: bookingCode })}
      schema={schema}
      defaultValues={{ motivo: '' }}
      submit={pagosPantalla.guardarDeTodosModos}
      onSubmit={({ motivo }) => onSave(motivo)}
    >
      <Notice tono="atencion">
        {coincidencias.length === 0
          ? pagos.razonMismaTransaccion
          : coincidencias.map((one) => <div key={one}>{one}</div>)}
      </Notice>
      <TextInput name="motivo" label={pagosPantalla.motivoReuso} multiline maxLength={300} />
    </FormDialog>
  )
}
