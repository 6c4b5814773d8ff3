import { enSumas } from '@valija/contract/en-pesos.ts'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { type LoteFila, type ProcesarRespuesta } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import {
  type Categoria,
  type Etapa,
  etapas,
  pestanas,
  pestanasDelComisionista,
} from '@valija/domain/lotes/etapas.ts'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { usePhone } from '../../lib/use-media.ts'
import { CountTabs } from '../../ui/count-tabs.tsx'
import { LabeledDate } from '../../ui/form/date-pick.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import type { SelectionApi } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Row } from '../../ui/layout.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { LocalizadorBox } from './localizador-box.tsx'
import { EnvioBanner } from './envio-banner.tsx'
import { useMarks } from './lote-marks.tsx'
import { columnsOf } from './lote-columns.tsx'
import { loteFilterNames, useFilterPills } from './lote-filters.ts'
import { ajustesQuery, conteosQuery } from './lotes-calls.ts'
import { ProcessDialog } from './process-dialog.tsx'
import { RfcTabs, ValidarLote } from './rfc-tabs.tsx'
import { useDescarga } from './use-descarga.tsx'
import { useRowActions } from './use-row-actions.ts'
import type { AvisosDeReservas, PagosEnDetalle } from './lote-dialog.tsx'
import { useLoteDialog } from './use-lote-dialog.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'

const LoteFilterFields = lazy(() => import('./lote-filter-fields.tsx'))
const LoteDialog = lazy(() => import('./lote-dialog.tsx'))
const claves = Object.keys(etapas) as Etapa[]
const tab = { name: 'etapa', value: 'noProcesado', values: claves }
const fixedOf: Record<Categoria, Record<string, string>> = {
  Proveedor: { categoria: 'Proveedor' },
  Comisionista: { categoria: 'Comisionista' },
}
const source = { ...lotesApi.listar.list(), temas: ['lote'] as const }
const noEtapas: readonly Etapa[] = []
const rowId = ({ id }: LoteFila) => String(id)
const rowName = ({ nombre }: LoteFila) => nombre
const sum = (lotes: readonly LoteFila[]) => enSumas(lotes)

/** Parts of other areas, given by the page that composes them. */
export type LoteSlots = {
  Comprobante?: ComponentType<{ loteId: number; categoria: Categoria; onClose: () => void }>
  /** The payments of one lote, to be read. */
  Pagos?: ComponentType<{ loteId: number; nombre: string; onClose: () => void }>
  PagosEnDetalle?: PagosEnDetalle
  /** What bears on the bookings of lotes, as if they were paid on a day. */
  Avisos?: AvisosDeReservas
  /** The one thing to do when there is nothing: load a lote. */
  emptyAction?: ReactNode
}

