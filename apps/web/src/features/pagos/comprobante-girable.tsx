import Button from '@mui/material/Button'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { Row } from '../../ui/layout.tsx'
import { ComprobanteView } from './comprobante-view.tsx'
import { type Giro, siguienteGiro } from './girada.tsx'

/** A proof with the button that turns it: many photographs are taken sideways. */
export function ComprobanteGirable({ ruta, children }: { ruta: string; children?: ReactNode }) {
  const [giro, setGiro] = useState<Giro>(0)
  return (
    <>
      <ComprobanteView ruta={ruta} giro={giro} />
      <Row align="stretch" mt={8}>
        <Button startIcon={<Icon name="girar" />} onClick={() => setGiro(siguienteGiro)}>
          {t.girar}
        </Button>
        {children}
      </Row>
    </>
  )
}
