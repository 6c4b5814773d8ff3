import { useQuery } from '@tanstack/react-query'
import type {
  ComplementoEsperado,
  ComplementoGuardado,
  SituacionDeRecibidos,
} from '@valija/contract/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { keysOf } from '@valija/palabras/keys.ts'
import { useCallback, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { dinero } from '../../lib/formats.ts'
import { handOver } from '../../lib/handed.ts'
import { complementosApi } from '../../lib/llamadas/complementos.ts'
import { paths } from '../../lib/paths.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { downloadWithTicket } from '../../lib/ticket.ts'
import { useWork } from '../../lib/use-work.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Paragraph, Quiet, Text } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageDrop } from '../../ui/page-drop.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { toast } from '../../ui/toasts.ts'
import { Below } from '../../ui/waiting.tsx'
import { columnasEsperados, columnasPorRevisar, columnasRecibidos } from './complementos-columns.tsx'
import { DataCardDialog } from './data-card-dialog.tsx'

type Tab = keyof typeof t.pestanas
const isTab = (value: string | null): value is Tab => value !== null && Object.hasOwn(t.pestanas, value)
const temas = ['complemento', 'lote', 'reloj'] as const
const esperados = { ...complementosApi.esperados.list(), temas } as const
const recibidos = { ...complementosApi.recibidos.list(), temas } as const
const esperadoId = (fila: ComplementoEsperado) => String(fila.id)
const esperadoName = (fila: ComplementoEsperado) => `${fila.factura} ${fila.lote}`
const recibidoId = (fila: ComplementoGuardado) => String(fila.idComplemento)
const recibidoName = (fila: ComplementoGuardado) => fila.uuid

/** /complemento: what is pending, what is overdue, what was received (Commissions §2); uploading where the role may. */
export default function ComplementosScreen() {
  const { rol } = useSesion()
  const canUpload = useCan('complementos.subir')
  const decides = useCan('lotes.procesar')
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const asked = params.get('situacion')
  const { data: cuentas, isPending } = useQuery(complementosApi.resumen.query({ meta: { temas } }))
  // Who comes without saying what for stands where something waits, and stays there when it no longer does.
  const [first, setFirst] = useState<Tab | null>(null)
  const waiting: Tab = cuentas?.pendientes === 0 && cuentas.vencidos > 0 ? 'vencidos' : 'pendientes'
  if (first === null && !isPending) setFirst(waiting)
  const situacion: Tab = isTab(asked) ? asked : (first ?? waiting)
  const shown: Partial<Record<Tab, boolean>> = {
    porRevisar: decides,
    porCancelarse: false,
    [situacion]: true,
  }
  return (
    <PageDrop
      label={t.soltarAqui}
      disabled={!canUpload}
      onFiles={(files) => {
        handOver(files)
        void navigate(paths.nuevoComplemento)
      }}
    >
      <PageHeader
        title={t.titulo}
        crumbs={[{ text: t.inicio, to: paths.raiz }]}
        actions={
          canUpload ? (
            <LinkButton filled to={paths.nuevoComplemento} icon="subir">
              {t.subir}
            </LinkButton>
          ) : undefined
        }
      />
      {rol === 'proveedor' ? <TituloDeProveedor /> : null}
      <CountTabs<Tab>
        label={t.titulo}
        value={situacion}
        tabs={keysOf(t.pestanas)
          .filter((value) => shown[value] !== false || (cuentas?.[value] ?? 0) > 0)
          .map((value) => ({ value, text: t.pestanas[value], count: cuentas?.[value] }))}
        onChange={(value) => setParams({ situacion: value }, { replace: true })}
      />
      <Below waits={asked === null && isPending}>
        {situacion === 'pendientes' || situacion === 'vencidos' ? (
          <Esperados key={situacion} situacion={situacion} vencidos={cuentas?.vencidos ?? 0} />
        ) : (
          <Recibidos key={situacion} situacion={situacion} />
        )}
      </Below>
    </PageDrop>
  )
}

/** The document's heading of a supplier's panel, as written; what the panel holds is said beside it. */
const TituloDeProveedor = () => (
  <Paragraph mb={6} small line={20}>
    <Quiet>
      <Text role="heading" aria-level={2} weight={600}>
        {t.tituloProveedor}
      </Text>
      {`: ${t.textoProveedor}`}
    </Quiet>
  </Paragraph>
)

type EsperadosProps = { situacion: 'pendientes' | 'vencidos'; vencidos: number }
function Esperados({ situacion, vencidos }: EsperadosProps) {
  const state = useListState({ tab: { name: 'situacion', value: situacion } })
  const [card, setCard] = useState<ComplementoEsperado | null>(null)
  const actions = useCallback(
    (): RowAction<ComplementoEsperado>[] => [{ text: t.verDatos, icon: 'ojo', onClick: setCard }],
    [],
  )
  return (
    <>
      <Grid<ComplementoEsperado>
        name="complementos-esperados"
        label={t.pestanas[situacion]}
        source={esperados}
        state={state}
        columns={columnasEsperados}
        rowId={esperadoId}
        rowName={esperadoName}
        noun={t.esperadoSustantivo}
        empty={{
          text:
            situacion === 'vencidos'
              ? t.sinVencidos
              : vencidos > 0
                ? t.sinPendientesEnPlazo
                : t.sinPendientes,
          action:
            situacion === 'pendientes' && vencidos > 0 ? (
              <Link to="?situacion=vencidos">{t.verVencidos}</Link>
            ) : undefined,
        }}
        actions={actions}
        onOpen={setCard}
        underTabs
      />
      {card === null ? null : <DataCardDialog esperado={card} onClose={() => setCard(null)} />}
    </>
  )
}

const resultados = ['aceptado', 'rechazado'] as const
type Decision = { fila: ComplementoGuardado; resultado: (typeof resultados)[number] }

async function decide({ fila, resultado }: Decision, motivo: string): Promise<void> {
  const { mensaje } = await complementosApi.revision({
    params: { id: fila.idComplemento },
    body: { resultado, motivo },
  })
  toast(mensaje)
  await invalidateTemas(['complemento'])
}

async function askSat({ idComplemento }: ComplementoGuardado): Promise<void> {
  const dicho = await complementosApi.verificar({ params: { id: idComplemento } })
  toast(t.respuestaSat(dicho), { tono: dicho.estado === 'Vigente' && !dicho.seCancela ? 'ok' : 'info' })
  await invalidateTemas(['complemento'])
}

const vacio = { recibidos: t.sinRecibidos, porRevisar: t.sinPorRevisar, porCancelarse: t.sinPorCancelarse }
function Recibidos({ situacion }: { situacion: SituacionDeRecibidos }) {
  const state = useListState({ tab: { name: 'situacion', value: situacion } })
  const { failure, run } = useWork()
  const decides = useCan('lotes.procesar')
  const [decision, setDecision] = useState<Decision | null>(null)
  const actions = useCallback(
    (una: ComplementoGuardado): RowAction<ComplementoGuardado>[] => {
      const download = (url: string) => void run(() => downloadWithTicket(url))
      return [
        { text: t.verPdf, icon: 'bajar', onClick: ({ URLPDF }) => download(URLPDF) },
        { text: t.verXml, icon: 'bajar', onClick: ({ URLXML }) => download(URLXML) },
        ...(decides && una.porRevisar !== null
          ? resultados.map((resultado) => ({
              text: t[resultado === 'aceptado' ? 'aceptar' : 'rechazar'],
              icon: resultado === 'aceptado' ? ('palomita' as const) : ('cruz' as const),
              onClick: (fila: ComplementoGuardado) => setDecision({ fila, resultado }),
            }))
          : []),
        { text: t.preguntarSat, icon: 'girar', onClick: (fila) => void run(() => askSat(fila), fila.uuid) },
      ]
    },
    [decides, run],
  )
  return (
    <>
      <Grid<ComplementoGuardado>
        name="complementos-recibidos"
        label={t.pestanas[situacion]}
        source={recibidos}
        state={state}
        columns={situacion === 'porRevisar' ? columnasPorRevisar : columnasRecibidos}
        rowId={recibidoId}
        rowName={recibidoName}
        noun={t.recibidoSustantivo}
        empty={{ text: vacio[situacion] }}
        actions={actions}
        actionsWidth={210}
        failure={failure}
        underTabs
      />
      {decision === null ? null : (
        <ReasonDialog
          title={decision.resultado === 'aceptado' ? t.aceptarTitulo : t.rechazarTitulo}
          save={(motivo) => decide(decision, motivo)}
          onClose={() => setDecision(null)}
        >
          {decision.fila.emisorNombre}, {dinero(decision.fila.MontoTotalPagos)}, {decision.fila.uuid}.{' '}
          {decision.fila.porRevisar} {decision.resultado === 'rechazado' ? t.rechazarTexto : ''}
        </ReasonDialog>
      )}
    </>
  )
}
