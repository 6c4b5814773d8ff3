import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { asApiError } from '../../lib/api-error.ts'
import { inHand } from '../../lib/in-hand.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { Row, Stack } from '../layout.tsx'
import { ErrorNotice, Notice } from '../notice.tsx'

export type FormProps<In extends FieldValues, Out extends FieldValues> = {
  schema: z.ZodType<Out, In>
  defaultValues: DefaultValues<In>
  /** Rejecting shows why: beside the fields the server named, or as a notice above the button. `false`: nothing was sent yet. */
  onSubmit: (values: Out, form: UseFormReturn<In, unknown, Out>) => unknown
  /**
   * Once it was sent, if the form is still there: what was opened or begun instead of it stays. `asSent`: nothing else was
   * written in it meanwhile.
   */
  onDone?: (asSent: boolean) => void
  submit: string
  onCancel?: () => void
  cancel?: string
  /** Extra buttons beside the submit. */
  extra?: ReactNode
  /** Said above the button when a field is missing or wrong, besides each field's own message. */
  incomplete?: string
  id?: string
  /** Under this name what is typed is there again for who left without sending nor cancelling it. */
  kept?: string
  /** No own buttons: a dialog's foot has them (`<Button type="submit" form={id}>`). */
  bare?: boolean
  children: ReactNode | ((form: UseFormReturn<In, unknown, Out>) => ReactNode)
}

/** A form is a schema and a submit: checked on leaving a field, the first error gets the focus, nothing typed is lost. */
export function Form<In extends FieldValues, Out extends FieldValues>(props: FormProps<In, Out>) {
  const {
    schema,
    defaultValues,
    onSubmit,
    onDone,
    submit,
    onCancel,
    cancel,
    extra,
    incomplete,
    id,
    kept = '',
    bare = false,
    children,
  } = props
  const form = useForm<In, unknown, Out>({
    resolver: zodResolver(schema),
    defaultValues: inHand<DefaultValues<In>>(kept).get() ?? defaultValues,
    mode: 'onTouched',
    shouldFocusError: true,
  })
  const [failure, setFailure] = useState<unknown>(null)
  const { now } = useTurn()
  const { subscribe } = form
  useEffect(
    () =>
      kept === ''
        ? undefined
        : subscribe({ formState: { values: true }, callback: ({ values }) => inHand(kept).keep(values) }),
    [kept, subscribe],
  )

  const send = form.handleSubmit(async (values) => {
    setFailure(null)
    const typed = JSON.stringify(form.getValues())
    const sent = inHand(kept).get()
    try {
      if ((await onSubmit(values, form)) === false) return
      // What was written since, here or in the one opened after it, is not what was sent.
      if (inHand(kept).get() === sent) inHand(kept).forget()
      if (!now().aborted) onDone?.(JSON.stringify(form.getValues()) === typed)
    } catch (error) {
      const { detalles } = asApiError(error)
      const named = detalles.filter(({ campo }) => campo !== undefined && campo in form.getValues())
      named.forEach(({ campo, mensaje }, i) =>
        form.setError(
          campo as FieldPath<In>,
          { type: 'servidor', message: mensaje },
          { shouldFocus: i === 0 },
        ),
      )
      // A message appears once: beside its field, or here.
      if (named.length === 0 || named.length < detalles.length) setFailure(error)
    }
  })
  const { isSubmitting } = form.formState
  // A dialog's own button does not wait: pressed twice, it sends once.
  const submitOnce = (event: FormEvent) => {
    if (isSubmitting) event.preventDefault()
    else void send(event)
  }
  return (
    <FormProvider {...form}>
      <Stack as="form" id={id} noValidate onSubmit={submitOnce} gap={16} max={1200}>
        {typeof children === 'function' ? children(form) : children}
        <ErrorNotice error={failure} />
        {incomplete !== undefined && form.formState.isSubmitted && !form.formState.isValid ? (
          <Notice tono="error" title={incomplete} />
        ) : null}
        {bare ? null : (
          <Row
            role="presentation"
            // Leaving the field first would show its error, move what is pressed from under the pointer and lose the click.
            onMouseDown={(event) => event.preventDefault()}
            justify="end"
          >
            {extra}
            {onCancel === undefined ? null : (
              <Button
                variant="outlined"
                onClick={() => {
                  inHand(kept).forget()
                  onCancel()
                }}
              >
                {cancel ?? interfaz.cancelar}
              </Button>
            )}
            <Button type="submit" variant="contained" loading={isSubmitting}>
              {submit}
            </Button>
          </Row>
        )}
      </Stack>
    </FormProvider>
  )
}
