import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { PreviaPolitica, ReglaPolitica, ValorPolitica } from '@valija/contract/politica.ts'
import { parseDia } from '@valija/palabras/dia.ts'
import { useDeferredValue, useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { fecha } from '../../lib/formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Form } from '../../ui/form/form.tsx'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { Bullets, Quiet, Subtitle } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { changeSchema, fromField, toField } from './change-schema.ts'
import { changePolicy, previewQuery } from './politica-calls.ts'
import { valueText, whoText } from './value-text.ts'

type ChangeDialogProps = {
  regla: ReglaPolitica
  /** Written already: one it had before. */
  valor?: ValorPolitica
  hoy: string
  onClose: () => void
}
/** A new value, from a day on, with its reason; and beside it what it would do. */
export function ChangeDialog({ regla, valor, hoy, onClose }: ChangeDialogProps) {
  const client = useQueryClient()
  const { clave, nombre, vigente, programado } = regla
  const { clase } = vigente.valor
  const [abierta] = useState(regla)
  const [saving, setSaving] = useState(false)
  const inicial = valor ?? (programado ?? vigente).valor
  // What holds already, and is to go on: from the day on which the next change would end it.
  const desde =
    programado !== null && JSON.stringify(inicial) === JSON.stringify(vigente.valor) ? programado.desde : hoy
  const ajeno = saving ? undefined : changeSince(abierta, regla)
  const schema = useMemo(() => changeSchema(clase), [clase])
  const save = async ({ valor, desde, motivo }: { valor: unknown; desde: string; motivo: string }) => {
    const read = fromField(clase, valor as string)
    const dia = parseDia(desde)
    if (read === null || dia === null) return false
    setSaving(true)
    try {
      await changePolicy(clave, { valor: read, desde: dia, motivo })
    } catch (error) {
      setSaving(false)
      throw error
    }
    await client.invalidateQueries({ queryKey: ['politica'] })
    toast(t.guardado({ nombre, desde: fecha(desde) }))
  }
  return (
    <Dialog onClose={onClose} title={t.cambiarRegla({ nombre })}>
      {ajeno === undefined ? null : (
        <Notice tono="atencion" mb={12}>
          {t.cambioMientras({
            quien: whoText(ajeno.quien),
            valor: valueText(ajeno.valor),
            desde: fecha(ajeno.desde),
          })}
        </Notice>
      )}
      <Form
        schema={schema}
        defaultValues={{ valor: toField(inicial), desde, motivo: '' }}
        onSubmit={save}
        onDone={onClose}
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

/** What another changed of the rule since the dialog opened. */
const changeSince = (antes: ReglaPolitica, ahora: ReglaPolitica) =>
  (['programado', 'vigente'] as const)
    .filter((cual) => JSON.stringify(antes[cual]) !== JSON.stringify(ahora[cual]))
    .map((cual) => ahora[cual])
    .find((cambio) => cambio !== null)

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

type ChangePreviewProps = { clave: string; valor: ValorPolitica | null; desde: string | null }
/** What the change would do to the open drafts: how many facturas, and which. */
function ChangePreview({ clave, valor, desde }: ChangePreviewProps) {
  const dia = desde === null ? null : parseDia(desde)
  const entrada = useDeferredValue(valor && dia ? { valor, desde: dia } : null)
  const { data, error } = useQuery({ ...previewQuery(clave, entrada), placeholderData: keepPreviousData })
  return (
    <section aria-label={t.previa} aria-live="polite">
      <Subtitle mb={6} line={22}>
        {t.previa}
      </Subtitle>
      {entrada === null ? <Quiet>{t.previaPendiente}</Quiet> : null}
      <ErrorNotice error={error} />
      {entrada === null || data === undefined || error !== null ? null : <Effect previa={data} />}
    </section>
  )
}

function Effect({ previa }: { previa: PreviaPolitica }) {
  const { abiertos, afectados, facturas, topado } = previa
  if (facturas === 0) return <Quiet>{t.previaNada({ abiertos })}</Quiet>
  return (
    <Notice tono="atencion" title={t.previaAfecta({ facturas, borradores: afectados.length, abiertos })}>
      {topado ? <div>{t.previaTopada}</div> : null}
      <Bullets mt={6} scroll={220}>
        {afectados.map(({ borradorId, nombre, hotel, creador, facturas: suyas }) => (
          <li key={borradorId}>
            <b>{nombre || hotel || t.borradorSinNombre}</b> <Quiet>{creador}</Quiet>
            <Bullets>
              {suyas.map(({ id, archivo, folio, sentido, regla }) => (
                <li key={id}>
                  {folio || archivo}: {sentido === 'deja de cumplir' ? t.dejaDeCumplir : t.vuelveACumplir}.{' '}
                  <Quiet>{regla}</Quiet>
                </li>
              ))}
            </Bullets>
          </li>
        ))}
      </Bullets>
    </Notice>
  )
}
