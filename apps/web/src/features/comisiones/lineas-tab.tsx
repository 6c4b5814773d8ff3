import Button from '@mui/material/Button'
import {
  type ComisionFila,
  type EstadoComision,
  estadosComision,
  type ResumenComisiones,
} from '@valija/contract/comisiones.ts'
import { comisiones as mensajesDeComisiones } from '@valija/contract/messages/comisiones.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { useEffect, useMemo } from 'react'
import { useAvisosDeComisiones } from '../../lib/avisos-de-comisiones.ts'
import { dinero } from '../../lib/formats.ts'
import { comisionesApi } from '../../lib/llamadas/comisiones.ts'
import { usePhone } from '../../lib/use-media.ts'
import { BulkBar } from '../../ui/grid/bulk-bar.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { SelectionApi } from '../../ui/grid/grid-types.ts'
import { useList } from '../../ui/grid/use-list.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Block } from '../../ui/layout.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type Agente, type Eleccion, nadaElegido } from './comisiones-calls.ts'
import { columnasDeComisiones } from './comisiones-columns.tsx'

const rowId = (fila: ComisionFila) => fila.bookingCode
const rowName = (fila: ComisionFila) => `${fila.bookingCode} ${fila.description}`
const totalDe = (filas: readonly ComisionFila[]) =>
  filas.reduce((suma, { commission }) => suma + commission, 0)
const sum = (filas: readonly ComisionFila[]) => dinero(totalDe(filas))
const refuse = (fila: ComisionFila) => (fila.estado === 'porFacturar' ? null : t.estados[fila.estado])
const noun = ['reserva', 'reservas'] as const
const noRows: ComisionFila[] = []
/** More than these are chosen by the server alone: no list is read so far. */
const maximo = 2000
const nounSeleccion = ['reserva seleccionada', 'reservas seleccionadas'] as const

/** Tells the screen what is chosen, and that nothing is once the bar goes. */
type ChosenProps = Pick<Props, 'onChange' | 'fuera' | 'onDropped'> & { selection: SelectionApi<ComisionFila> }
function Chosen({ selection, onChange, fuera, onDropped }: ChosenProps) {
  const { rows, count, drop } = selection
  useEffect(() => {
    if (fuera.length === 0) return
    drop?.(fuera)
    onDropped()
  }, [fuera, drop, onDropped])
  useEffect(() => {
    onChange({ filas: rows, todas: false, n: count, total: totalDe(rows) })
  }, [rows, count, onChange])
  useEffect(() => () => onChange(nadaElegido), [onChange])
  return null
}

/** Opens on what can be billed; the rest is a step away, and says how much it is. */
const filters = ['codigos'] as const
const tab = { name: 'estado', value: 'porFacturar' as const, values: estadosComision }
const countOf = (resumen: ResumenComisiones, estado: EstadoComision): number =>
  estado === 'noPagable' ? resumen.noPagable : resumen[estado].n

type Props = {
  agente: Agente
  resumen: ResumenComisiones | undefined
  eleccion: Eleccion
  onChange: (eleccion: Eleccion) => void
  onSee: () => void
  /** Codes that can be billed no more: they leave the selection. */
  fuera: readonly string[]
  onDropped: () => void
  /** Not while another tab is seen. */
  visible: boolean
}
/** 'Comisiones por facturar': thirty a page, with the total of what is selected. */
export function LineasTab(props: Props) {
  const { agente, resumen, eleccion, onChange, onSee, visible, fuera, onDropped } = props
  const fixed = useMemo(
    (): Record<string, string> => (agente === null ? {} : { comisionistaId: String(agente) }),
    [agente],
  )
  const state = useListState({ porPagina: 30, orden: '-bookingDate', fixed, prefix: 'c', tab, filters })
  const estado = estadosComision.find((uno) => uno === state.filters.estado) ?? tab.value
  const source = useMemo(
    () => ({ ...comisionesApi.listar.list(), temas: ['prefactura', 'lote'] as const }),
    [],
  )
  const { data: page } = useList(source, state)
  const avisos = useAvisosDeComisiones('reservas', page?.filas.map(rowId) ?? [])
  const shown = useMemo(() => columnasDeComisiones(avisos), [avisos])
  const free = resumen?.porFacturar
  const phone = usePhone()
  const see = (
    <Button variant="contained" onClick={onSee}>
      {t.verPrefactura}
    </Button>
  )
  return (
    <Grid<ComisionFila>
      name="comisiones"
      label={t.pestanas.comisiones}
      source={source}
      state={state}
      columns={shown}
      rowId={rowId}
      rowName={rowName}
      noun={noun}
      empty={{ text: t.sinComisiones[estado] }}
      failed={mensajesDeComisiones.comisionesNoDisponibles}
      selection={{
        sum,
        refuse,
        noun: nounSeleccion,
        max: maximo,
        initial: eleccion.filas,
        // «Facturar todo» is seen row by row as soon as the rows are.
        everything:
          eleccion.todas &&
          visible &&
          eleccion.n <= maximo &&
          state.active.length === 0 &&
          estado === tab.value,
        bar: (selection) => (
          <>
            <Chosen {...{ selection, onChange, fuera, onDropped }} />
            {see}
          </>
        ),
      }}
      toolbarExtra={
        free === undefined || free.n === 0 || state.active.length > 0 || estado !== tab.value ? undefined : (
          <Button
            variant="outlined"
            onClick={() => {
              onChange({ ...nadaElegido, todas: true, n: free.n, total: free.total })
              onSee()
            }}
          >
            {phone ? t.elegirTodas({ n: free.n }) : t.seleccionarTodas({ n: free.n })}
          </Button>
        )
      }
      banner={
        <>
          <Block py={8} px={phone ? 0 : 12} scrollX>
            <Segmented
              label={t.columnas.estado}
              value={estado}
              options={estadosComision.map((value) => ({
                value,
                text: t.estados[value],
                count: resumen === undefined ? null : countOf(resumen, value),
              }))}
              onChange={(value) => state.setFilter('estado', value === tab.value ? null : value)}
            />
          </Block>
          {eleccion.todas ? (
            <BulkBar
              pinned
              selection={{ rows: noRows, count: eleccion.n, clear: () => onChange(nadaElegido) }}
              options={{ noun: t.seleccionadasDeTodas, sum: () => dinero(eleccion.total), bar: () => see }}
            />
          ) : null}
        </>
      }
      underTabs
    />
  )
}
