import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { ComplementoEsperado, ImpuestosEsperados } from '@valija/contract/complementos.ts'
import { enDecimal } from '@valija/contract/en-pesos.ts'
import { lineasDeImpuestos } from '@valija/contract/messages/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { dinero, fecha } from '../../lib/formats.ts'
import { complementosApi } from '../../lib/llamadas/complementos.ts'
import { pedir } from '../../lib/pedido.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Stack } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toasts.ts'
import { Waiting } from '../../ui/waiting.tsx'

/** The card as it is copied: attribute names of the complement, amounts as its XML writes them. */
export const cardText = (esperado: ComplementoEsperado, impuestos: ImpuestosEsperados): string =>
  [
    `IdDocumento: ${esperado.idDocumento}`,
    `FechaPago: ${esperado.fechaPago}T12:00:00`,
    `FormaDePagoP: ${esperado.formaDePagoP}`,
    // In what currency an invoice of another was paid, and at which rate, the bank knows.
    esperado.moneda === 'MXN' ? 'MonedaP: MXN' : `MonedaDR: ${esperado.moneda}`,
    `NumParcialidad: ${esperado.numParcialidad}`,
    `ImpSaldoAnt: ${enDecimal(esperado.impSaldoAnt)}`,
    `ImpPagado: ${enDecimal(esperado.impPagado)}`,
    `ImpSaldoInsoluto: ${enDecimal(esperado.impSaldoInsoluto)}`,
    ...(impuestos === null ? [] : lineasDeImpuestos(impuestos)),
    ...esperado.porSustituir.map(({ uuid }) => `TipoRelacion: 04, UUID: ${uuid}`),
    `${t.columnas.vence}: ${fecha(esperado.vence)}`,
  ].join('\n')

/** What the complement of a payment must say: to be copied, or sent to who has to make it. */
export function DataCardDialog({
  esperado,
  onClose,
}: {
  esperado: ComplementoEsperado
  onClose: () => void
}) {
  const { data: impuestos, error } = useQuery(
    complementosApi.impuestos.query({ params: { id: esperado.id }, meta: { temas: ['complemento'] } }),
  )
  const { busy, failure, run } = useWork()
  const { now } = useTurn()
  const send = () =>
    run(async () => {
      const { correo, otraVez } = await pedir(`datos ${esperado.id}`, (clave) =>
        complementosApi.enviarDatos({ params: { id: esperado.id }, body: { clave } }),
      )
      toast(otraVez ? t.enviadaOtraVez({ correo }) : t.enviada({ correo }))
      // Another one may be open by now.
      if (!now().aborted) onClose()
    })
  return (
    <Dialog
      onClose={onClose}
      over={t.tarjeta}
      title={t.tarjetaDe({ factura: esperado.factura })}
      under={esperado.proveedorNombre}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cerrar}
          </Button>
          <Button variant="contained" loading={busy} onClick={() => void send()}>
            {t.enviarTarjeta}
          </Button>
        </>
      }
    >
      <Stack>
        {error === null && impuestos === undefined ? (
          <Waiting />
        ) : (
          <CopyBlock label={t.tarjeta} text={cardText(esperado, impuestos ?? null)} />
        )}
        {esperado.porSustituir.map(({ uuid, fechaPago, monto }) => (
          <Notice key={uuid} tono="atencion">
            {t.hayQueSustituir({ uuid, fecha: fecha(fechaPago), monto: dinero(monto, esperado.moneda) })}
          </Notice>
        ))}
        <ErrorNotice error={error} />
        {impuestos === null ? <Notice tono="atencion">{t.sinImpuestos}</Notice> : null}
        <ErrorNotice error={failure} />
      </Stack>
    </Dialog>
  )
}
