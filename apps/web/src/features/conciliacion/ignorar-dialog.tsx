import Button from '@mui/material/Button'
import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { z } from 'zod'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Stack } from '../../ui/layout.tsx'
import { sumaDe } from './nombres.ts'

const schema = z.object({ motivo: z.string().trim().min(1, t.motivoRequerido).max(300) })

type IgnorarDialogProps = {
  filas: readonly MovimientoPorConciliar[]
  onClose: () => void
  onIgnore: (motivo: string) => Promise<void>
}
/** Takes rows out of what is left, with the reason; a usual one is one press away. */
export function IgnorarDialog({ filas, onClose, onIgnore }: IgnorarDialogProps) {
  return (
    <FormDialog
      onClose={onClose}
      title={t.ignorarTitulo({ n: filas.length, suma: sumaDe(filas) })}
      schema={schema}
      defaultValues={{ motivo: '' }}
      submit={conciliacionMovimiento.ignorar}
      onSubmit={({ motivo }) => onIgnore(motivo)}
    >
      {(form) => (
        <>
          <span>{t.ignorarTexto}</span>
          <TextInput name="motivo" label={t.motivo} maxLength={300} />
          <Stack gap={6} role="group" aria-label={t.motivosComunes} items="start">
            {t.motivos.map((motivo) => (
              <Button
                key={motivo}
                size="small"
                variant="outlined"
                onClick={() => form.setValue('motivo', motivo, { shouldValidate: true })}
              >
                {motivo}
              </Button>
            ))}
          </Stack>
        </>
      )}
    </FormDialog>
  )
}
