import { styled } from '@mui/material/styles'
import { enMontos } from '@valija/contract/en-pesos.ts'
import type { GrupoDeLotes, Inicio, PorPagar } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { Link } from 'react-router'
import { withQuery } from '../../lib/api.ts'
import { fechaDePago, mesLargo } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { Block, Paragraph, Quiet, Title } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { List } from './pending-panel.tsx'

const Strip = styled('ol')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 150px), 1fr))',
  gap: 8,
  margin: '12px 0 0',
  padding: 0,
  '& > li': { border: `1px solid ${c.linea}`, borderRadius: 6, padding: '9px 12px', minWidth: 0 },
  '& > li.vencido': { borderColor: c.error, background: c.errorTinte },
  '& .dia': { display: 'block', fontWeight: 600 },
  '& .vencido .dia': { color: c.error },
  '& .suma': {
    display: 'block',
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& a': { display: 'block', minHeight: 24 },
})

export const lotesAt = (
  { categoria, etapa }: Pick<GrupoDeLotes, 'categoria' | 'etapa'>,
  filtro: object,
): string =>
  withQuery(categoria === 'Comisionista' ? paths.facturasComisionista : paths.facturaProveedor, {
    etapa,
    ...filtro,
  })

const Grupos = ({ grupos, filtro }: { grupos: readonly GrupoDeLotes[]; filtro: object }) =>
  grupos.map((grupo) => (
    <Link key={`${grupo.categoria} ${grupo.etapa}`} to={lotesAt(grupo, filtro)}>
      {t.lotesDelDia({ ...grupo, n: grupo.lotes })}
    </Link>
  ))

type PaymentsPanelProps = Pick<Inicio, 'cortes' | 'hoy'> & { porPagar: PorPagar; title: string }
/** The days of payment, what is overdue first and in red; and until when this month's facturas are taken. */
export function PagosPanel({ porPagar, cortes, hoy, title }: PaymentsPanelProps) {
  const { dias, despues, vencido } = porPagar
  // The headline has said it.
  if (dias.length + vencido.lotes + despues.lotes + cortes.length === 0) return null
  return (
    <PaddedPanel aria-label={title}>
      <Title>{title}</Title>
      {dias.length === 0 && vencido.lotes === 0 ? (
        <Paragraph mt={12}>
          <Quiet>{t.sinPagos}</Quiet>
        </Paragraph>
      ) : (
        <Strip>
          {vencido.lotes === 0 ? null : (
            <li className="vencido">
              <span className="dia">{t.vencido}</span>
              <span className="suma">{enMontos(vencido.montos)}</span>
              <Grupos grupos={vencido.grupos} filtro={{ cola: 'vencidos' }} />
            </li>
          )}
          {dias.map(({ fecha, montos, grupos, firme }) => (
            <li key={fecha}>
              <span className="dia">
                {fecha === hoy ? `${t.hoy}, ${fechaDePago(fecha)}` : fechaDePago(fecha)}
              </span>
              <span className="suma">{enMontos(montos)}</span>
              {firme.facturas === 0 ? <Quiet block>{t.previsto}</Quiet> : null}
              <Grupos grupos={grupos} filtro={{ fechaPago: fecha }} />
            </li>
          ))}
        </Strip>
      )}
      {despues.lotes === 0 ? null : (
        <Paragraph mt={8}>
          <Quiet>{t.despues({ n: despues.lotes, montos: enMontos(despues.montos) })}</Quiet>
        </Paragraph>
      )}
      {cortes.length === 0 ? null : (
        <List>
          {cortes.map(({ clave, metodo, dia, fecha, faltan }) => (
            <Block as="li" key={clave} tall={40} wrap justify="space-between" gap={0} gapX={8}>
              <span>{t.facturasDe({ metodo, mes: mesLargo(fecha) })}</span>
              <span>{t.hastaElDia({ dia, faltan })}</span>
            </Block>
          ))}
        </List>
      )}
    </PaddedPanel>
  )
}
