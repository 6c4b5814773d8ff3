import { lecturaPantalla as t } from '@valija/contract/messages/lectura-pantalla.ts'
import { otraReserva } from '@valija/domain/pagos/otra-reserva.ts'
import { Notice } from '../../ui/notice.tsx'
import { camposLeidos, isPorRevisar, type Leidos } from './use-lectura.ts'

/** How many values were read, how many of them a person still has to look at, and another booking that the proof names. */
export function ReadingSummary({ leidos, bookingCode }: { leidos: Leidos; bookingCode: string }) {
  const present = camposLeidos.filter((campo) => leidos[campo])
  const revisar = present.filter((campo) => isPorRevisar(leidos[campo])).length
  if (present.length === 0) return null
  const otra = otraReserva(String(leidos.concepto?.valor ?? ''), bookingCode)
  return (
    <>
      {otra === null ? null : <Notice tono="atencion">{t.otraReserva({ otra, bookingCode })}</Notice>}
      <Notice tono={revisar > 0 ? 'atencion' : 'info'}>{t.resumen({ n: present.length, revisar })}</Notice>
    </>
  )
}
