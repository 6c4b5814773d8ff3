import { useQueryClient } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { CambioEntrada, ReglaPolitica, ValorPolitica } from '@valija/contract/politica.ts'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { fecha } from '../../lib/formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Form } from '../../ui/form/form.tsx'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { toast } from '../../ui/toasts.ts'
import { ChangePreview } from './change-preview.tsx'
import { changeSchema, fromField, toField } from './change-schema.ts'
import { changePolicy } from './policy-calls.ts'

type ChangeDialogProps = { regla: ReglaPolitica; hoy: string; onClose: () => void }
/** A new value, from a day on, with its reason; and beside it what it would do. */
export function ChangeDialog({ regla, hoy, onClose }: ChangeDialogProps) {
  const client = useQueryClient()
  const { clave, nombre, vigente, programado } = regla
  const { clase } = vigente.valor
  const schema = useMemo(() => changeSchema(clase), [clase])
  const save = async ({ valor, desde, motivo }: { valor: unknown; desde: string; motivo: string }) => {
    const read = fromField(clase, valor as string)
    if (read === null) return
    const entrada: CambioEntrada = { valor: read, desde, motivo }
    await changePolicy(clave, entrada)
    await client.invalidateQueries({ queryKey: ['politica'] })
    toast(t.guardado({ nombre, desde: fecha(desde) }))
    onClose()
  }
  return (
    <Dialog onClose={onClose} title={t.cambiarRegla({ nombre })}>
      <Form
        schema={schema}
        defaultValues={{ valor: toField((programado ?? vigente).valor), desde: hoy, motivo: '' }}
        onSubmit={save}
        submit={t.guardar}
        onCancel={onClose}
      >
        <ValueInput clase={clase} />
        <DateInput name="desde" label={t.desde} min={hoy} />
        <TextInput name="motivo" label={t.motivo} help={t.motivoAyuda} maxLength={400} />
        <Preview clave={clave} clase={clase} />
      </Form>
    </Dialog>
  )
}

function ValueInput({ clase }: { clase: ValorPolitica['clase'] }) {
  if (clase === 'centavos') return <MoneyInput name="valor" label={t.nuevoValor} />
  if (clase === 'interruptor') return <CheckboxInput name="valor" label={t.activado} />
  if (clase === 'lista') return <TextInput name="valor" label={t.nuevosValores} multiline />
  return <TextInput name="valor" label={clase === 'dia' ? t.nuevoDia : t.nuevoValor} maxLength={200} />
}

function Preview({ clave, clase }: { clave: string; clase: ValorPolitica['clase'] }) {
  const [valor, desde] = useWatch({ name: ['valor', 'desde'] }) as [string, string | null]
  return <ChangePreview clave={clave} valor={fromField(clase, valor)} desde={desde} />
}
