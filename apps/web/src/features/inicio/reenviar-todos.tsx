import Button from '@mui/material/Button'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { asApiError } from '../../lib/api-error.ts'
import { correosApi } from '../../lib/llamadas/correos.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useCan } from '../../lib/sesion.ts'
import { useWork } from '../../lib/use-work.ts'
import { toast } from '../../ui/toasts.ts'

/** All failed mails at once, with how many they are. */
export function ReenviarTodos({ n }: { n: number }) {
  const can = useCan('correos.reenviarTodos')
  const { busy, run } = useWork()
  if (!can) return null
  const resend = () =>
    run(async () => {
      try {
        const { reenviados, quedan } = await correosApi.reenviarFallidos()
        toast(t.reenviados({ n: reenviados, quedan }))
        await invalidateTemas(['invitacion'])
      } catch (error) {
        toast(asApiError(error).mensaje, { title: t.noReenviados, tono: 'error' })
      }
    })
  return (
    <Button size="small" variant="outlined" loading={busy} onClick={() => void resend()}>
      {t.reenviarTodos({ n })}
    </Button>
  )
}
