import Button from '@mui/material/Button'
import type { LoteInvitado } from '@valija/contract/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { Link } from 'react-router'
import { dinero } from '../../lib/formats.ts'
import { place } from '../../lib/place.ts'
import { Icon } from '../../ui/icon.tsx'
import { Quiet, Row, Title } from '../../ui/layout.tsx'
import { type Crumb, PageHeader } from '../../ui/page-header.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'

const t = invitadosPantalla.carga

type SavedLoteProps = {
  guardado: LoteInvitado
  crumbs: Crumb[]
  salida: { text: string; to: string }
  onAgain: () => void
}
/** In place of the wizard at once after saving: what was handed in, and what comes next. */
export function SavedLote({ guardado, crumbs, salida, onAgain }: SavedLoteProps) {
  const { nombre, facturas, reservas, total, moneda, ppd, diaComplemento, correo, mensaje } = guardado
  return (
    <>
      <PageHeader title={t.titulo} crumbs={crumbs} />
      <PaddedPanel stack max={720} gap={12} role="status">
        <Row nowrap gap={12}>
          <Icon name="okc" size={28} color={c.ok} />
          <Title {...place}>{mensaje}</Title>
        </Row>
        <div>
          <b>{t.guardadoTitulo({ nombre })}</b>
          <div>{t.guardadoTexto({ n: facturas, reservas, total: dinero(total, moneda) })}</div>
          <div>{t.guardadoCorreo({ correo })}</div>
        </div>
        <Quiet>{ppd > 0 ? t.guardadoSiguePpd({ n: ppd, dia: diaComplemento }) : t.guardadoSigue}</Quiet>
        <Row>
          <Button variant="contained" component={Link} to={salida.to}>
            {salida.text}
          </Button>
          <Button variant="outlined" onClick={onAgain}>
            {t.otra}
          </Button>
        </Row>
      </PaddedPanel>
    </>
  )
}
