import Button from '@mui/material/Button'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { pagos as mensajesDePagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { Reusos } from '@valija/contract/pagos-nuevos.ts'
import { z } from 'zod'
import { fecha } from '../../lib/formats.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Form } from '../../ui/form/form.tsx'
import { TextInput } from '../../ui/form/inputs.tsx'
import { Block, Mono, Row, Stack } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Status } from '../../ui/status.tsx'
import { ComprobanteView } from './comprobante-view.tsx'
import type { PagoPendiente } from './pago-draft.ts'

const razones = {
  mismoArchivo: mensajesDePagos.razonMismoArchivo,
  mismaTransaccion: mensajesDePagos.razonMismaTransaccion,
  mismoMontoFechaCuenta: mensajesDePagos.razonMismoMontoFechaCuenta,
}
type Lado = {
  titulo: string
  localizador: string
  monto: number
  moneda: string
  dia: string
  concepto: string
  transaccion: string
  ruta: string | null
  estado?: string | null
}
const Side = ({ titulo, localizador, monto, moneda, dia, concepto, transaccion, ruta, estado }: Lado) => (
  <PaddedPanel stack content="start" gap={4}>
    <Row gap={2} gapX={12} tall={28}>
      <b>{titulo}</b>
      {estado ? <Status estado={estado} quiet /> : null}
    </Row>
    <span>
      <Mono>{localizador}</Mono> · <Money value={monto} currency={moneda} strong /> · {fecha(dia)}
    </span>
    <span>{concepto}</span>
    {transaccion === '' ? null : <Mono tone="texto2">{transaccion}</Mono>}
    {ruta === null ? null : (
      <Block scroll={220} framed={0}>
        <ComprobanteView ruta={ruta} />
      </Block>
    )}
  </PaddedPanel>
)

const schema = z.object({ motivo: z.string().trim().min(5, t.motivoReusoRequerido).max(500) })

type ReusoDialogProps = Reusos & {
  pagos: readonly PagoPendiente[]
  onClose: () => void
  onSave: (motivo: string) => Promise<void>
}
/** A proof that looks used: both sides, why, and a reason to go on, which is kept. */
export function ReusoDialog({ reusos, mas, pagos, onClose, onSave }: ReusoDialogProps) {
  return (
    <Dialog
      onClose={onClose}
      size={1200}
      title={mensajesDePagos.comprobanteReutilizadoTitulo}
      under={mensajesDePagos.comprobanteReutilizado({ n: reusos.length + mas })}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {interfaz.cancelar}
          </Button>
          <Button type="submit" form="motivo-de-reuso" variant="contained">
            {t.guardarDeTodosModos}
          </Button>
        </>
      }
    >
      <Stack gap={16}>
        {reusos.map((reuso, i) => {
          const pago = pagos[reuso.indice]
          if (!pago) return null
          return (
            <Stack as="section" key={`${reuso.indice}-${reuso.pagoID ?? i}`} gap={8}>
              <strong>{reuso.razones.map((razon) => razones[razon]).join('. ')}</strong>
              <Stack cols={260}>
                <Side
                  titulo={t.reusoEste}
                  localizador={pago.forma.bookingCode}
                  monto={pago.forma.monto ?? 0}
                  moneda={pago.metodo.monedaNacional ? 'MXN' : 'USD'}
                  dia={pago.forma.fechaPago ?? ''}
                  concepto={pago.forma.concepto}
                  transaccion={pago.forma.numeroTransaccion}
                  ruta={pago.comprobante?.urlComprobante ?? null}
                />
                {reuso.bookingCode === '' ? (
                  <PaddedPanel>
                    <b>{t.reusoAjeno}</b>
                  </PaddedPanel>
                ) : (
                  <Side
                    titulo={reuso.pagoID === null ? t.reusoEnLista : t.reusoOtro}
                    localizador={reuso.bookingCode}
                    monto={reuso.monto}
                    moneda={reuso.moneda}
                    dia={reuso.fechaPago}
                    concepto={reuso.concepto}
                    transaccion={reuso.numeroTransaccion}
                    ruta={reuso.urlComprobante}
                    estado={reuso.nombreEstado}
                  />
                )}
              </Stack>
            </Stack>
          )
        })}
        {mas > 0 ? <Notice tono="atencion">{t.reusosSinMostrar({ mas })}</Notice> : null}
        <Form
          id="motivo-de-reuso"
          bare
          schema={schema}
          defaultValues={{ motivo: '' }}
          submit={t.guardarDeTodosModos}
          onSubmit={({ motivo }) => onSave(motivo)}
        >
          <TextInput name="motivo" label={t.motivoReuso} multiline maxLength={500} />
        </Form>
      </Stack>
    </Dialog>
  )
}
