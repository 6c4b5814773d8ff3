import Button from '@mui/material/Button'
import { useMutation, useQuery } from '@tanstack/react-query'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { ReservaPropuesta, ReservasPropuestas } from '@valija/contract/reservas-de-pago.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { dinero } from '../../lib/formats.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { List, Mono, Quiet, Row, Text, Title } from '../../ui/layout.tsx'
import { ErrorNotice, Notice } from '../../ui/notice.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Waiting } from '../../ui/waiting.tsx'
import { ProofDropzone } from './proof-dropzone.tsx'
import { ProofRead } from './proof-read.tsx'
import type { Busqueda } from './search-form.tsx'

/** A proof that came before its booking: not sent yet, or there already. */
export type Soltado = File | ComprobanteSubido

/** The bookings that were found still are what they were. */
const vigencia = 5 * 60_000

const send = (file: File): Promise<ComprobanteSubido> => {
  const form = new FormData()
  form.append('archivo', file)
  return pagosApi.subirComprobante({ form })
}
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
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (file: File) => {
      ultimo.current = file
      const subido = await send(file)
      // One dropped meanwhile is the one that counts, whichever arrives last.
      if (ultimo.current === file) onHeld(subido)
    },
  })
  const takeSoltado = useEffectEvent(() => {
    if (soltado instanceof File) mutate(soltado)
  })
  useEffect(() => takeSoltado(), [soltado])
  const subido = soltado instanceof File ? null : soltado
  // Kept while its booking is looked for, found or not: what it says is what the person types from.
  const propuesta = useQuery({
    ...pagosApi.reservasDelComprobante.query({
      body: { urlComprobante: subido?.urlComprobante ?? '' },
      staleTime: vigencia,
    }),
    enabled: subido !== null,
  })
  const waits = isPending || propuesta.isFetching
  return (
    <PaddedPanel stack max={720} gap={12} aria-label={t.primeroComprobante}>
      <Title>{t.primeroComprobante}</Title>
      <ProofDropzone label={t.primeroComprobante} disabled={waits} compact onFile={onHeld}>
        {t.primeroComprobanteTexto}
      </ProofDropzone>
      {waits ? <Waiting label={t.buscandoSuReserva} /> : null}
      <ErrorNotice error={error} />
      {waits ? null : (
        <>
          <ErrorNotice error={propuesta.error} />
          {propuesta.data === undefined ? (
            <ProofHeld soltado={subido} />
          ) : (
            <Propuestas de={propuesta.data} onPick={onPick} />
          )}
        </>
      )}
    </PaddedPanel>
  )
}

type PropuestasProps = { de: ReservasPropuestas; onPick: (busqueda: Busqueda) => void }
/** What the proof says, and the bookings it may be of. */
function Propuestas({ de, onPick }: PropuestasProps) {
  const { propuestas, incompletas, sinBuscar, noVigentes, lectura } = de
  const none = propuestas.length === 0
  return (
    <>
      <ProofRead lectura={lectura} />
      {none ? null : (
        <List aria-label={t.reservasDelComprobante} gap={8}>
          {propuestas.map((una) => (
            <Propuesta key={una.localizador} una={una} onPick={onPick} />
          ))}
        </List>
      )}
      {incompletas ? (
        <Notice tono="atencion">{t.motoresSinResponder}</Notice>
      ) : none ? (
        <Notice tono="info">{t.sinReservaEnComprobante({ noVigentes, legible: lectura.isValid })}</Notice>
      ) : null}
      {sinBuscar.length > 0 ? (
        <Notice tono="atencion">{t.reservasSinBuscar({ codigos: sinBuscar })}</Notice>
      ) : null}
    </>
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
