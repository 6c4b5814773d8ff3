import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { FormProvider } from 'react-hook-form'
import { dinero } from '../../lib/formats.ts'
import { onWide } from '../../lib/widths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Row, Stack } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PagoFields } from './pago-fields.tsx'
import { Preguntas } from './preguntas.tsx'
import { ProofPanel } from './proof-panel.tsx'
import { cajasDe, markOf } from './reading-places.ts'
import { ReadingSummary } from './reading-summary.tsx'
import { type PagoFormProps, usePagoForm } from './use-pago-form.ts'

/** Proof and form. */
const Sides = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  // Beside the form where there is room, and in sight while it scrolls; above it on a phone.
  [onWide]: {
    gridTemplateColumns: 'minmax(360px, 5fr) minmax(0, 8fr)',
    '& > :first-of-type': { position: 'sticky', top: 64 },
  },
})
const Fields = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
  alignItems: 'start',
})

/** Proof first or by hand, then the form; each payment goes to the list, and the form is ready for the next. */
export function PagoForm(props: PagoFormProps) {
  const { reserva, saldo, porGuardar, solo, busy } = props
  const { form, proof, takeIn, startAgain, clear, add, preguntas, answer, lectura, mirada, montos, ...pago } =
    usePagoForm(props)
  const { nombres, porRevisar, aviso } = pago
  const { leidos } = lectura
  const deMas = saldo === null ? 0 : (montos?.montoReserva ?? 0) + porGuardar - saldo
  return (
    <Sides>
      <ProofPanel
        state={proof.state}
        missing={pago.sinComprobante}
        cajas={cajasDe(leidos, nombres, mirada)}
        mirada={mirada}
        resumen={
          <>
            <Preguntas textos={preguntas} onAnswer={answer} />
            <ReadingSummary leidos={leidos} bookingCode={reserva.bookingCode} />
          </>
        }
        onUse={(comprobante, leido) => {
          proof.set({ paso: 'listo', comprobante })
          takeIn(leido)
        }}
        onFile={(file) => {
          startAgain()
          proof.send(file)
        }}
        onManual={() => proof.set({ paso: 'sin' })}
        onAgain={() => {
          startAgain()
          proof.set({ paso: 'ninguno' })
        }}
        onSkip={(comprobante) => {
          proof.skip(comprobante)
          form.setFocus('userID')
        }}
        onReadAgain={proof.readAgain}
        onByHand={(comprobante) => {
          proof.set({ paso: 'listo', comprobante })
          form.setFocus('userID')
        }}
      />
      <FormProvider {...form}>
        <Panel>
          <form noValidate onSubmit={(event) => void add(false)(event)}>
            <Stack gap={14} p={18}>
              <Fields>
                <PagoFields
                  metodos={pago.metodos}
                  metodo={pago.metodo}
                  onMetodo={pago.onMetodo}
                  tasa={pago.tasa}
                  montos={montos}
                  excede={
                    montos && deMas > 0 ? t.montoDeMas({ monto: dinero(deMas, reserva.moneda) }) : undefined
                  }
                  dolares={pago.dolares}
                  lectura={lectura}
                  mark={(campo) => markOf(campo, leidos[campo], mirada)}
                  nombres={nombres}
                />
              </Fields>
              {aviso === 'incompleto' ? (
                <Notice tono="error" title={pagos.formularioIncompleto} />
              ) : aviso === null ? null : (
                <Notice tono="atencion">
                  {aviso === 'porContestar'
                    ? l.porContestar
                    : l.porRevisar({ campos: porRevisar.map((campo) => nombres[campo]) })}
                </Notice>
              )}
            </Stack>
            <Row as="footer" align="stretch" justify="end" py={12} px={18}>
              <Button onClick={clear}>{t.limpiar}</Button>
              <Button type="submit" variant="outlined" disabled={busy} startIcon={<Icon name="mas" />}>
                {t.agregar}
              </Button>
              {solo ? (
                <Button variant="contained" onClick={() => void add(true)()}>
                  {t.guardarEste}
                </Button>
              ) : null}
            </Row>
          </form>
        </Panel>
      </FormProvider>
    </Sides>
  )
}
