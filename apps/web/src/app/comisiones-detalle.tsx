import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { comisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useNavigationType, useSearchParams } from 'react-router'
import { AgentePicker } from '../features/comisiones/agente-picker.tsx'
import { type Eleccion, nadaElegido, resumenQuery } from '../features/comisiones/comisiones-calls.ts'
import { LineasTab } from '../features/comisiones/lineas-tab.tsx'
import { useIdas } from '../features/comisiones/use-idas.tsx'
import type { Soltados } from '../features/prefacturas/use-factura.ts'
import { inHand } from '../lib/in-hand.ts'
import { paths } from '../lib/paths.ts'
import { useSesion } from '../lib/sesion.ts'
import { useTurn } from '../lib/use-turn.ts'
import { withParams } from '../lib/with-params.ts'
import { CountTabs } from '../ui/count-tabs.tsx'
import { Block } from '../ui/layout.tsx'
import { ErrorNotice, Notice } from '../ui/notice.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { ComisionesHeader } from './comisiones-header.tsx'
import { ComisionesPestana, type Pestana } from './comisiones-pestana.tsx'

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

const nadaSoltado: Soltados = { prefactura: null, archivos: [] }

function Detalle({ agente }: { agente: number | null }) {
  const [params, setParams] = useSearchParams()
  const tab = pestanas.find((one) => one === params.get('ver')) ?? 'comisiones'
  const prefactura = Number(params.get('prefactura')) || null
  const everything = params.get('todas') === 'si'
  // What was chosen is there again for who left without billing it, unless they come for everything.
  const back = useNavigationType() === 'POP' || !everything
  const enMano = inHand<Eleccion>(`comisiones ${agente ?? 'propias'}`)
  const [own, setEleccion] = useState(() => (back && enMano.get()) || null)
  const latest = useRef({ own, tab })
  useEffect(() => {
    latest.current = { own, tab }
    if (own !== null) inHand(`comisiones ${agente ?? 'propias'}`).keep(own)
  }, [own, tab, agente])
  const [soltados, setSoltados] = useState(nadaSoltado)
  /** The last pre-invoice that was saved here: with it the list of bookings begins anew. */
  const [guardada, setGuardada] = useState(0)
  const { data: resumen, error } = useQuery(resumenQuery(agente))
  // «Facturar todo» comes with everything chosen; what is chosen here afterwards counts instead.
  const free = everything ? resumen?.porFacturar : undefined
  const eleccion = own ?? (free ? { ...nadaElegido, todas: true, n: free.n, total: free.total } : nadaElegido)
  const idas = useIdas(eleccion, agente)
  const { now } = useTurn()
  const go = useCallback(
    (ver: Pestana, values: Record<string, string | null> = {}) =>
      setParams((old) => withParams(old, { ver, ...values })),
    [setParams],
  )
  return (
    <>
      <ComisionesHeader agente={agente} resumen={resumen} />
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
            {tab === 'comisiones' ? null : (
              <ComisionesPestana
                tab={tab}
                agente={agente}
                resumen={resumen}
                eleccion={eleccion}
                prefactura={prefactura}
                soltados={soltados}
                onTaken={() => setSoltados(nadaSoltado)}
                go={go}
                onSaving={idas.onSaving}
                onSaved={(id, archivos) => {
                  setSoltados({ prefactura: id, archivos })
                  // What was chosen meanwhile stays chosen; what was saved of it leaves it as what others save does.
                  if (latest.current.own !== own) return
                  setEleccion(nadaElegido)
                  setGuardada(id)
                  // The sheet itself may be gone by now: with all of it billed there is none.
                  if (latest.current.tab === tab && !now().aborted) go('factura', { prefactura: String(id) })
                }}
              />
            )}
          </Block>
        </>
      ) : null}
    </>
  )
}