/** The lotes of one category: four tabs, one grid, processing, downloads, and the detail over it. */
export function LotesList({ categoria, slots = {} }: { categoria: Categoria; slots?: LoteSlots }) {
  const [params, setParams] = useSearchParams()
  const validates = useCan('lotes.validarRfc') && categoria === 'Comisionista'
  const first = (params.get('etapa') ?? 'noProcesado') === 'noProcesado'
  const rfc = validates && first && params.get('rfc') === 'sinValidar' ? 'sinValidar' : 'correctos'
  const fixed = useMemo(
    () => (validates ? { ...fixedOf[categoria], rfc } : fixedOf[categoria]),
    [validates, categoria, rfc],
  )
  const state = useListState({
    orden: '-fechaCreacion',
    filters: loteFilterNames,
    tab,
    fixed,
  })
  const etapa = claves.find((clave) => clave === state.filters.etapa) ?? 'noProcesado'
  const columns = useMarks(source, state, columnsOf(etapa, categoria))
  const { rol, diaDeNegocio } = useSesion()
  const canProcess = useCan('lotes.procesar')
  const agent = rol === 'comisionista'
  const { Comprobante, Pagos, PagosEnDetalle, Avisos, emptyAction } = slots
  const pays = useCan('comprobantes.agregar') && Comprobante !== undefined
  const pillText = useFilterPills(categoria)
  const phone = usePhone()
  const { data: ajustes } = useQuery(ajustesQuery)
  const eliminarHasta = ajustes?.eliminarHasta ?? noEtapas
  const {
    etapa: _etapa,
    orden: _orden,
    rfc: _rfc,
    ...comun
  } = { ...state.filterQuery, etapa: undefined, orden: undefined, rfc: undefined }
  const { data: conteos } = useQuery(conteosQuery(comun))
  const processes = canProcess && etapa === 'noProcesado' && rfc === 'correctos'
  /** Come from the home to process what waits: all of it is chosen and a day proposed, both to be looked at. */
  const everything = processes && params.get('cola') === 'porProcesar'
  const [fechaElegida, setFechaPago] = useState<string | null | undefined>(undefined)
  const fechaPago =
    fechaElegida === undefined && everything ? (ajustes?.fechaPagoPropuesta ?? null) : (fechaElegida ?? null)
  const descarga = useDescarga()
  const detail = useLoteDialog()
  const { open: openDetail } = detail
  const [processing, setProcessing] = useState<SelectionApi<LoteFila> | null>(null)
  const [noProcesados, setNoProcesados] = useState<ProcesarRespuesta['noProcesados']>([])
  const [deleting, setDeleting] = useState<{ lotes: LoteFila[]; done?: () => void } | null>(null)
  const [paying, setPaying] = useState<LoteFila | null>(null)
  const [seeingPagos, setSeeingPagos] = useState<LoteFila | null>(null)

  const remove = useCallback((lote: LoteFila) => setDeleting({ lotes: [lote] }), [setDeleting])
  const deletes = useCan('lotes.eliminar') && eliminarHasta.includes(etapa)
  const actions = useRowActions({
    pays,
    comision: categoria === 'Comisionista' && Pagos !== undefined,
    eliminarHasta,
    open: openDetail,
    pay: setPaying,
    seePagos: setSeeingPagos,
    remove,
  })
  const downloads = ajustes?.pestanasConDescarga.includes(etapa) === true
  const dates = canProcess && etapa === 'noProcesado'
  // Commissions §2 has the button here too; what is in payment was processed already, and it says so.
  const processed = canProcess && categoria === 'Comisionista' && etapa === 'enProcesoDePago'
  const date = (
    <LabeledDate label={t.fechaDePago} value={fechaPago} onChange={setFechaPago} min={diaDeNegocio} weekday />
  )
  const download = (ids: number[]) => (
    <Button
      variant="outlined"
      loading={descarga.busy}
      loadingPosition="start"
      startIcon={<Icon name="bajar" />}
      onClick={() => descarga.start(ids)}
    >
      {t.descargarFacturas}
    </Button>
  )
  const bar = (selection: SelectionApi<LoteFila>) => (
    <>
      {downloads ? download(selection.rows.map(({ id }) => id)) : null}
      {dates ? date : null}
      {rfc === 'sinValidar' ? (
        <ValidarLote
          ids={selection.rows.map(({ id }) => id)}
          onDone={(noValidados) => {
            setNoProcesados(noValidados)
            selection.clear()
          }}
        />
      ) : null}
      {processed ? (
        <span title={t.yaProcesados}>
          <Button variant="contained" startIcon={<Icon name="enviar" />} disabled>
            {t.procesarLotes}
          </Button>
        </span>
      ) : null}
      {processes && fechaPago !== null ? (
        <Button
          variant="contained"
          startIcon={<Icon name="enviar" />}
          onClick={() => setProcessing(selection)}
        >
          {t.procesarLotes}
        </Button>
      ) : null}
    </>
  )
  const menu = (chosen: SelectionApi<LoteFila>) =>
    deletes
      ? [
          {
            text: t.eliminar,
            icon: 'basura' as const,
            danger: true,
            onClick: () => setDeleting({ lotes: chosen.rows, done: chosen.clear }),
          },
        ]
      : []
  const selection = useMemo(() => ({ sum, noun: t.seleccionados, everything }), [everything])
  // "Aún no has cargado lotes" only to who has none in any stage.
  const none = conteos !== undefined && claves.every((clave) => conteos[clave].n === 0)
  const emptyText =
    etapa === 'noProcesado' && (rol === 'proveedor' || rol === 'comisionista') && none
      ? t.vacio.noProcesadoProveedor
      : t.vacio[etapa]
  const banner = (
    <>
      {validates && etapa === 'noProcesado' ? (
        <RfcTabs
          value={rfc}
          conteos={conteos}
          onChange={(value) =>
            setParams((old) => {
              const next = new URLSearchParams(old)
              next.delete('cursor')
              if (value === 'sinValidar') next.set('rfc', value)
              else next.delete('rfc')
              return next
            })
          }
        />
      ) : null}
      {canProcess ? <EnvioBanner onSee={() => state.setFilter('etapa', 'enProcesoDeEnvio')} /> : null}
      {noProcesados.length === 0 ? null : (
        <div style={{ padding: '8px 12px' }}>
          <Notice tono="atencion" title={t.procesar.noSeEnviaran({ n: noProcesados.length })}>
            <ul style={{ margin: 0, paddingLeft: 18 }}>
              {noProcesados.map(({ id, nombre, motivo }) => (
                <li key={id}>{t.procesar.noEnviado({ nombre, motivo })}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      {descarga.notice}
    </>
  )
  return (
    <>
      <CountTabs
        label={t.etapas}
        value={etapa}
        onChange={(value) => state.setFilter('etapa', value === tab.value ? null : value)}
        tabs={claves
          .map((value) => ({
            value,
            text: (agent ? pestanasDelComisionista : pestanas)[value],
            count: conteos?.[value].n,
          }))
          // An agent's list has no tab of its own for what is on its way, unless something is.
          .filter(
            ({ value, count = 0 }) => !agent || value !== 'enProcesoDeEnvio' || count > 0 || etapa === value,
          )}
      />
      <Grid<LoteFila>
        key={etapa}
        name={`lotes-${categoria}-${etapa}`}
        label={t.titulo}
        tabText={(agent ? pestanasDelComisionista : pestanas)[etapa]}
        source={source}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.sustantivo}
        empty={{ text: emptyText, action: etapa === 'noProcesado' ? emptyAction : undefined }}
        actions={actions}
        onOpen={({ id }) => openDetail(id)}
        selection={{ ...selection, bar, menu }}
        filters={
          <Suspense fallback={<GridSkeleton rows={5} height={38} />}>
            <LoteFilterFields state={state} categoria={categoria} />
          </Suspense>
        }
        pillText={pillText}
        // On a phone the date waits in the bar of the selection, under the thumb.
        toolbarExtra={
          dates && !phone ? (
            date
          ) : downloads || etapa === 'pagado' ? (
            <Row>
              {categoria === 'Comisionista' && etapa === 'pagado' ? <LocalizadorBox state={state} /> : null}
              {downloads ? download([]) : null}
            </Row>
          ) : undefined
        }
        banner={banner}
        underTabs
      />
      {processing !== null && fechaPago !== null ? (
        <ProcessDialog
          lotes={processing.rows}
          fechaPago={fechaPago}
          Avisos={Avisos}
          onClose={() => setProcessing(null)}
          onDone={(respuesta) => {
            setNoProcesados(respuesta.noProcesados)
            processing.clear()
          }}
        />
      ) : null}
      {deleting === null ? null : (
        <DeleteDialog lotes={deleting.lotes} onClose={() => setDeleting(null)} onDone={deleting.done} />
      )}
      {paying === null || Comprobante === undefined ? null : (
        <Comprobante loteId={paying.id} categoria={categoria} onClose={() => setPaying(null)} />
      )}
      {seeingPagos === null || Pagos === undefined ? null : (
        <Pagos loteId={seeingPagos.id} nombre={seeingPagos.nombre} onClose={() => setSeeingPagos(null)} />
      )}
      {detail.id === null ? null : (
        <Suspense fallback={null}>
          <LoteDialog id={detail.id} descarga={descarga} Pagos={PagosEnDetalle} Avisos={Avisos} />
        </Suspense>
      )}
    </>
  )
}
