import Button from '@mui/material/Button'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { useState } from 'react'
import { useCan } from '../../lib/sesion.ts'
import { Bullets } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ReasonDialog } from '../../ui/reason-dialog.tsx'
import { explicar } from './lotes-calls.ts'

type Repetida = LoteDetalle['repetidas'][number]
const textOf = ({ factura, bookingCode: reserva, otra, lote, estatus }: Repetida) =>
  t.repetida({ factura, reserva, otra, lote, estatus })

/** Bookings another factura billed: which, where, and why they are billed again: one reason for all of a factura. */
export function RepetidasNotice({ lote: { id, repetidas } }: { lote: LoteDetalle }) {
  const can = useCan('lotes.explicar')
  const [elegida, setElegida] = useState<number | null>(null)
  if (repetidas.length === 0) return null
  const openOf = (id: number) =>
    repetidas.filter(({ facturaId, motivo }) => facturaId === id && motivo === null)
  return (
    <Notice
      tono={repetidas.some(({ motivo }) => motivo === null) ? 'error' : 'atencion'}
      title={t.repetidas({ n: new Set(repetidas.map(({ bookingCode }) => bookingCode)).size })}
    >
      <Bullets>
        {repetidas.map((una) => (
          <li key={`${una.facturaId} ${una.bookingCode} ${una.otra}`}>
            {textOf(una)}{' '}
            {una.motivo === null
              ? t.repetidaSinMotivo
              : t.repetidaPorque({ motivo: una.motivo, quien: una.explicadoPor ?? '' })}{' '}
            {can && una === openOf(una.facturaId)[0] ? (
              <Button size="small" onClick={() => setElegida(una.facturaId)}>
                {t.escribirMotivo}
              </Button>
            ) : null}
          </li>
        ))}
      </Bullets>
      {elegida === null ? null : (
        <ReasonDialog
          title={t.porQueRepetida}
          save={(motivo) => explicar(id, elegida, motivo)}
          onClose={() => setElegida(null)}
        >
          <Bullets>
            {openOf(elegida).map((una) => (
              <li key={`${una.bookingCode} ${una.otra}`}>{textOf(una)}</li>
            ))}
          </Bullets>
        </ReasonDialog>
      )}
    </Notice>
  )
}
