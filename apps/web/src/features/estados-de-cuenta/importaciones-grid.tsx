import { useQueryClient } from '@tanstack/react-query'
import type { Importacion } from '@valija/contract/estados-de-cuenta.ts'
import { estadosDeCuentaPantalla as t } from '@valija/contract/messages/estados-de-cuenta.ts'
import { useCallback, useState } from 'react'
import { useNavigate } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { ApiError } from '../../lib/api-error.ts'
import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'
import { paths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { toast } from '../../ui/toasts.ts'

const c = t.columnas
const source = {
  ...estadosDeCuentaApi.listar.list(),
  temas: ['estadoDeCuenta'],
} as const
const columns: readonly Column<Importacion>[] = [
  { campo: 'creadoEn', title: c.creadoEn, kind: 'fechaHora', width: 150, sortable: true, card: 'detail' },
  { campo: 'nombreFuente', title: t.fuente, width: 130, fixed: true, card: 'title' },
  { campo: 'cuenta', title: t.cuenta, kind: 'mono', width: 130, priority: 3, card: 'detail' },
  { campo: 'nombreArchivo', title: c.archivo, width: 130, flex: 1, card: 'line' },
  { campo: 'desde', title: c.desde, kind: 'fecha', width: 110, priority: 3 },
  { campo: 'hasta', title: c.hasta, kind: 'fecha', width: 110, priority: 3 },
  { campo: 'nuevas', title: t.nuevas, kind: 'numero', width: 90, align: 'right', priority: 2 },
  {
    campo: 'sumaAbonos',
    title: t.sumaAbonos,
    width: 140,
    align: 'right',
    card: 'amount',
    render: (row) => <Money value={row.sumaAbonos} currency={row.moneda} />,
  },
  {
    campo: 'estado',
    title: c.estado,
    width: 110,
    priority: 2,
    card: 'state',
    render: (row) =>
      row.deshechaEn !== null ? <Quiet>{t.yaDeshecha}</Quiet> : row.noCuadra ? t.noCuadra : t.vigente,
  },
  { campo: 'quien', title: c.quien, width: 180, priority: 3 },
]
const rowId = (row: Importacion) => String(row.importacionID)
const rowName = (row: Importacion) => `${row.nombreFuente} ${row.nombreArchivo}`

/** Imports, newest first, each taken back as a whole. */
export function ImportacionesGrid() {
  const state = useListState({ porPagina: 10, orden: '-creadoEn' })
  const client = useQueryClient()
  const navigate = useNavigate()
  const [undoing, setUndoing] = useState<Importacion | null>(null)
  const [matched, setMatched] = useState<{ row: Importacion; mensaje: string } | null>(null)
  const actions = useCallback(
    (row: Importacion): RowAction<Importacion>[] =>
      row.deshechaEn === null
        ? [
            {
              text: t.conciliar,
              icon: 'banco',
              onClick: ({ importacionID }) => void navigate(withQuery(paths.conciliacion, { importacionID })),
            },
            { text: t.deshacer, icon: 'basura', danger: true, onClick: setUndoing },
          ]
        : [],
    [navigate],
  )
  const undo = async ({ importacionID }: Importacion, deshacerConciliaciones: boolean) => {
    await estadosDeCuentaApi.deshacer({ params: { importacionID }, body: { deshacerConciliaciones } })
    toast(t.deshecha)
    await Promise.all([
      client.invalidateQueries({ queryKey: ['lista'] }),
      client.invalidateQueries({ queryKey: ['conciliacion'] }),
    ])
  }
  /** Rows already matched go only when that is said, after reading how many they are. */
  const undoPlain = async (row: Importacion) => {
    try {
      await undo(row, false)
    } catch (error) {
      if (!(error instanceof ApiError) || error.codigo !== 'importacionConciliada') throw error
      setMatched({ row, mensaje: error.mensaje })
    }
  }
  return (
    <>
      <Grid
        name="importaciones"
        label={t.importaciones}
        source={source}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={t.sustantivoImportacion}
        empty={{ text: t.vacioImportaciones, filtered: t.vacioFiltros }}
        actions={actions}
        exportable={false}
      />
      {undoing === null ? null : (
        <ConfirmDialog
          danger
          onClose={() => setUndoing(null)}
          title={t.deshacerTitulo({ nombre: undoing.nombreArchivo })}
          confirm={t.deshacer}
          onConfirm={() => undoPlain(undoing)}
        >
          {t.deshacerTexto({ n: undoing.nuevas })}
        </ConfirmDialog>
      )}
      {matched === null ? null : (
        <ConfirmDialog
          danger
          onClose={() => setMatched(null)}
          title={t.deshacerTitulo({ nombre: matched.row.nombreArchivo })}
          confirm={t.deshacerConciliados}
          onConfirm={() => undo(matched.row, true)}
        >
          {matched.mensaje}
        </ConfirmDialog>
      )}
    </>
  )
}
