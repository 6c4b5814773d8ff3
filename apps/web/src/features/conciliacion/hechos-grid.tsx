import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import type { MovimientoConSugerencias, MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { conciliacionPantalla } from '@valija/contract/messages/conciliacion-pantalla.ts'
import { useCallback, useState } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { underKey } from '../../lib/under-key.ts'
import { useWork } from '../../lib/use-work.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Money } from '../../ui/money.tsx'
import { toast } from '../../ui/toasts.ts'
import { useDialogParam } from '../../ui/use-dialog-param.ts'
import { Destinos, Estado, razonesDe } from './celdas-hechas.tsx'
import { movimientoQuery } from './conciliacion-calls.ts'
import { DeshacerDialog } from './deshacer-dialog.tsx'
import { gather } from './gather.ts'
import { MovimientoDialog } from './movimiento-dialog.tsx'
import { sumaPorMoneda } from './nombres.ts'

type Fila = MovimientoPorConciliar
const source = {
  ...conciliacionApi.movimientos.list(),
  temas: ['conciliacion', 'estadoDeCuenta'],
} as const
const c = t.columnas
const common: readonly Column<Fila>[] = [
  {
    campo: 'fechaOperacion',
    title: c.fechaOperacion,
    kind: 'fecha',
    width: 110,
    sortable: true,
    card: 'detail',
  },
  { campo: 'nombreFuente', title: c.fuente, width: 130, card: 'detail', priority: 2 },
  { campo: 'concepto', title: c.concepto, width: 220, flex: 1, fixed: true, card: 'title' },
  {
    campo: 'referencia',
    title: c.referencia,
    kind: 'mono',
    width: 190,
    card: 'line',
    value: ({ referencia, referenciaAmpliada }) => referenciaAmpliada || referencia,
  },
  {
    campo: 'monto',
    title: c.monto,
    width: 140,
    align: 'right',
    sortable: true,
    card: 'amount',
    render: ({ monto, moneda }) => <Money value={monto} currency={moneda} />,
  },
]
const columnasDe = {
  // The row is looked over by itself: what it went to, whose that is and why come before what the bank wrote besides.
  aplicados: [
    ...common.map((one) => (one.campo === 'referencia' ? { ...one, priority: 2 as const } : one)),
    {
      campo: 'destino',
      title: c.destino,
      width: 210,
      card: 'line',
      render: (fila) => <Destinos fila={fila} />,
    },
    { campo: 'razones', title: c.razones, width: 220, flex: 1, card: 'detail', value: razonesDe },
    {
      campo: 'revision',
      title: c.revision,
      width: 150,
      card: 'state',
      render: (fila) => <Estado fila={fila} />,
    },
    { campo: 'puntos', title: c.puntos, kind: 'numero', width: 90, align: 'right', hidden: true },
  ],
  ignorados: [...common, { campo: 'motivoIgnorado', title: c.motivo, width: 240, card: 'state' }],
} as const satisfies Record<string, readonly Column<Fila>[]>
const rowId = ({ movimientoID }: Fila) => String(movimientoID)
const rowName = ({ concepto, referencia }: Fila) => `${concepto} ${referencia}`

const vistas = {
  maquina: {
    fixed: { estado: 'conciliado', aplicadoPor: 'maquina', tipo: 'todos' },
    columnas: columnasDe.aplicados,
  },
  conCargo: {
    fixed: { estado: 'todos', conCargo: 'true', tipo: 'todos' },
    columnas: columnasDe.aplicados,
  },
  persona: {
    fixed: { estado: 'conciliado', aplicadoPor: 'persona', tipo: 'todos' },
    columnas: columnasDe.aplicados,
  },
  ignorados: { fixed: { estado: 'ignorado', tipo: 'todos' }, columnas: columnasDe.ignorados },
} as const
export type VistaDeHechos = keyof typeof vistas

/** What to undo so that a row is left again: what tied it, or what took it out. */
const undoable = ({ aplicaciones, acciones }: MovimientoConSugerencias): number[] => {
  const tied = [...new Set(aplicaciones.map(({ accionID }) => accionID))]
  if (tied.length > 0) return tied
  const ignored = acciones.find(({ clase, sePuedeDeshacer }) => clase === 'ignorar' && sePuedeDeshacer)
  return ignored === undefined ? [] : [ignored.accionID]
}

/** What the machine applied is found right; also with a cargo that came since. */
async function confirmAll(rows: readonly Fila[], done: () => void): Promise<void> {
  const accionIDs = [...new Set(rows.flatMap(({ ataduras }) => ataduras.map(({ accionID }) => accionID)))]
  const { hechas, omitidas } = await underKey('confirmar', { accionIDs }, (body) =>
    conciliacionApi.confirmar({ body }),
  )
  toast(
    t.confirmados({ n: hechas }),
    omitidas.length === 0 ? {} : { tono: 'atencion', title: t.noConfirmados({ n: omitidas.length }) },
  )
  done()
  await invalidateTemas(['conciliacion'])
}

/** Rows that are done, to be looked over and taken back, one or many. */
export default function HechosGrid({ vista }: { vista: VistaDeHechos }) {
  const { fixed, columnas } = vistas[vista]
  const state = useListState({ orden: '-fechaOperacion', fixed, prefix: vista })
  const [open, openRow, closeRow] = useDialogParam('ver')
  const client = useQueryClient()
  const [undoing, setUndoing] = useState<{ ids: number[]; suma: string; done: () => void } | null>(null)
  const { busy, failure, run } = useWork()
  const askUndo = useCallback(
    (rows: readonly Fila[], done: () => void) =>
      run(async () => {
        const all = await gather(
          rows,
          ({ movimientoID }) => client.fetchQuery({ ...movimientoQuery(movimientoID), staleTime: 0 }),
          () => undefined,
        )
        setUndoing({ ids: all.flatMap(undoable), suma: sumaPorMoneda(rows), done })
      }),
    [client, run],
  )
  const confirm = useCallback(
    (rows: readonly Fila[], done: () => void) => run(() => confirmAll(rows, done)),
    [run],
  )
  const actions = useCallback(
    (): RowAction<Fila>[] => [
      { text: t.ver, icon: 'ojo', onClick: ({ movimientoID }) => openRow(String(movimientoID)) },
      ...(vista === 'maquina' || vista === 'conCargo'
        ? [
            {
              text: t.confirmar,
              icon: 'palomita' as const,
              onClick: (row: Fila) => void confirm([row], () => undefined),
            },
          ]
        : []),
      { text: t.deshacer, icon: 'deshacer', onClick: (row) => void askUndo([row], () => undefined) },
    ],
    [openRow, askUndo, confirm, vista],
  )
  return (
    <>
      <Grid
        name={`conciliacion-${vista}`}
        label={conciliacionPantalla.vista[vista]}
        source={source}
        state={state}
        columns={columnas}
        rowId={rowId}
        rowName={rowName}
        noun={conciliacionPantalla.sustantivo}
        empty={{ text: t.vacio[vista], filtered: conciliacionPantalla.vacioFiltros }}
        actions={actions}
        actionsWidth={110}
        onOpen={({ movimientoID }) => openRow(String(movimientoID))}
        exportable={false}
        underTabs
        failure={failure}
        selection={{
          noun: conciliacionPantalla.seleccionados,
          bar: ({ rows, drop }) => (
            <>
              {vista === 'maquina' || vista === 'conCargo' ? (
                <Button
                  variant="outlined"
                  loading={busy}
                  onClick={() => void confirm(rows, () => drop?.(rows.map(rowId)))}
                >
                  {t.confirmar}
                </Button>
              ) : null}
              <Button
                variant="contained"
                loading={busy}
                onClick={() => void askUndo(rows, () => drop?.(rows.map(rowId)))}
              >
                {t.deshacer}
              </Button>
            </>
          ),
        }}
      />
      {undoing === null ? null : (
        <DeshacerDialog
          accionIDs={undoing.ids}
          suma={undoing.suma}
          onClose={() => setUndoing(null)}
          onDone={undoing.done}
        />
      )}
      {open === null ? null : <MovimientoDialog movimientoID={Number(open)} onClose={closeRow} />}
    </>
  )
}
