import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { Hallazgos } from '../../ui/facturas/hallazgo.tsx'
import { Title } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

const t = comisionesPantalla.factura

/** Every rule that does not hold: what the invoice says, what it must say, what to do. */
export function Dictamen({ hallazgos }: { hallazgos: readonly HallazgoFactura[] }) {
  const shown = hallazgos.filter(({ severidad }) => severidad !== 'info')
  if (shown.length === 0) return null
  return (
    <PaddedPanel aria-label={t.verDictamen}>
      <Title mb={8}>{t.verDictamen}</Title>
      <Hallazgos hallazgos={shown} />
    </PaddedPanel>
  )
}
