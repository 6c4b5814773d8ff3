import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { type ReactNode, useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { paths } from '../../lib/paths.ts'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import type { ListSource } from '../../ui/grid/use-list.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { Quiet } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { type CatalogoDialog, CatalogoDialogs, type CatalogoForm } from './catalogo-dialogs.tsx'

export type CatalogoProps<F, In extends FieldValues, Out extends FieldValues> = CatalogoForm<F, In, Out> & {
  titulo: string
  /** Names the grid, and what this browser remembers of it. */
  ruta: string
  source: ListSource<F>
  columns: readonly Column<F>[]
  /** Undefined until it is known. */
  may: boolean | undefined
  /** Room between title and grid. */
  children?: ReactNode
}

/** One grid, ten rows a page, with its dialogs to create, change and delete. */
export function Catalogo<F, In extends FieldValues, Out extends FieldValues>(
  props: CatalogoProps<F, In, Out>,
) {
  const { titulo, ruta, id, nombre, may, remove } = props
  const state = useListState({ porPagina: 10 })
  const client = useQueryClient()
  const [open, setOpen] = useState<CatalogoDialog<F> | null>(null)
  const rowId = useCallback((fila: F) => String(id(fila)), [id])
  const fresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['lista', props.source.path] }),
      client.invalidateQueries({ queryKey: ['catalogos'] }),
    ])
  const actions = useCallback(
    (): RowAction<F>[] =>
      may
        ? [
            { text: t.editar, icon: 'lapiz', onClick: (fila) => setOpen({ kind: 'editar', fila }) },
            ...(remove === undefined
              ? []
              : [
                  {
                    text: t.eliminar,
                    icon: 'basura' as const,
                    danger: true,
                    onClick: (fila: F) => setOpen({ kind: 'eliminar', fila }),
                  },
                ]),
          ]
        : [],
    [may, remove],
  )
  // Payments §8: the failure of a catalogue is no alert: the grid stays, empty, and says so calmly.
  const again = (
    <Button variant="outlined" onClick={() => void fresh()}>
      {interfaz.reintentar}
    </Button>
  )
  return (
    <>
      <PageHeader
        title={titulo}
        crumbs={[{ text: t.titulo, to: paths.listarPagos }]}
        actions={
          may ? (
            <Button
              variant="contained"
              startIcon={<Icon name="mas" />}
              onClick={() => setOpen({ kind: 'editar', fila: null })}
            >
              {t.nuevo}
            </Button>
          ) : may === false ? (
            <Quiet>{t.soloLectura}</Quiet>
          ) : undefined
        }
      />
      {props.children}
      <Grid<F>
        name={`catalogo-${ruta}`}
        label={titulo}
        source={{ ...props.source, sinRespuesta: { text: t.catalogoSinRespuesta, action: again } }}
        state={state}
        columns={props.columns}
        rowId={rowId}
        rowName={nombre}
        noun={props.sustantivo}
        empty={{ text: t.catalogoVacio }}
        actions={may ? actions : undefined}
        exportable={false}
      />
      <CatalogoDialogs catalogo={props} open={open} onClose={() => setOpen(null)} onDone={fresh} />
    </>
  )
}
