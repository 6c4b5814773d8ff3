import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { type ReactNode, useCallback, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { paths } from '../../lib/paths.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { Grid } from '../../ui/grid/grid.tsx'
import type { Column, RowAction } from '../../ui/grid/grid-types.ts'
import type { ListSource } from '../../ui/grid/use-list.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { Icon } from '../../ui/icon.tsx'
import { Quiet } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toasts.ts'

export type CatalogoProps<F, In extends FieldValues, Out extends FieldValues> = {
  titulo: string
  sustantivo: readonly [string, string]
  /** Names the grid, and what this browser remembers of it. */
  ruta: string
  source: ListSource<F>
  columns: readonly Column<F>[]
  id: (fila: F) => number
  nombre: (fila: F) => string
  /** Undefined until it is known. */
  may: boolean | undefined
  /** Without `remove` nothing is deleted. */
  create: (values: Out) => Promise<unknown>
  update: (id: number, values: Out) => Promise<unknown>
  remove?: (id: number) => Promise<unknown>
  form: z.ZodType<Out, In>
  toForm: (fila: F | null) => In
  fields: ReactNode
  /** Room between title and grid. */
  children?: ReactNode
}

/** One grid, ten rows a page, with its dialogs to create, change and delete. */
export function Catalogo<F, In extends FieldValues, Out extends FieldValues>(
  props: CatalogoProps<F, In, Out>,
) {
  const { titulo, ruta, id, nombre, may, create, update, remove } = props
  const state = useListState({ porPagina: 10 })
  const client = useQueryClient()
  const [editing, setEditing] = useState<{ fila: F | null } | null>(null)
  const [removing, setRemoving] = useState<F | null>(null)
  const [failed, setFailed] = useState(false)
  // Payments §8: the failures of catalogues are only logged; the grid stays, empty, and says so calmly.
  const onFailure = useCallback((error: unknown) => {
    console.warn(error)
    setFailed(true)
  }, [])
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
            { text: t.editar, icon: 'lapiz', onClick: (fila) => setEditing({ fila }) },
            ...(remove === undefined
              ? []
              : [
                  {
                    text: t.eliminar,
                    icon: 'basura' as const,
                    danger: true,
                    onClick: (fila: F) => setRemoving(fila),
                  },
                ]),
          ]
        : [],
    [may, remove],
  )
  const again = (
    <Button
      variant="outlined"
      onClick={() => {
        setFailed(false)
        void fresh()
      }}
    >
      {interfaz.reintentar}
    </Button>
  )
  const save = async (values: Out) => {
    const fila = editing?.fila ?? null
    await (fila === null ? create(values) : update(id(fila), values))
    toast(t.catalogoGuardado)
    setEditing(null)
    await fresh()
  }
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
              onClick={() => setEditing({ fila: null })}
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
        source={{ ...props.source, onFailure }}
        state={state}
        columns={props.columns}
        rowId={rowId}
        rowName={nombre}
        noun={props.sustantivo}
        empty={failed ? { text: t.catalogoSinRespuesta, action: again } : { text: t.catalogoVacio }}
        actions={may ? actions : undefined}
        exportable={false}
      />
      {editing === null ? null : (
        <FormDialog
          title={editing.fila === null ? `${t.nuevo} ${props.sustantivo[0]}` : nombre(editing.fila)}
          schema={props.form}
          defaultValues={props.toForm(editing.fila) as never}
          onClose={() => setEditing(null)}
          onSubmit={save}
          submit={t.guardar}
        >
          {props.fields}
        </FormDialog>
      )}
      {removing === null || remove === undefined ? null : (
        <ConfirmDialog
          onClose={() => setRemoving(null)}
          title={t.eliminarTitulo({ nombre: nombre(removing) })}
          confirm={t.eliminar}
          danger
          onConfirm={async () => {
            await remove(id(removing))
            toast(t.catalogoEliminado)
            await fresh()
          }}
        >
          {t.eliminarTexto}
        </ConfirmDialog>
      )}
    </>
  )
}
