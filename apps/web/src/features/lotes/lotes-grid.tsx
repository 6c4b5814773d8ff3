import { enSumas } from '@valija/contract/en-pesos.ts'
import type { LoteFila } from '@valija/contract/lotes.ts'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import type { Categoria, Etapa } from '@valija/domain/lotes/etapas.ts'
import { type ReactNode, useState } from 'react'
import { inHand } from '../../lib/in-hand.ts'
import { lotesApi } from '../../lib/llamadas/lotes.ts'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { usePhone } from '../../lib/use-media.ts'
import { LabeledDate } from '../../ui/form/date-pick.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { GridProps } from '../../ui/grid/grid-props.ts'
import type { SelectionApi } from '../../ui/grid/grid-types.ts'
import { Row } from '../../ui/layout.tsx'
import { LocalizadorBox } from './localizador-box.tsx'
import { columnsOf } from './lote-columns.tsx'
import { useMarks } from './lote-marks.tsx'
import { deleteEntry, type LeftOut, LotesBar } from './lotes-bar.tsx'
import { DownloadButton } from './lotes-buttons.tsx'
import type { Abierto, LoteSlots } from './lotes-dialogs.tsx'
import { emptyTextOf, tabTextOf } from './lotes-offers.ts'
import type { useDescarga } from './use-descarga.tsx'
import type { useLoteDialog } from './use-lote-dialog.ts'
import { primera, type useLotes } from './use-lotes.ts'
import { useRowActions } from './use-row-actions.ts'

const source = { ...lotesApi.listar.list(), temas: ['lote'] as const }
const noEtapas: readonly Etapa[] = []
const rowId = ({ id }: LoteFila) => String(id)
const rowName = ({ nombre }: LoteFila) => nombre
const sum = (lotes: readonly LoteFila[]) => enSumas(lotes)
const porElegir = { sum, noun: t.seleccionados }

const deLaMano = inHand<string | null>('fecha de pago')
/** The day of payment: what was chosen, also before looking at another screen, or the one proposed to who comes for all that waits. */
export function useFechaPago({
  everything,
  ajustes,
}: Pick<ReturnType<typeof useLotes>, 'everything' | 'ajustes'>) {
  const { diaDeNegocio } = useSesion()
  const [elegida, setElegida] = useState<string | null | undefined>(() => {
    const dejada = everything ? undefined : deLaMano.get()
    return dejada && dejada >= diaDeNegocio ? dejada : undefined
  })
  const setFechaPago = (fecha: string | null) => {
    deLaMano.keep(fecha)
    setElegida(fecha)
  }
  const propuesta = everything ? (ajustes?.fechaPagoPropuesta ?? null) : null
  return { fechaPago: elegida === undefined ? propuesta : elegida, setFechaPago }
}

type LotesGridProps = Pick<GridProps<LoteFila>, 'filters' | 'foot' | 'pillText'> & {
  lotes: ReturnType<typeof useLotes>
  categoria: Categoria
  slots: LoteSlots
  fecha: ReturnType<typeof useFechaPago>
  descarga: ReturnType<typeof useDescarga>
  openDetail: ReturnType<typeof useLoteDialog>['open']
  /** Opens a dialog over the list. */
  show: (que: Abierto) => void
  onLeftOut: (noProcesados: LeftOut) => void
  banner: ReactNode
}
/** The lotes one under the other, with what is done with each and with those chosen. */
export function LotesGrid({
  lotes,
  categoria,
  slots,
  fecha,
  descarga,
  openDetail,
  show,
  ...rest
}: LotesGridProps) {
  const { state, etapa, rfc, conteos, ajustes, offers, everything } = lotes
  const { dates, processes, downloads } = offers
  const { Comprobante, Pagos, CargarLote } = slots
  const { onLeftOut, ...looks } = rest
  const { fechaPago, setFechaPago } = fecha
  const columns = useMarks(source, state, columnsOf(etapa, categoria))
  const { rol, diaDeNegocio } = useSesion()
  const phone = usePhone()
  const actions = useRowActions({
    pays: useCan('comprobantes.agregar') && Comprobante !== undefined,
    comision: categoria === 'Comisionista' && Pagos !== undefined,
    eliminarHasta: ajustes?.eliminarHasta ?? noEtapas,
    openDetail,
    show,
  })
  const date = (
    <LabeledDate label={t.fechaDePago} value={fechaPago} onChange={setFechaPago} min={diaDeNegocio} weekday />
  )
  const bar = (selection: SelectionApi<LoteFila>) => (
    <>
      {downloads ? <DownloadButton ids={selection.rows.map(({ id }) => id)} descarga={descarga} /> : null}
      {dates ? date : null}
      <LotesBar
        selection={selection}
        validates={rfc === 'sinValidar'}
        processed={offers.processed}
        onProcess={
          processes && fechaPago !== null ? () => show({ que: 'procesar', selection, fechaPago }) : undefined
        }
        onLeftOut={onLeftOut}
      />
    </>
  )
  const menu = ({ rows, clear }: SelectionApi<LoteFila>) =>
    offers.deletes ? [deleteEntry(() => show({ que: 'eliminar', lotes: rows, done: clear }))] : []
  const locates = categoria === 'Comisionista' && etapa === 'pagado'
  // On a phone the date waits in the bar of the selection, under the thumb.
  const tools =
    dates && !phone ? (
      date
    ) : downloads || etapa === 'pagado' ? (
      <Row>
        {locates ? <LocalizadorBox state={state} /> : null}
        {downloads ? <DownloadButton ids={[]} descarga={descarga} /> : null}
      </Row>
    ) : undefined
  return (
    <Grid<LoteFila>
      name={`lotes-${categoria}-${etapa}`}
      label={t.titulo}
      tabText={tabTextOf(rol, etapa)}
      source={source}
      state={state}
      columns={columns}
      rowId={rowId}
      rowName={rowName}
      noun={t.sustantivo}
      empty={{
        text: emptyTextOf(rol, etapa, conteos),
        action: CargarLote && etapa === primera ? <CargarLote categoria={categoria} /> : undefined,
      }}
      actions={actions}
      onOpen={({ id }) => openDetail(id)}
      selection={{ ...porElegir, everything, bar, menu }}
      toolbarExtra={tools}
      underTabs
      {...looks}
    />
  )
}
