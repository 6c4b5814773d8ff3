import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { z } from 'zod'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'

type CatalogoDialogProps<In extends FieldValues, Out extends FieldValues> = {
  title: string
  schema: z.ZodType<Out, In>
  values: In
  onClose: () => void
  onSave: (values: Out) => Promise<void>
  children: ReactNode
}
/** Creates or changes one entry. */
export function CatalogoDialog<In extends FieldValues, Out extends FieldValues>(
  props: CatalogoDialogProps<In, Out>,
) {
  const { title, schema, values, onClose, onSave, children } = props
  return (
    <Dialog
      onClose={onClose}
      size={480}
      title={title}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button type="submit" form="catalogo" variant="contained">
            {t.guardar}
          </Button>
        </>
      }
    >
      <Form
        id="catalogo"
        bare
        schema={schema}
        defaultValues={values as never}
        onSubmit={onSave}
        submit={t.guardar}
      >
        {children}
      </Form>
    </Dialog>
  )
}
