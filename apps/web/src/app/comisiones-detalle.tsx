import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { AgentePicker } from '../features/comisiones/agente-picker.tsx'
import {
  type Eleccion,
  nadaElegido,
  refreshComisiones,
  resumenQuery,
} from '../features/comisiones/comisiones-calls.ts'
import { CuentaTab } from '../features/comisiones/cuenta-tab.tsx'
import { HojaPanel } from '../features/comisiones/hoja-panel.tsx'
import { LineasTab } from '../features/comisiones/lineas-tab.tsx'
import { useIdas } from '../features/comisiones/use-idas.tsx'
import { CuentaBeneficiaria } from '../features/cuentas-pago/cuenta-beneficiaria.tsx'
import { Listado } from '../features/prefacturas/listado.tsx'
import { fechaHora } from '../lib/formats.ts'
import { inHand } from '../lib/in-hand.ts'
import { comisionesApi } from '../lib/llamadas/comisiones.ts'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { useWork } from '../lib/use-work.ts'
import { withParams } from '../lib/with-params.ts'
import { CountTabs } from '../ui/count-tabs.tsx'
import { Icon } from '../ui/icon.tsx'
import { Block, Quiet, Row, Stack } from '../ui/layout.tsx'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Money } from '../ui/money.tsx'
import { ErrorNotice, Notice } from '../ui/notice.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { Waiting } from '../ui/waiting.tsx'
import { PrefacturaVista } from './prefactura-vista.tsx'

const FacturaTab = lazyPart(() => import('../features/prefacturas/factura-tab.tsx'))

type Pestana = keyof typeof t.pestanas
const pestanas = keysOf(t.pestanas)
/** Out of sight and reach but laid out: a grid without a size complains, and measures nothing when it comes back. */
const Kept = styled('div')({ '&[inert]': { height: 0, overflow: 'hidden', visibility: 'hidden' } })

/** /factura/comisionista/crear: 'Detalle de comisiones' with its five tabs. */
export default function ComisionesDetalle() {
  const { rol } = useSesion()
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('agente'))
  const agente = rol !== 'comisionista' && Number.isSafeInteger(asked) && asked > 0 ? asked : null
  if (rol !== 'comisionista' && agente === null)
    return (
      <>
        <PageHeader title={t.titulo} crumbs={[{ text: lotesPantalla.inicio, to: paths.inicio }]} />
        <AgentePicker onPick={(clienteId) => setParams({ agente: String(clienteId) })} />
      </>
    )
  return <Detalle key={agente ?? 'propio'} agente={agente} />
}

function Detalle({ agente }: { agente: number | null }) {
  const [params, setParams] = useSearchParams()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const tab = pestanas.find((one) => one === params.get('ver')) ?? 'comisiones'
  const prefactura = Number(params.get('prefactura')) || null
  const everything = params.get('todas') === 'si'
  // What was chosen is there again for who left without billing it, unless they come for everything.
  const back = useNavigationType() === 'POP' || !everything
  const enMano = inHand<Eleccion>(`comisiones ${agente ?? 'propias'}`)
  const [own, setEleccion] = useState(() => (back && enMano.get()) || null)
  useEffect(() => {
    if (own !== null) inHand(`comisiones ${agente ?? 'propias'}`).keep(own)
  }, [own, agente])
  const { busy, run } = useWork()
  /** Dropped beside the sheet, on their way to the pre-invoice that was saved for them. */
  const [soltados, setSoltados] = useState<readonly File[]>([])
  /** The last pre-invoice that was saved here: with it the list of bookings begins anew. */
  const [guardada, setGuardada] = useState(0)
  const query = resumenQuery(agente)
  const { data: resumen, error } = useQuery(query)
  // «Facturar todo» comes with everything chosen; what is chosen here afterwards counts instead.
  const free = everything ? resumen?.porFacturar : undefined
  const eleccion = own ?? (free ? { ...nadaElegido, todas: true, n: free.n, total: free.total } : nadaElegido)
  const idas = useIdas(eleccion, agente)
  const go = useCallback(
    (ver: Pestana, values: Record<string, string | null> = {}) =>
      setParams((old) => withParams(old, { ver, ...values })),
    [setParams],
  )
  const refresh = async () => {
    try {
      queryClient.setQueryData(query.queryKey, await refreshComisiones(agente))
      await queryClient.invalidateQueries({ queryKey: ['lista', comisionesApi.listar.path()] })
    } catch {
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
    }
  }
  const chosen = eleccion.n > 0
  const elegir = (
    <Button size="small" variant="outlined" onClick={() => go('comisiones')}>
      {t.elegirReservas}
    </Button>
  )
  return (
    <>
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
      {idas.notice}
      <ErrorNotice error={error} title={comisiones.comisionesNoDisponibles} />
      {resumen?.sinRespuesta === true ? (
        <Notice tono="atencion" title={comisiones.comisionesNoDisponibles}>
          {t.ultimaLectura}
        </Notice>
      ) : null}
      {error === null ? (
        <>
          <CountTabs
            label={t.titulo}
            value={tab}
            onChange={(value) => go(value)}
            tabs={pestanas.map((value) => ({
              value,
              text: t.pestanas[value],
              count:
                value !== 'comisiones' ? undefined : resumen === undefined ? null : resumen.porFacturar.n,
            }))}
          />
          {/* Kept, with its size, while other tabs are seen, so that what is selected stays selected. */}
          <Kept inert={tab !== 'comisiones'}>
            <LineasTab
              key={guardada}
              agente={agente}
              resumen={resumen}
              eleccion={eleccion}
              onChange={setEleccion}
              onSee={() => go('prefactura')}
              visible={tab === 'comisiones'}
              fuera={idas.fuera}
              onDropped={idas.onDropped}
            />
          </Kept>
          <Block mt={tab === 'comisiones' || tab === 'listado' ? 0 : 16}>
            {tab === 'cuenta' && resumen ? (
              <Stack>
                <CuentaTab comisionista={resumen.comisionista} />
                <CuentaBeneficiaria comisionistaId={resumen.comisionista.clienteId} />
              </Stack>
            ) : null}
            {tab === 'prefactura' ? (
              chosen ? (
                <PrefacturaVista
                  eleccion={eleccion}
                  agente={agente}
                  onSaving={idas.setGuardando}
                  onSaved={(id, files) => {
                    setSoltados(files)
                    setEleccion(nadaElegido)
                    setGuardada(id)
                    go('factura', { prefactura: String(id) })
                  }}
                />
              ) : (
                <Notice tono="atencion" title={comisiones.seleccionaReservas} action={elegir} />
              )
            ) : null}
            {tab === 'listado' ? (
              <Listado agente={agente} onInvoice={(id) => go('factura', { prefactura: String(id) })} />
            ) : null}
            {tab === 'factura' ? (
              <Suspense fallback={<Waiting />}>
                <FacturaTab
                  agente={agente}
                  prefactura={prefactura}
                  elegir={elegir}
                  onChoose={(id) => go('factura', { prefactura: id === null ? null : String(id) })}
                  onSaved={() => void navigate(paths.facturasComisionista)}
                  sheet={(hoja) => <HojaPanel hoja={hoja} narrow />}
                  soltados={soltados}
                  onTaken={() => setSoltados([])}
                />
              </Suspense>
            ) : null}
          </Block>
        </>
      ) : null}
    </>
  )
}
