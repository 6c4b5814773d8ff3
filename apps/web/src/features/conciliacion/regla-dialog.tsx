import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { PreviaDeRegla, Regla } from '@valija/contract/conciliacion-reglas.ts'
import { reglasPantalla as t } from '@valija/contract/messages/reglas-conciliacion-pantalla.ts'
import { useState } from 'react'
import { z } from 'zod'
import { fecha } from '../../lib/formats.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { useWork } from '../../lib/use-work.ts'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { FormDialog } from '../../ui/form/form-dialog.tsx'
import { CheckboxInput, TextInput } from '../../ui/form/inputs.tsx'
import { look, Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { fuentesQuery } from './conciliacion-calls.ts'
import { Rollo } from './rollo.tsx'

const schema = z.object({
  contiene: z.string().trim().min(2, t.contieneCorto).max(120),
  accion: z.enum(['concepto', 'reserva', 'ignorar']),
  valor: z.string().trim().min(1, t.valorRequerido).max(200),
  fuente: z.string(),
  activa: z.boolean(),
})
type Values = z.infer<typeof schema>
const onWire = ({ fuente, ...values }: Values) => ({ ...values, fuente: fuente === '' ? null : fuente })

/** What the rule would touch of what is left, before it is kept. */
function Previa({ previa: { filas, primeras } }: { previa: PreviaDeRegla }) {
  return (
    <Notice tono={filas === 0 ? 'atencion' : 'info'} title={t.tocaria({ n: filas })}>
      {primeras.length === 0 ? null : (
        <>
          {primeras.length < filas ? <Quiet>{t.primeros({ n: primeras.length, total: filas })}</Quiet> : null}
          <Rollo
            tabIndex={0}
            role="region"
            aria-label={t.tocaria({ n: filas })}
            className={look({ scroll: 160 })}
          >
            <ul>
              {primeras.map((one) => (
                <li key={one.movimientoID}>
                  {fecha(one.fechaOperacion)} {one.concepto}{' '}
                  <Quiet>{one.referenciaAmpliada || one.referencia}</Quiet>{' '}
                  <Money value={one.monto} currency={one.moneda} />
                </li>
              ))}
            </ul>
          </Rollo>
        </>
      )}
    </Notice>
  )
}

type ReglaDialogProps = {
  /** Null: a new one. */
  regla: Regla | null
  onClose: () => void
  onSaved: () => void
}
export function ReglaDialog({ regla, onClose, onSaved }: ReglaDialogProps) {
  const { data } = useQuery(fuentesQuery)
  const [previa, setPrevia] = useState<{ of: string; previa: PreviaDeRegla } | null>(null)
  const { failure, run } = useWork()
  const preview = (values: Values) =>
    run(async () => {
      const body = onWire(values)
      const answer = await conciliacionApi.previaDeRegla({ body })
      setPrevia({ of: JSON.stringify(body), previa: answer })
    })
  return (
    <FormDialog
      size={720}
      onClose={onClose}
      title={regla === null ? t.nuevaRegla : t.reglaDe({ contiene: regla.contiene })}
      schema={schema}
      defaultValues={{
        contiene: regla?.contiene ?? '',
        accion: regla?.accion ?? 'ignorar',
        valor: regla?.valor ?? '',
        fuente: regla?.fuente ?? '',
        activa: regla?.activa ?? true,
      }}
      submit={t.guardar}
      onSubmit={async (values) => {
        await (regla === null
          ? conciliacionApi.crearRegla({ body: onWire(values) })
          : conciliacionApi.cambiarRegla({ params: { reglaID: regla.reglaID }, body: onWire(values) }))
        onSaved()
      }}
    >
      {(form) => {
        const values = form.watch()
        return (
          <>
            <TextInput name="contiene" label={t.siContiene} help={t.siContieneAyuda} maxLength={120} />
            <SelectInput
              name="accion"
              label={t.entonces}
              options={Object.entries(t.acciones).map(([value, text]) => ({ value, text }))}
            />
            <TextInput
              name="valor"
              label={t.valor[values.accion]}
              maxLength={200}
              code={values.accion === 'reserva'}
            />
            <SelectInput
              name="fuente"
              label={t.soloFuente}
              optional
              placeholder={t.todasLasFuentes}
              options={(data?.fuentes ?? []).map(({ clave, nombre }) => ({ value: clave, text: nombre }))}
            />
            <CheckboxInput name="activa" label={t.activa} />
            <div>
              <Button variant="outlined" onClick={() => void form.handleSubmit(preview)()}>
                {t.probarRegla}
              </Button>
            </div>
            <ErrorNotice error={failure} />
            {previa === null ||
            previa.of !==
              JSON.stringify(
                onWire({ ...values, contiene: values.contiene.trim(), valor: values.valor.trim() }),
              ) ? null : (
              <Previa previa={previa.previa} />
            )}
          </>
        )
      }}
    </FormDialog>
  )
}
