import { styled } from '@mui/material/styles'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Block, Mono, Paragraph, Quiet } from '../../ui/layout.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { InvitadoPage } from './invitado-page.tsx'
import { keptRfc } from './rfc-kept.ts'

const t = invitadosPantalla.menu

const List = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li + li': { borderTop: `1px solid ${c.linea}` },
  '& .entrada': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr) 20px',
    alignItems: 'center',
    gap: 14,
    width: '100%',
    minHeight: 64,
    padding: '12px 18px',
    border: 0,
    background: 'none',
    font: 'inherit',
    color: c.texto,
    textAlign: 'left',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: c.hundido },
  },
  '& b': { display: 'block', color: c.primario, fontWeight: 600 },
})

type EntryText = { icon: IconName; title: string; text: string }
const Entry = ({ icon, title, text }: EntryText) => (
  <>
    <Icon name={icon} size={24} color={c.primario} />
    <span>
      <b>{title}</b>
      <Quiet>{text}</Quiet>
    </span>
    <Icon name="der" size={18} color={c.texto2} />
  </>
)

type MenuProps = {
  /** The window of the bank data, while it is open. */
  cuenta: ReactNode
  onCuenta: () => void
}
/** /ComisionistaInvitado: what an agency without an account can do. */
export function MenuScreen({ cuenta, onCuenta }: MenuProps) {
  const rfc = keptRfc()
  return (
    <InvitadoPage>
      <Block max={720} full mx="auto">
        <PageHeader
          title={t.titulo}
          beside={
            rfc === '' ? undefined : (
              <span>
                <Mono>{rfc}</Mono> · <Link to={paths.ingresarRfc}>{t.otroRfc}</Link>
              </span>
            )
          }
        />
        <Paragraph mb={14} tone="texto2">
          {t.texto}
        </Paragraph>
        <Panel clip>
          <List>
            <li>
              <Link className="entrada" to={paths.comisionReserva}>
                <Entry icon="recibo" title={t.consultar} text={t.consultarTexto} />
              </Link>
            </li>
            <li>
              <button type="button" className="entrada" onClick={onCuenta} aria-haspopup="dialog">
                <Entry icon="banco" title={t.cuenta} text={t.cuentaTexto} />
              </button>
            </li>
            <li>
              <Link className="entrada" to={paths.facturaComisionistaInvitadoCrear}>
                <Entry icon="subir" title={t.cargar} text={t.cargarTexto} />
              </Link>
            </li>
            <li>
              <a
                className="entrada"
                href={paths.preguntasFrecuentes}
                target="_blank"
                rel="noopener noreferrer"
              >
                <Entry icon="duda" title={interfaz.entradas.preguntasFrecuentes} text={t.preguntasTexto} />
              </a>
            </li>
          </List>
        </Panel>
        {cuenta}
      </Block>
    </InvitadoPage>
  )
}
