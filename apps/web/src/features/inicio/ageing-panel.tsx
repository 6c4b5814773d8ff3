import { styled } from '@mui/material/styles'
import { enMontos } from '@valija/contract/en-pesos.ts'
import type { PorPagar } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { tramos } from '@valija/contract/messages/tramos.ts'
import type { TramoDeAtraso } from '@valija/domain/lotes/tramos.ts'
import { Link } from 'react-router'
import { Quiet, Title } from '../../ui/layout.tsx'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'
import { lotesAt } from './pagos-panel.tsx'

const tonos: Record<TramoDeAtraso, string> = {
  porVencer: c.primario,
  de1a7: c.atencion,
  de8a30: c.cuero,
  masDe30: c.error,
}

const Bar = styled('div')({
  display: 'flex',
  height: 18,
  borderRadius: 4,
  overflow: 'hidden',
  margin: '12px 0',
  gap: 2,
  forcedColorAdjust: 'none',
  '& > i': { minWidth: 3 },
})
const Legend = styled('ul')({
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))',
  gap: '6px 16px',
  margin: 0,
  padding: 0,
  '& i': {
    display: 'inline-block',
    width: 12,
    height: 12,
    borderRadius: 3,
    marginRight: 7,
    forcedColorAdjust: 'none',
  },
  '& b': { display: 'block' },
  '& a': { display: 'inline-block', minHeight: 24, marginRight: 12 },
})

/** What is owed by how late it is: a bar by money in pesos, and each stretch with its lists. */
export function AgeingPanel({ antiguedad }: Pick<PorPagar, 'antiguedad'>) {
  const llenos = antiguedad.filter(({ lotes }) => lotes > 0)
  const pesos = ({ montos }: (typeof llenos)[number]) =>
    montos.find(({ moneda }) => moneda === 'MXN')?.monto ?? 0
  return (
    <PaddedPanel aria-label={t.antiguedad}>
      <Title>{t.antiguedad}</Title>
      {llenos.length === 0 ? <Quiet>{t.nadaPorPagar}</Quiet> : null}
      <Bar aria-hidden>
        {llenos.map((parte) => (
          <i key={parte.tramo} style={{ background: tonos[parte.tramo], flexGrow: pesos(parte) }} />
        ))}
      </Bar>
      <Legend>
        {llenos.map(({ tramo, montos, grupos }) => (
          <li key={tramo}>
            <i style={{ background: tonos[tramo] }} />
            {tramos.deAtraso[tramo]}
            <b>{enMontos(montos)}</b>
            {grupos.map((grupo) => (
              <Link key={`${grupo.categoria} ${grupo.etapa}`} to={lotesAt(grupo, { atraso: tramo })}>
                {t.lotesDelDia({ ...grupo, n: grupo.lotes })}
              </Link>
            ))}
          </li>
        ))}
      </Legend>
    </PaddedPanel>
  )
}
