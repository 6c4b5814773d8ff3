import Button from '@mui/material/Button'
import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionDialogos as t } from '@valija/contract/messages/conciliacion-dialogos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { z } from 'zod'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
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
    <Dialog
      size={480}
      onClose={onClose}
      title={t.ignorarTitulo({ n: filas.length, suma: sumaDe(filas) })}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button type="submit" form="ignorar" variant="contained">
            {conciliacionMovimiento.ignorar}
          </Button>
        </>
      }
    >
      <Form
        id="ignorar"
        bare
        schema={schema}
        defaultValues={{ motivo: '' }}
        submit={conciliacionMovimiento.ignorar}
        onSubmit={async ({ motivo }) => {
          await onIgnore(motivo)
          onClose()
        }}
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
      </Form>
    </Dialog>
  )
}
