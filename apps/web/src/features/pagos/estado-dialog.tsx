import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { EstadoPago } from '@valija/contract/catalogos.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { message } from '@valija/contract/messages.ts'
import type { PagoDetalle } from '@valija/contract/pagos.ts'
import { estadoRechazado, estadosDestino, fallaDeCambio } from '@valija/domain/pagos/estados.ts'
import { z } from 'zod'
import { pagosDocumentadosApi } from '../../lib/llamadas/pagos-documentados.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { SelectInput } from '../../ui/form/choice-inputs.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Quiet } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { Status } from '../../ui/status.tsx'
import { toast } from '../../ui/toasts.ts'
import { estadosQuery, pagoQuery } from './pagos-calls.ts'

const schemaOf = (catalogo: readonly EstadoPago[], actual: number) =>
  z.object({ nuevoEstadoID: z.string(), descripcion: z.string() }).superRefine((values, context) => {
    const falla = fallaDeCambio(catalogo, {
      actual,
      nuevo: values.nuevoEstadoID === '' ? null : Number(values.nuevoEstadoID),
      descripcion: values.descripcion,
    })
    if (falla === null) return
    const path = falla === 'descripcionRequerida' ? 'descripcion' : 'nuevoEstadoID'
    context.addIssue({ code: 'custom', path: [path], message: message(falla) })
  })

function EstadoForm({
  pago,
  catalogo,
  onDone,
}: {
  pago: PagoDetalle
  catalogo: EstadoPago[]
  onDone: () => void
}) {
  const offered = estadosDestino(catalogo, pago.estadoID)
  const send = async ({ nuevoEstadoID, descripcion }: { nuevoEstadoID: string; descripcion: string }) => {
    const { nombreEstado, movimientosLiberados } = await pagosDocumentadosApi.actualizarEstado({
      body: {
        pagoID: pago.pagoID,
        nuevoEstadoID: Number(nuevoEstadoID),
        estadoVisto: pago.estadoID,
        detalleRechazoPagoDescripcion: descripcion,
      },
    })
    await invalidateTemas(['pago', 'conciliacion'])
    toast(t.estadoActualizado({ estado: nombreEstado, liberados: movimientosLiberados }))
    onDone()
  }
  if (offered.length === 0) return <Notice tono="info">{pagos.estadoSinOpciones}</Notice>
  return (
    <Form
      id="cambio-de-estado"
      bare
      schema={schemaOf(catalogo, pago.estadoID)}
      defaultValues={{ nuevoEstadoID: String(offered[0]?.estadoID ?? ''), descripcion: '' }}
      onSubmit={send}
      submit={t.actualizar}
    >
      {(form) => {
        const optional = form.watch('nuevoEstadoID') === '1'
        return (
          <>
            <SelectInput
              name="nuevoEstadoID"
              label={t.nuevoEstado}
              options={offered.map((one) => ({ value: String(one.estadoID), text: one.nombreEstado }))}
            />
            <TextInput
              name="descripcion"
              label={t.descripcion}
              multiline
              maxLength={1000}
              optional={optional}
            />
            {pago.movimientos.length > 0 && form.watch('nuevoEstadoID') === String(estadoRechazado) ? (
              <Notice tono="atencion">{t.alRechazar({ n: pago.movimientos.length })}</Notice>
            ) : null}
            <Quiet>{t.avisaremos({ correo: pago.userCreate })}</Quiet>
          </>
        )
      }}
    </Form>
  )
}

/** Changes a payment's state; its creator is told by mail in the same stroke. */
export function EstadoDialog({ pagoID, onClose }: { pagoID: string; onClose: () => void }) {
  const { data: pago, error } = useQuery(pagoQuery(pagoID))
  const { data: catalogo } = useQuery(estadosQuery)
  const can = pago && catalogo && estadosDestino(catalogo, pago.estadoID).length > 0
  return (
    <Dialog
      onClose={onClose}
      size={480}
      title={pago ? t.cambiarEstado({ localizador: pago.bookingCode }) : t.actualizar}
      under={
        pago ? (
          <>
            <Money value={pago.montoPago} currency={pago.nombreMoneda} strong /> · {pago.concepto} ·{' '}
            <Status estado={pago.nombreEstado} quiet />
          </>
        ) : undefined
      }
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          {can ? (
            <Button type="submit" form="cambio-de-estado" variant="contained">
              {t.actualizar}
            </Button>
          ) : null}
        </>
      }
    >
      <ErrorNotice error={error} />
      {pago && catalogo ? <EstadoForm pago={pago} catalogo={catalogo} onDone={onClose} /> : null}
    </Dialog>
  )
}
