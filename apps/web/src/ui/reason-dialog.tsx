import { explicarEntrada } from '@valija/contract/envio-de-lotes.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import type { ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { Form } from './form/form.tsx'
import { TextInput } from './form/inputs.tsx'
import { Text } from './layout.tsx'

type ReasonDialogProps = {
  title: string
  children: ReactNode
  save: (motivo: string) => Promise<unknown>
  onClose: () => void
}
/** Asks a person why; the reason stays on the record. */
export const ReasonDialog = ({ title, children, save, onClose }: ReasonDialogProps) => (
  <Dialog onClose={onClose} size={480} title={title}>
    <Text as="p" mt={0}>
      {children}
    </Text>
    <Form
      schema={explicarEntrada}
      defaultValues={{ motivo: '' }}
      submit={t.guardarMotivo}
      onCancel={onClose}
      onSubmit={({ motivo }) => save(motivo)}
      onDone={onClose}
    >
      <TextInput name="motivo" label={t.motivo} multiline maxLength={500} />
    </Form>
  </Dialog>
)
