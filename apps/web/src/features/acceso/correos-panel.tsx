import Switch from '@mui/material/Switch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import { accesoApi } from '../../lib/llamadas/acceso.ts'
import { useWork } from '../../lib/use-work.ts'
import { Quiet, Row, Title } from '../../ui/layout.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { toast } from '../../ui/toasts.ts'

const query = accesoApi.misCorreos.query()

/** One mail per event, or one a day. */
export function CorreosPanel() {
  const client = useQueryClient()
  const { data, error } = useQuery(query)
  const { failure, run } = useWork()
  const change = (enResumen: boolean) =>
    run(async () => {
      client.setQueryData(query.queryKey, await accesoApi.cambiarMisCorreos({ body: { enResumen } }))
      toast(t.correosGuardado)
    })
  return (
    <PaddedPanel aria-label={t.correos}>
      <Title>{t.correos}</Title>
      <span>{t.correosTexto}</span>
      <ErrorNotice error={failure ?? error} />
      <Row as="label" nowrap mt={8}>
        <Switch
          checked={data?.enResumen ?? false}
          disabled={data === undefined}
          onChange={(_event, on) => void change(on)}
        />
        <span>
          {t.correosEnResumen}
          <Quiet block>{t.correosEnResumenTexto}</Quiet>
        </span>
      </Row>
    </PaddedPanel>
  )
}
