import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { Link, useSearchParams } from 'react-router'
import { diaLargo, nombreCorto } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { Icon } from '../../ui/icon.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Quiet } from '../../ui/text.tsx'
import { DetailView } from './detail-view.tsx'
import { homeQuery } from './home-calls.ts'
import { MonthsPanel } from './months-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { PendingPanel } from './pending-panel.tsx'
import { PrimerosPasos } from './primeros-pasos.tsx'
import { StagesPanel } from './stages-panel.tsx'

const Two = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(320px, 1fr)',
  gap: 16,
  marginBottom: 16,
  '@media (max-width: 1023.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const lists: Record<string, string> = {
  admin: paths.factura,
  OperativoProveedor: paths.facturaProveedor,
  OperativoComisionista: paths.facturasComisionista,
  proveedor: paths.facturaProveedor,
  comisionista: paths.facturasComisionista,
}

/** `/` and `/inicio`: the figures each role comes for, what needs it, when it is paid, and the year in bars. */
export default function HomeScreen() {
  const [params, setParams] = useSearchParams()
  if (params.get('vista') === 'detalle') return <DetailView onBack={() => setParams({})} />
  return <Summary onDetail={() => setParams({ vista: 'detalle' })} />
}

function Summary({ onDetail }: { onDetail: () => void }) {
  const sesion = useSesion()
  const canCreate = useCan('lotes.proveedor.crear')
  const { data, error } = useQuery(homeQuery)
  const list = lists[sesion.rol ?? ''] ?? paths.facturaProveedor
  const outsider = sesion.rol === 'proveedor' || sesion.rol === 'comisionista'
  const title = outsider ? t.cuandoMePagan : t.proximosPagos
  return (
    <>
      <PageHeader
        title={sesion.nombreAgencia === null ? t.titulo : nombreCorto(sesion.nombreAgencia)}
        beside={<Quiet style={{ paddingBottom: 6 }}>{diaLargo(sesion.diaDeNegocio)}</Quiet>}
        actions={
          canCreate && sesion.rol !== 'admin' ? (
            <Button
              variant="contained"
              component={Link}
              to={paths.facturaCrearProveedor}
              startIcon={<Icon name="mas" />}
            >
              {t.cargarLote}
            </Button>
          ) : undefined
        }
      />
      <PrimerosPasos />
      {error === null ? null : <ErrorNotice error={error} />}
      {data === undefined ? null : (
        <>
          <StagesPanel stages={data.etapas} hoy={data.hoy} list={list} />
          <Two>
            <PendingPanel asuntos={data.porResolver} />
            <PaymentsPanel pagos={data.pagos} cortes={data.cortes} title={title} />
          </Two>
          <MonthsPanel onDetail={onDetail} />
        </>
      )}
    </>
  )
}
