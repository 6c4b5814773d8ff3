import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { diaLargo, nombreCorto } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { onNarrow } from '../../lib/widths.ts'
import { Quiet, Stack } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { AdminPanel } from './admin-panel.tsx'
import { AgeingPanel } from './ageing-panel.tsx'
import { ChartsPanel } from './charts-panel.tsx'
import { DetailView } from './detail-view.tsx'
import { FallidosView } from './fallidos-view.tsx'
import { enElTitular, Headline } from './headline.tsx'
import { avisosQuery, homeQuery } from './inicio-calls.ts'
import { MonthsPanel } from './months-panel.tsx'
import { PagosPanel } from './pagos-panel.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { PrimerosPasos, pasosQuery } from './primeros-pasos.tsx'
import { RechazosView } from './rechazos-view.tsx'
import { StagesPanel } from './stages-panel.tsx'

const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)',
  gap: 16,
  marginBottom: 16,
  '&:has(> :only-child)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '&:empty': { display: 'none' },
  [onNarrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const lists: Record<string, string> = {
  admin: paths.factura,
  OperativoProveedor: paths.facturaProveedor,
  OperativoComisionista: paths.facturasComisionista,
  proveedor: paths.facturaProveedor,
  comisionista: paths.facturasComisionista,
}

/** `/` and `/inicio`: the figures each role comes for, what needs it, when it is paid, and the year in bars. */
export default function InicioScreen() {
  const [params, setParams] = useSearchParams()
  if (params.get('vista') === 'detalle') return <DetailView onBack={() => setParams({})} />
  if (params.get('vista') === 'rechazos') return <RechazosView onBack={() => setParams({})} />
  if (params.get('vista') === 'correos') return <FallidosView onBack={() => setParams({})} />
  return <Summary onDetail={() => setParams({ vista: 'detalle' })} />
}

function Summary({ onDetail }: { onDetail: () => void }) {
  const sesion = useSesion()
  const canCreate = useCan('lotes.proveedor.crear')
  const { data: inicio, error, dataUpdatedAt } = useQuery(homeQuery)
  const { data: avisos, error: sinAvisos, refetch } = useQuery(avisosQuery)
  useEffect(() => {
    if (dataUpdatedAt > 0) void refetch({ cancelRefetch: false })
  }, [dataUpdatedAt, refetch])
  // What stands above the rest comes with it: nothing moves down under the hand.
  const { isPending: pasosVienen } = useQuery(pasosQuery)
  const data = (avisos === undefined && sinAvisos === null) || pasosVienen ? undefined : inicio
  const list = lists[sesion.rol ?? ''] ?? paths.facturaProveedor
  const outsider = sesion.rol === 'proveedor' || sesion.rol === 'comisionista'
  const title = outsider ? t.cuandoMePagan : t.proximosPagos
  const porResolver = avisos?.porResolver.filter(({ clase }) => !enElTitular.has(clase))
  const pending = porResolver?.length === 0 && avisos?.porResolver.length !== 0 ? undefined : porResolver
  return (
    <>
      <PageHeader
        title={sesion.nombreAgencia === null ? t.titulo : nombreCorto(sesion.nombreAgencia)}
        beside={<Quiet pb={6}>{diaLargo(sesion.diaDeNegocio)}</Quiet>}
        actions={
          canCreate && sesion.rol !== 'admin' ? (
            <LinkButton filled to={paths.facturaCrearProveedor} icon="mas">
              {t.cargarLote}
            </LinkButton>
          ) : undefined
        }
      />
      <ErrorNotice error={error ?? sinAvisos} />
      {data === undefined && error === null ? (
        <Stack gap={16}>
          <WaitingShape height={72} />
          <WaitingShape height={320} />
          <WaitingShape height={110} />
        </Stack>
      ) : null}
      {data === undefined ? null : (
        <>
          {avisos === undefined ? null : <Headline inicio={data} avisos={avisos} />}
          <Two>
            {pending === undefined ? null : <PendingPanel asuntos={pending} />}
            <PagosPanel porPagar={data.porPagar} cortes={data.cortes} hoy={data.hoy} title={title} />
          </Two>
          <PrimerosPasos />
          {outsider ? null : (
            <Two>
              <AgeingPanel antiguedad={data.porPagar.antiguedad} />
              {sesion.rol === 'admin' && avisos !== undefined ? (
                <AdminPanel
                  servicios={data.servicios}
                  inusual={data.inusual}
                  cuentas={avisos.cuentasSinEstado}
                />
              ) : null}
            </Two>
          )}
          <StagesPanel stages={data.etapas} hoy={data.hoy} list={list} />
          <ChartsPanel />
          <MonthsPanel onDetail={onDetail} />
        </>
      )}
    </>
  )
}
