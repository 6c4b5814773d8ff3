import type { Comisionista } from '@valija/contract/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Mono, Quiet } from '../../ui/text.tsx'
import { Title } from '../../ui/layout.tsx'

const t = comisionesPantalla.cuenta

/** Who is paid, as registered. */
export function CuentaTab({ comisionista }: { comisionista: Comisionista }) {
  const { razonSocialCliente, rfcCliente, regimenFiscal } = comisionista
  return (
    <PaddedPanel style={{ maxWidth: 560 }} aria-label={t.titulo}>
      <Title style={{ margin: '0 0 8px' }}>{t.titulo}</Title>
      <Quiet>{t.texto}</Quiet>
      <p style={{ margin: '8px 0 0' }}>
        <b>{razonSocialCliente}</b>
        <br />
        {t.rfc}: <Mono>{rfcCliente}</Mono>
        <br />
        {`${t.regimen}: ${regimenFiscal}`}
      </p>
    </PaddedPanel>
  )
}
