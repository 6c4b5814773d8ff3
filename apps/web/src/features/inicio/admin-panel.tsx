import type { CuentaSinEstado, Inicio } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { withQuery } from '../../lib/api.ts'
import { dinero, fecha, fechaHora, nombreCorto } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block, Quiet, Row, Text, Title } from '../../ui/layout.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { List } from './pending-panel.tsx'

/** The kinds that are invited by their address; a hotel's account is created with its providers. */
const invitables = [
  { to: withQuery(paths.usuarioCrear, { rol: 'Operativo' }), text: t.operativo },
  { to: withQuery(paths.usuarioCrear, { rol: 'Administrador' }), text: t.administrador },
  { to: paths.comisionistaInvitar, text: t.comisionista },
]

const Go = ({ to, text, about }: { to: string; text: string; about: string }) => (
  <LinkButton size="small" to={to} aria-label={`${text}: ${about}`}>
    {text}
  </LinkButton>
)

type AdminPanelProps = Pick<Inicio, 'servicios' | 'inusual'> & { cuentas: readonly CuentaSinEstado[] }
/** What only an administrator looks after: outside systems, accounts without statements, and what stands out. */
export function AdminPanel({ servicios, inusual, cuentas }: AdminPanelProps) {
  return (
    <PaddedPanel aria-label={t.administracion}>
      <Title>{t.administracion}</Title>
      <List>
        {servicios.map(({ sistema, desde }) => (
          <li key={sistema}>
            <Icon name="alerta" size={20} color={c.error} />
            <span className="texto">{t.servicioCaido({ sistema, desde: fechaHora(desde) })}</span>
          </li>
        ))}
        {cuentas.map(({ fuente, cuenta, dias, desde }) => (
          <li key={`${fuente} ${cuenta}`}>
            <Icon name="banco" size={20} color={c.atencion} />
            <span className="texto">
              <b>{`${fuente} ${cuenta}`.trim()}</b> {t.diasSinEstado({ dias, desde: fecha(desde) })}
            </span>
            <Go to={paths.estadosDeCuenta} text={t.importar} about={`${fuente} ${cuenta}`} />
          </li>
        ))}
        {inusual.length === 0 ? (
          <li>
            <Quiet>{t.nadaInusual}</Quiet>
          </li>
        ) : null}
        {inusual.map((uno) => {
          const text =
            uno.clase === 'entregas'
              ? t.entregas({
                  ...uno,
                  nombre: nombreCorto(uno.nombre),
                  monto: dinero(uno.monto),
                  usual: dinero(uno.usual),
                })
              : t.cuentasCambiadas(uno)
          const to =
            uno.clase === 'entregas'
              ? withQuery(
                  uno.categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor,
                  {
                    proveedorId: uno.proveedorId,
                    desde: uno.desde,
                  },
                )
              : paths.cuentaPago
          return (
            <li key={text}>
              <Icon name="alerta" size={20} color={c.atencion} />
              <span className="texto">{text}</span>
              <Go to={to} text={uno.clase === 'entregas' ? t.verLotes : t.verCuentas} about={text} />
            </li>
          )
        })}
        <Block as="li" wrap px={0} py={10}>
          <Icon name="personas" size={20} color={c.texto2} />
          <Text className="texto" basis={140}>
            {t.invitar}
          </Text>
          {/* Together below the words where they do not fit beside them. */}
          <Row gap={8}>
            {invitables.map(({ to, text }) => (
              <Go key={to} to={to} text={text} about={t.invitar} />
            ))}
          </Row>
        </Block>
      </List>
    </PaddedPanel>
  )
}
