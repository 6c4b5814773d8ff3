import type { Comisionista } from '@valija/contract/comisiones.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { Mono, Paragraph, Quiet, Title } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'

const t = comisionesPantalla.cuenta

/** Who is paid, as registered. */
export function CuentaTab({ comisionista }: { comisionista: Comisionista }) {
  const { razonSocialCliente, rfcCliente, regimenFiscal } = comisionista
  return (
    <PaddedPanel max={560} aria-label={t.titulo}>
      <Title mb={8}>{t.titulo}</Title>
      <Quiet>{t.texto}</Quiet>
      <Paragraph mt={8}>
        <b>{razonSocialCliente}</b>
        <br />
        {t.rfc}: <Mono>{rfcCliente}</Mono>
        <br />
        {`${t.regimen}: ${regimenFiscal}`}
      </Paragraph>
    </PaddedPanel>
  )
}
