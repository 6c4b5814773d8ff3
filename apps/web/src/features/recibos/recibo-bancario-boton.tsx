import Button from '@mui/material/Button'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import { useState } from 'react'
import { useCan } from '../../lib/sesion.ts'
import { Icon } from '../../ui/icon.tsx'
import { lazyOverlay } from '../../ui/lazy-overlay.tsx'
import { TipoDePagoDrawer } from './tipo-de-pago-drawer.tsx'

const ReciboBbvaDialog = lazyOverlay(() => import('./recibo-bbva-dialog.tsx'))

/** For the list of lotes: opens 'Selecciona el tipo de pago'. Nothing for who may not upload receipts. */
export function ReciboBancarioBoton() {
  const can = useCan('recibos.cargar')
  const [open, setOpen] = useState<'tipo' | 'bbva' | null>(null)
  if (!can) return null
  const close = () => setOpen(null)
  return (
    <>
      <Button variant="outlined" startIcon={<Icon name="recibo" />} onClick={() => setOpen('tipo')}>
        {t.recibosDePago}
      </Button>
      <TipoDePagoDrawer open={open === 'tipo'} onClose={close} onBbva={() => setOpen('bbva')} />
      {open === 'bbva' ? <ReciboBbvaDialog onClose={close} /> : null}
    </>
  )
}
