import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { toast } from '../../ui/toasts.ts'

/** What a row of a catalogue is made of, and what becomes of it. */
export type CatalogoForm<F, In extends FieldValues, Out extends FieldValues> = {
  sustantivo: readonly [string, string]
  id: (fila: F) => number
  nombre: (fila: F) => string
  create: (values: Out) => Promise<unknown>
  update: (id: number, values: Out) => Promise<unknown>
  /** Without it nothing is deleted. */
  remove?: (id: number) => Promise<unknown>
  form: z.ZodType<Out, In>
  toForm: (fila: F | null) => In
  fields: ReactNode
}
/** `fila` null: a new one. */
export type CatalogoDialog<F> = { kind: 'editar'; fila: F | null } | { kind: 'eliminar'; fila: F }
type CatalogoDialogsProps<F, In extends FieldValues, Out extends FieldValues> = {
  catalogo: CatalogoForm<F, In, Out>
  open: CatalogoDialog<F> | null
  onClose: () => void
  onDone: () => Promise<unknown>
}
/** Creates, changes or deletes one row. */
export function CatalogoDialogs<F, In extends FieldValues, Out extends FieldValues>({
  catalogo,
  open,
  onClose,
  onDone,
}: CatalogoDialogsProps<F, In, Out>) {
  const { sustantivo, id, nombre, create, update, remove, form, toForm, fields } = catalogo
  if (open === null) return null
  const { fila } = open
  if (open.kind === 'editar')
    return (
      <FormDialog
        title={fila === null ? `${t.nuevo} ${sustantivo[0]}` : nombre(fila)}
        schema={form}
        defaultValues={toForm(fila) as never}
        onClose={onClose}
        onSubmit={async (values) => {
          await (fila === null ? create(values) : update(id(fila), values))
          toast(t.catalogoGuardado)
          await onDone()
        }}
        submit={t.guardar}
      >
        {fields}
      </FormDialog>
    )
  return (
    <ConfirmDialog
      onClose={onClose}
      title={t.eliminarTitulo({ nombre: nombre(open.fila) })}
      confirm={t.eliminar}
      danger
      onConfirm={async () => {
        await remove?.(id(open.fila))
        toast(t.catalogoEliminado)
        await onDone()
      }}
    >
      {t.eliminarTexto}
    </ConfirmDialog>
  )
}
