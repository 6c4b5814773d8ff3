import Button from '@mui/material/Button'
import type { Borrador } from '@valija/contract/borradores.ts'
import { textoDeCortes } from '@valija/contract/messages/cortes.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { type Dia, diaDelMes } from '@valija/domain/tiempo/dia.ts'
import { useState } from 'react'
import { diaYMes } from '../../lib/formats.ts'
import { usePhone } from '../../lib/use-media.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Grow, Mono, Row } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'
import { HotelPicker } from './hotel-picker.tsx'

/** Until when each method is accepted, by the policy in force. */
export const Cortes = ({ hoy, pue, ppd }: { hoy: Dia; pue: number; ppd: number }) => (
  <Row nowrap tone="texto2">
    <Icon name="calend" size={18} />
    {textoDeCortes({ dia: diaYMes(hoy), hoy: diaDelMes(hoy), pue, ppd })}
  </Row>
)

/** Above every step: whose facturas these are, and until when each method is accepted. */
export function LoteContext({ id, borrador }: { id: string; borrador: Borrador }) {
  const [open, setOpen] = useState(false)
  const phone = usePhone()
  const { proveedor, cortes, hoy } = borrador
  return (
    <>
      {proveedor === null ? null : (
        <Row nowrap>
          <Icon name="hotel" size={18} color={c.texto2} />
          <span>
            {t.hotel} <b>{proveedor.razonSocial}</b> <Mono tone="texto2">{proveedor.rfc}</Mono>
          </span>
          <Button size="small" onClick={() => setOpen(true)}>
            {t.cambiarHotel}
          </Button>
        </Row>
      )}
      {phone ? null : (
        <>
          <Grow />
          <Cortes hoy={hoy} {...cortes} />
        </>
      )}
      {open ? (
        <Dialog onClose={() => setOpen(false)} title={t.elegirHotel}>
          <HotelPicker id={id} elegido={proveedor?.id ?? null} onDone={() => setOpen(false)} />
        </Dialog>
      ) : null}
    </>
  )
}
