import Button from '@mui/material/Button'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { asApiError } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { useWork } from '../../lib/use-work.ts'
import { toast } from '../../ui/toasts.ts'

/** Starts the machine's run: it ties what is exact and unique, and leaves the rest to people. */
export function ConciliarExactas() {
  const { busy, run } = useWork()
  const start = () =>
    run(async () => {
      try {
        await conciliacionApi.iniciarCorrida({ body: {} })
        toast(t.conciliando)
      } catch (error) {
        toast(asApiError(error).mensaje, { tono: 'error' })
      }
    })
  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void start()}>
      {t.conciliarExactas}
    </Button>
  )
}
