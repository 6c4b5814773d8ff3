import { resolverEntrada } from '@valija/contract/envio-de-lotes.ts'
import type { FacturaFila } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { resolver } from './lotes-calls.ts'

const options = [
  { value: 'aceptado', text: t.resolverAceptado },
  { value: 'noLlego', text: t.resolverNoLlego },
]

/** Where ANT cannot be asked by machine: what its people said of a factura in doubt. */
export function ResolveDialog({ factura, onClose }: { factura: FacturaFila; onClose: () => void }) {
  const nombre = nombreDeFactura(factura, factura.uuid)
  return (
    <Dialog onClose={onClose} size={480} title={t.resolverTitulo({ factura: nombre })}>
      <Form
        schema={resolverEntrada}
        defaultValues={{ resultado: 'aceptado', motivo: '' }}
        submit={t.anotar}
        onCancel={onClose}
        onSubmit={(values) => resolver(factura.loteId, factura.id, values)}
        onDone={onClose}
      >
        <SelectInput name="resultado" label={t.resolver} options={options} />
        <TextInput name="motivo" label={t.motivo} multiline maxLength={500} />
      </Form>
    </Dialog>
  )
}
