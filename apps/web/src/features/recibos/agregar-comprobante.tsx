import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { type ComprobantesDeLote, comprobantePagoNuevo } from '@valija/contract/recibos.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { useState } from 'react'
import { dinero } from '../../lib/formats.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useWork } from '../../lib/use-work.ts'
import { DateInput } from '../../ui/form/date-input.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { MoneyInput } from '../../ui/form/money-input.tsx'
import { Quiet, Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { ComprobantesDialog } from './comprobantes-dialog.tsx'
import { markPagados, saveComprobante } from './recibos-calls.ts'
import { SaveFailure } from './save-failure.tsx'

type AgregarProps = { loteId: number; categoria: Categoria; onClose: () => void }
/** For the list of lotes: the payment-proof form of one lote (Supplier batches §2.3) over its proofs. */
export default function AgregarComprobante({ loteId, categoria, onClose }: AgregarProps) {
  // Why a covered lote could not be marked as paid; its proofs are saved all the same.
  const { busy, failure, run } = useWork()
  // Only what was saved here empties the form: a payment that comes from elsewhere leaves what is being typed.
  const [guardados, setGuardados] = useState(0)
  const mark = async (nombre: string) => {
    await run(async () => {
      await markPagados([loteId])
      toast(t.comprobanteGuardadoPagado({ nombre }))
    })
    await invalidateTemas(['lote'])
  }
  return (
    <ComprobantesDialog loteId={loteId} onClose={onClose} title={t.agregarComprobante}>
      {(datos) => (
        <>
          {failure === null || datos.lote.estatus === 'Pagado' ? null : (
            <Stack gap={4}>
              <ErrorNotice error={failure} />
              <Quiet>{t.noSeMarco}</Quiet>
            </Stack>
          )}
          {datos.lote.porPagar === 0 ? (
            <Cubierto datos={datos} busy={busy} onMark={() => void mark(datos.lote.nombre)} />
          ) : (
            <NuevoComprobante
              key={guardados}
              datos={datos}
              onSaved={() => setGuardados((n) => n + 1)}
              onCovered={mark}
              onClose={categoria === 'Comisionista' ? onClose : null}
            />
          )}
        </>
      )}
    </ComprobantesDialog>
  )
}

type CubiertoProps = { datos: ComprobantesDeLote; busy: boolean; onMark: () => void }
function Cubierto({ datos: { lote }, busy, onMark }: CubiertoProps) {
  return (
    <Notice
      tono="ok"
      action={
        lote.estatus === 'En proceso de pago' ? (
          <Button size="small" variant="outlined" loading={busy} onClick={onMark}>
            {t.marcarPagado}
          </Button>
        ) : undefined
      }
    >
      {lote.estatus === 'Pagado' ? t.comprobanteGuardadoPagado({ nombre: lote.nombre }) : t.cubierto}
    </Notice>
  )
}

type NuevoComprobanteProps = {
  datos: ComprobantesDeLote
  onSaved: () => void
  onCovered: (nombre: string) => Promise<void>
  /** The commission form has a way out of its own (Commissions §2); the supplier's closes by its cross. */
  onClose: (() => void) | null
}
function NuevoComprobante({ datos: { lote }, onSaved, onCovered, onClose }: NuevoComprobanteProps) {
  const textos = onClose === null ? t : t.comision
  const { failure, fail } = useWork()
  return (
    <Form
      schema={comprobantePagoNuevo}
      defaultValues={{ rfc: lote.proveedorRfc, bancoBeneficiario: '', folio: '' }}
      submit={t.guardar}
      {...(onClose === null
        ? {}
        : { onCancel: onClose, cancel: t.comision.cerrar, incomplete: t.comision.incompleto })}
      onSubmit={async (comprobante) => {
        fail(null)
        const saved = await saveComprobante(lote, comprobante).catch((error: unknown) => {
          fail(error)
          return null
        })
        if (saved === null) return false
        if (saved.lotes.some(({ porPagar }) => porPagar === 0)) return onCovered(lote.nombre)
        toast(t.comprobanteGuardado)
        return invalidateTemas(['lote'])
      }}
      // The next one may have been begun meanwhile.
      onDone={(asSent) => asSent && onSaved()}
    >
      {failure === null ? null : <SaveFailure error={failure} />}
      <Stack gap={16} cols={260}>
        <TextInput name="rfc" label={t.rfc} code maxLength={20} />
        <DateInput name="fechaPago" label={textos.fechaPago} weekday />
        <MoneyInput
          name="monto"
          label={textos.monto}
          help={t.montoAyuda({ importe: dinero(lote.porPagar, lote.moneda) })}
          warning={(monto) =>
            monto > lote.porPagar
              ? t.montoDeMas({ importe: dinero(monto - lote.porPagar, lote.moneda) })
              : undefined
          }
        />
        <TextInput name="bancoBeneficiario" label={textos.bancoBeneficiario} maxLength={100} />
        <TextInput name="folio" label={t.folio} maxLength={60} />
      </Stack>
    </Form>
  )
}
