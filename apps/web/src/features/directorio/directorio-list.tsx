import type { Ilegibles } from '@valija/contract/directorio.ts'
import { usuariosPantalla as t } from '@valija/contract/messages/usuarios-pantalla.ts'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import type { ListSource } from '../../ui/grid/use-list.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { IlegiblesNotice } from './ilegibles-notice.tsx'

type DirectorioListProps<F> = {
  name: Ilegibles['directorio']
  title: string
  source: ListSource<F>
  columns: readonly Column<F>[]
  rowName: (row: F) => string
  noun: readonly [string, string]
  empty: string
  actions?: ReactNode
  /** Memoise it. */
  rowActions?: (row: F) => RowAction<F>[]
}
const rowId = (row: { id: number }) => String(row.id)

/** A list of the reservations service, fifteen a page (Access §2). */
export function DirectorioList<F extends { id: number }>(props: DirectorioListProps<F>) {
  const { name, title, source, columns, rowName, noun, empty, actions, rowActions } = props
  const state = useListState({ porPagina: 15 })
  return (
    <>
      <PageHeader title={title} crumbs={[{ text: t.inicio, to: paths.inicio }]} actions={actions} />
      <IlegiblesNotice directorio={name} />
      <Grid<F>
        name={name}
        label={title}
        source={source}
        state={state}
        columns={columns}
        rowId={rowId}
        rowName={rowName}
        noun={noun}
        empty={{ text: empty }}
        actions={rowActions}
        actionsWidth={140}
      />
    </>
  )
}
