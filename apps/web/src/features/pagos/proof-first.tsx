import Button from '@mui/material/Button'
import { useMutation } from '@tanstack/react-query'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaPropuesta } from '@valija/contract/reservas-de-pago.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { dinero } from '../../lib/formats.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { List, Mono, Quiet, Row, Text, Title } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { ProofDropzone } from './proof-dropzone.tsx'
import type { Busqueda } from './search-form.tsx'

/** A proof that came before its booking: not sent yet, or there already. */
export type Soltado = File | ComprobanteSubido

const send = (file: File): Promise<ComprobanteSubido> => {
  const form = new FormData()
  form.append('archivo', file)
  return pagosApi.subirComprobante({ form })
}
const propose = ({ urlComprobante }: ComprobanteSubido) =>
  pagosApi.reservasDelComprobante({ body: { urlComprobante } })

/** That the proof is not lost, while its booking is looked for. */
export const ProofHeld = ({ soltado }: { soltado: Soltado | null }) =>
  soltado === null ? null : (
    <Notice tono="info">
      {t.comprobanteEspera({ nombre: soltado instanceof File ? soltado.name : t.comprobanteYaSubido })}
    </Notice>
  )

type ProofFirstProps = {
  /** Dropped on the screen, or on the one before. */
  soltado: Soltado | null
  onHeld: (soltado: Soltado) => void
  onPick: (busqueda: Busqueda) => void
}
/** For staff: the proof is read first, and the bookings that its text names are offered; which it is, the person says. */
export function ProofFirst({ soltado, onHeld, onPick }: ProofFirstProps) {
  const ultimo = useRef<File | null>(null)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: async (file: File) => {
      ultimo.current = file
      const subido = await send(file)
      // One dropped meanwhile is the one that counts, whichever arrives last.
      if (ultimo.current === file) onHeld(subido)
      return propose(subido)
    },
  })
  const takeSoltado = useEffectEvent(() => {
    if (soltado instanceof File) mutate(soltado)
  })
  useEffect(() => takeSoltado(), [soltado])
  return (
    <PaddedPanel stack max={720} gap={12} aria-label={t.primeroComprobante}>
      <Title>{t.primeroComprobante}</Title>
      <ProofDropzone label={t.primeroComprobante} disabled={isPending} compact onFile={onHeld}>
        {t.primeroComprobanteTexto}
      </ProofDropzone>
      {isPending ? <Waiting label={t.buscandoSuReserva} /> : null}
      <ErrorNotice error={error} />
      {isPending ? null : data === undefined ? (
        <ProofHeld soltado={soltado instanceof File && error === null ? null : soltado} />
      ) : (
        <>
          {data.propuestas.length > 0 ? (
            <List aria-label={t.reservasDelComprobante} gap={8}>
              {data.propuestas.map((una) => (
                <Propuesta key={una.localizador} una={una} onPick={onPick} />
              ))}
            </List>
          ) : null}
          {data.incompletas ? (
            <Notice tono="atencion">{t.motoresSinResponder}</Notice>
          ) : data.propuestas.length === 0 ? (
            <Notice tono="info">{t.sinReservaEnComprobante}</Notice>
          ) : null}
          {data.sinBuscar.length > 0 ? (
            <Notice tono="atencion">{t.reservasSinBuscar({ codigos: data.sinBuscar })}</Notice>
          ) : null}
        </>
      )}
    </PaddedPanel>
  )
}

type PropuestaProps = { una: ReservaPropuesta; onPick: (busqueda: Busqueda) => void }
function Propuesta({ una, onPick }: PropuestaProps) {
  const { localizador, rfc, nombrePaquete, moneda, faltante, encontrado, mismoImporte } = una
  const importe = faltante === null ? null : dinero(faltante, moneda)
  return (
    <li>
      <Row gap={12} justify="space-between">
        <Text basis={240} min={0}>
          <b>{nombrePaquete}</b>, <Mono>{rfc}</Mono>
          <br />
          <Quiet>
            {t.nombraReserva({ encontrado })}
            {importe === null
              ? null
              : `; ${mismoImporte ? t.faltaIgual({ importe }) : t.faltaOtro({ importe })}`}
            .
          </Quiet>
        </Text>
        <Button variant="contained" onClick={() => onPick({ localizador, rfc })}>
          {t.usarReserva({ localizador })}
        </Button>
      </Row>
    </li>
  )
}
