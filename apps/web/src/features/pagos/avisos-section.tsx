import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { atenderAvisosEntrada, type PagoDetalle } from '@valija/contract/pagos.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'

/** Warnings that no field was there to answer: until a person gives a reason no machine matches the payment. */
export function AvisosSection({ pago, may }: { pago: PagoDetalle; may: boolean }) {
  const { avisosAbiertos, pagoID } = pago
  if (avisosAbiertos.length === 0) return null
  return (
    <Section title={t.avisos}>
      <Notice tono="atencion" title={t.avisoAbierto}>
        {avisosAbiertos.map(({ texto }) => (
          <div key={texto}>{texto}</div>
        ))}
      </Notice>
      {may ? (
        <Form
          id="atender-avisos"
          schema={atenderAvisosEntrada}
          defaultValues={{ motivo: '' }}
          submit={t.atenderAviso}
          onSubmit={async ({ motivo }) => {
            await pagosApi.atenderAvisos({ params: { pagoID }, body: { motivo } })
            await invalidateTemas(['pago', 'conciliacion'])
          }}
        >
          <TextInput name="motivo" label={t.motivoReuso} multiline maxLength={500} />
        </Form>
      ) : null}
    </Section>
  )
}
