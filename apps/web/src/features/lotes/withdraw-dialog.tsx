import { retirarEntrada } from '@valija/contract/envio-de-lotes.ts'
import type { FacturaFila } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { dinero } from '../../lib/formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Text } from '../../ui/layout.tsx'
import { retirar } from './lotes-calls.ts'

/** Takes a factura out of its lote, with the reason that stays in the bitácora. */
export function WithdrawDialog({ factura, onClose }: { factura: FacturaFila; onClose: () => void }) {
  const nombre = nombreDeFactura(factura, factura.uuid)
  return (
    <Dialog onClose={onClose} size={480} title={t.retirarTitulo({ factura: nombre })}>
      <Text as="p" mt={0}>
        {t.retirarTexto({ importe: dinero(factura.total, factura.moneda) })}
        {factura.envio === 'aceptado' ? ` ${t.retirarAceptada}` : null}
      </Text>
      <Form
        schema={retirarEntrada}
        defaultValues={{ motivo: '' }}
        submit={t.retirar}
        onCancel={onClose}
        onSubmit={({ motivo }) => retirar(factura.loteId, factura.id, motivo)}
        onDone={onClose}
      >
        <TextInput name="motivo" label={t.motivo} multiline maxLength={500} />
      </Form>
    </Dialog>
  )
}
