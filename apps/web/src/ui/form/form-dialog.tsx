import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useId } from 'react'
import type { FieldValues } from 'react-hook-form'
import { Dialog, type DialogProps } from '../dialog.tsx'
import { Form, type FormProps } from './form.tsx'

type FormDialogProps<In extends FieldValues, Out extends FieldValues> = Pick<
  DialogProps,
  'title' | 'under' | 'size'
> &
  Pick<FormProps<In, Out>, 'schema' | 'defaultValues' | 'onSubmit' | 'submit' | 'children'> & {
    onClose: () => void
  }
/** A form in a dialog of its own, cancelled or sent at its foot: sent, it closes. */
export function FormDialog<In extends FieldValues, Out extends FieldValues>(props: FormDialogProps<In, Out>) {
  const { title, under, size = 480, onClose, ...form } = props
  const id = useId()
  return (
    <Dialog
      size={size}
      onClose={onClose}
      title={title}
      under={under}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button type="submit" form={id} variant="contained">
            {form.submit}
          </Button>
        </>
      }
    >
      <Form id={id} bare onDone={onClose} {...form} />
    </Dialog>
  )
}
