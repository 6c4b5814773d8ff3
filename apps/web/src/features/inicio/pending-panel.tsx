import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { AsuntoInicio } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { Link } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { Quiet } from '../../ui/text.tsx'
import { c, type Tono } from '../../ui/tokens.ts'

export const List = styled('ul')({
  listStyle: 'none',
  margin: '10px 0 0',
  padding: 0,
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 14,
    minHeight: 55,
    borderTop: `1px solid ${c.linea}`,
  },
  '& .texto': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '@media (max-width: 767.95px)': { '& > li': { padding: '8px 0' } },
})

type Look = { tono: Tono; icon: IconName; text: string; action: string; to: string }

const nameOf = ({ nombre }: AsuntoInicio): string => nombre ?? t.sinNombre
const loteAt = ({ id, categoria }: AsuntoInicio): string =>
  withQuery(categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor, { lote: id })

/** How each kind of matter is said, and where it is settled. */
const looks: Record<AsuntoInicio['clase'], (asunto: AsuntoInicio) => Look> = {
  rechazadas: (a) => ({
    tono: 'error',
    icon: 'nel',
    text: t.rechazadas({ n: a.n, lote: nameOf(a), motivo: a.detalle }),
    action: t.verLote,
    to: loteAt(a),
  }),
  bloqueadas: (a) => ({
    tono: 'error',
    icon: 'veto',
    text: t.bloqueadas({ n: a.n, lote: nameOf(a) }),
    action: t.verLote,
    to: loteAt(a),
  }),
  enDuda: (a) => ({
    tono: 'duda',
    icon: 'duda',
    text: t.enDuda({ n: a.n, lote: nameOf(a) }),
    action: t.verLote,
    to: loteAt(a),
  }),
  borrador: (a) => ({
    tono: a.n > 0 ? 'atencion' : 'neutro',
    icon: a.n > 0 ? 'alerta' : 'lapiz',
    text: t.borrador({ n: a.n, lote: nameOf(a) }),
    action: a.n > 0 ? t.corregir : t.continuar,
    to: withQuery(paths.facturaCrearProveedor, { borrador: a.id }),
  }),
  comisionesPorFacturar: (a) => ({
    tono: 'info',
    icon: 'recibo',
    text: t.comisionesPorFacturar({ n: a.n, total: a.detalle ?? '' }),
    action: t.verComisiones,
    to: paths.facturaComisionistaCrear,
  }),
  comisionesEnPrefactura: (a) => ({
    tono: 'atencion',
    icon: 'recibo',
    text: t.comisionesEnPrefactura({ n: a.n, total: a.detalle ?? '' }),
    action: t.verComisiones,
    to: paths.facturaComisionistaCrear,
  }),
  usuariosPendientes: (a) => ({
    tono: 'atencion',
    icon: 'personas',
    text: t.usuariosPendientes({ n: a.n }),
    action: t.verUsuarios,
    to: withQuery(paths.usuario, { pestana: 'proveedores', estado: 'pendiente' }),
  }),
  correosFallidos: (a) => ({
    tono: 'atencion',
    icon: 'correo',
    text: t.correosFallidos({ n: a.n }),
    action: t.verInvitaciones,
    to: withQuery(paths.usuario, { pestana: 'invitaciones' }),
  }),
}

/** What needs somebody, the gravest first; nothing pending is said too. */
export function PendingPanel({ asuntos }: { asuntos: readonly AsuntoInicio[] }) {
  return (
    <PaddedPanel aria-label={t.porResolver}>
      <h2 style={{ fontSize: 18, lineHeight: '24px', margin: 0 }}>{t.porResolver}</h2>
      {asuntos.length === 0 ? (
        <p style={{ margin: '12px 0 0' }}>
          <b>{t.alDia}</b> <Quiet>{t.alDiaTexto}</Quiet>
        </p>
      ) : (
        <List>
          {asuntos.map((asunto) => {
            const { tono, icon, text, action, to } = looks[asunto.clase](asunto)
            return (
              <li key={`${asunto.clase} ${asunto.id}`}>
                <Icon name={icon} size={20} color={c[tono]} />
                <span className="texto">{text}</span>
                <Button
                  variant="outlined"
                  size="small"
                  component={Link}
                  to={to}
                  aria-label={`${action}: ${text}`}
                >
                  {action}
                </Button>
              </li>
            )
          })}
        </List>
      )}
    </PaddedPanel>
  )
}
