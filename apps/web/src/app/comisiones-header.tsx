import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { ResumenComisiones } from '@valija/contract/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { refreshComisiones, resumenQuery } from '../features/comisiones/comisiones-calls.ts'
import { fechaHora } from '../lib/formats.ts'
import { comisionesApi } from '../lib/llamadas/comisiones.ts'
import { paths } from '../lib/paths.ts'
import { useWork } from '../lib/use-work.ts'
import { Icon } from '../ui/icon.tsx'
import { Block, Quiet, Row } from '../ui/layout.tsx'
import { Money } from '../ui/money.tsx'
import { PageHeader } from '../ui/page-header.tsx'

type ComisionesHeaderProps = { agente: number | null; resumen: ResumenComisiones | undefined }
/** Whose commissions, what they come to, and reading them anew. */
export function ComisionesHeader({ agente, resumen }: ComisionesHeaderProps) {
  const queryClient = useQueryClient()
  const { busy, run } = useWork()
  const { queryKey } = resumenQuery(agente)
  const refresh = async () => {
    try {
      queryClient.setQueryData(queryKey, await refreshComisiones(agente))
      await queryClient.invalidateQueries({ queryKey: ['lista', comisionesApi.listar.path()] })
    } catch {
      await queryClient.invalidateQueries({ queryKey })
    }
  }
  return (
    <PageHeader
      title={t.titulo}
      crumbs={[{ text: lotesPantalla.inicio, to: paths.inicio }]}
      beside={
        agente === null || resumen === undefined ? undefined : (
          <Quiet pb={6}>{resumen.comisionista.razonSocialCliente}</Quiet>
        )
      }
      actions={
        <Row gap={12}>
          <Block text="right">
            <Quiet block small line={18}>
              {t.totalAComisionar}
            </Quiet>
            <Money value={resumen?.totalAComisionar} heading={21} />
          </Block>
          <Button
            variant="outlined"
            loading={busy}
            loadingPosition="start"
            startIcon={<Icon name="girar" />}
            title={resumen?.leidaEn == null ? undefined : t.leida({ cuando: fechaHora(resumen.leidaEn) })}
            onClick={() => void run(refresh)}
          >
            {t.actualizar}
          </Button>
        </Row>
      }
    />
  )
}
