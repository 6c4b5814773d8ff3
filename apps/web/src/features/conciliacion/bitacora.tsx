import Button from '@mui/material/Button'
import type { AccionDeConciliacion } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionMovimiento } from '@valija/contract/messages/conciliacion-movimiento.ts'
import { conciliacionPantalla } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { wordOf } from '@valija/palabras/keys.ts'
import { useCallback, useState } from 'react'
import { fechaHora } from '../../lib/formats.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { sinDato } from '../../lib/no-value.ts'
import { ChoiceFilter } from '../../ui/grid/choice-filter.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Mono, Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { DeshacerDialog } from './deshacer-dialog.tsx'
import { DeshacerGrupoDialog } from './deshacer-grupo-dialog.tsx'
import { MovimientoDialog } from './movimiento-dialog.tsx'
import { sumaPorMoneda } from './nombres.ts'

type Accion = AccionDeConciliacion
const source = {
  ...conciliacionApi.acciones.list(),
  temas: ['conciliacion', 'estadoDeCuenta'],
} as const
const quien = ({ aplicadoPor, quien: name }: Accion) =>
  aplicadoPor === 'persona' ? name : conciliacionMovimiento.aplicadoPor[aplicadoPor]
const c = t.columnas
const columns: readonly Column<Accion>[] = [
  { campo: 'cuando', title: c.cuando, kind: 'fechaHora', width: 145, card: 'detail' },
  { campo: 'quien', title: c.quien, width: 150, priority: 2, render: quien, card: 'detail' },
  {
    campo: 'texto',
    title: c.texto,
    width: 190,
    flex: 1,
    fixed: true,
    card: 'title',
    render: ({ texto, motivo }) => (
      <>
        {texto}
        {motivo ? <Quiet>: {motivo}</Quiet> : null}
      </>
    ),
  },
  {
    campo: 'lineas',
    title: c.destino,
    width: 100,
    priority: 2,
    render: ({ lineas }) =>
      lineas.length === 0
        ? '—'
        : lineas.map(({ referencia, bookingCode }) => (
            <Mono key={referencia}>{bookingCode || referencia} </Mono>
          )),
  },
  { campo: 'concepto', title: c.concepto, width: 180, priority: 2, card: 'line' },
  { campo: 'fechaOperacion', title: c.fechaOperacion, kind: 'fecha', width: 105, priority: 3 },
  {
    campo: 'monto',
    title: c.monto,
    kind: 'dinero',
    width: 120,
    align: 'right',
    card: 'amount',
    render: ({ monto, moneda }) => <Money value={monto} {...(moneda === null ? {} : { currency: moneda })} />,
  },
  {
    campo: 'estado',
    title: c.estado,
    width: 100,
    card: 'state',
    render: ({ clase, deshechaEn, deshechaPor }) =>
      clase === 'deshacer' || clase === 'retirar' ? (
        sinDato
      ) : deshechaEn === null ? (
        t.vigente
      ) : (
        <Quiet>
          <span title={t.deshecha({ quien: deshechaPor ?? '', cuando: fechaHora(deshechaEn) })}>
            {t.deshechaCorta}
          </span>
        </Quiet>
      ),
  },
]
const rowId = ({ accionID }: Accion) => String(accionID)
const rowName = ({ texto, concepto }: Accion) => `${texto}: ${concepto}`

const pillText = {
  clase: (v: string) => wordOf(t.clases, v),
  aplicadoPor: (v: string) => wordOf(conciliacionMovimiento.aplicadoPor, v),
}

/** Everything that was done, newest first; one or many taken back from here. */
export default function Bitacora() {
  const state = useListState({ filters: ['clase', 'aplicadoPor'], prefix: 'b' })
  const [open, openRow, closeRow] = useDialogParam('ver')
  const [group, setGroup] = useState<Accion | null>(null)
  const [undoing, setUndoing] = useState<{ rows: readonly Accion[]; done: () => void } | null>(null)
  const actions = useCallback(
    (): RowAction<Accion>[] => [
      { text: t.ver, icon: 'ojo', onClick: ({ movimientoID }) => openRow(String(movimientoID)) },
      {
        text: t.deshacer,
        icon: 'deshacer',
        onClick: (row) => setUndoing({ rows: [row], done: () => undefined }),
      },
      { text: t.deshacerGrupo, icon: 'deshacer', onClick: setGroup },
    ],
    [openRow],
  )
  const rowActions = useCallback(
    (row: Accion) => actions().filter(({ icon }) => icon !== 'deshacer' || row.sePuedeDeshacer),
    [actions],
  )
  return (
    <>
      <Grid
        name="conciliacion-bitacora"
        label={conciliacionPantalla.vista.bitacora}
        source={source}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.sustantivoAccion}
        empty={{ text: t.vacio.bitacora, filtered: conciliacionPantalla.vacioFiltros }}
        actions={rowActions}
        actionsWidth={110}
        onOpen={({ movimientoID }) => openRow(String(movimientoID))}
        exportable={false}
        filters={
          <>
            <ChoiceFilter
              state={state}
              name="clase"
              label={t.clase}
              empty={conciliacionPantalla.todas}
              options={Object.entries(t.clases)}
            />
            <ChoiceFilter
              state={state}
              name="aplicadoPor"
              label={t.quienLoHizo}
              empty={conciliacionPantalla.todas}
              options={Object.entries(conciliacionMovimiento.aplicadoPor)}
            />
          </>
        }
        pillText={pillText}
        underTabs
        selection={{
          refuse: ({ sePuedeDeshacer }) => (sePuedeDeshacer ? null : t.noSePuede),
          noun: t.accionesSeleccionadas,
          bar: ({ rows, clear }) => (
            <Button variant="contained" onClick={() => setUndoing({ rows, done: clear })}>
              {t.deshacer}
            </Button>
          ),
        }}
      />
      {undoing === null ? null : (
        <DeshacerDialog
          accionIDs={undoing.rows.map(({ accionID }) => accionID)}
          suma={sumaPorMoneda(undoing.rows)}
          onClose={() => setUndoing(null)}
          onDone={undoing.done}
        />
      )}
      {group === null ? null : <DeshacerGrupoDialog accion={group} onClose={() => setGroup(null)} />}
      {open === null ? null : <MovimientoDialog movimientoID={Number(open)} onClose={closeRow} />}
    </>
  )
}
