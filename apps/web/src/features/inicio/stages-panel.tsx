import { styled } from '@mui/material/styles'
import { enMontos } from '@valija/contract/en-pesos.ts'
import type { EtapaInicio } from '@valija/contract/inicio.ts'
import { inicioPantalla as t } from '@valija/contract/messages/inicio-pantalla.ts'
import { clavesDeEtapa, type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { Link } from 'react-router'
import { mesLargo } from '../../lib/formats.ts'
import { onNarrow, onPhone } from '../../lib/widths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Money } from '../../ui/money.tsx'
import { Panel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'

const Cells = styled(Panel)({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  marginBottom: 16,
  overflow: 'hidden',
  '& > a': {
    display: 'block',
    padding: '13px 18px 12px',
    color: 'inherit',
    textDecoration: 'none',
    borderLeft: `1px solid ${c.linea}`,
    minWidth: 0,
  },
  '& > a:first-of-type': { borderLeft: 0 },
  '& > a:hover': { background: c.hundido },
  '& > a:focus-visible': { outlineOffset: -3 },
  '& .etapa': { display: 'flex', alignItems: 'center', gap: 8, color: c.texto2 },
  '& .suma': { display: 'block', fontSize: 21, lineHeight: '30px', fontWeight: 600 },
  '& .cuenta': { display: 'block', color: c.texto2 },
  [onNarrow]: {
    gridTemplateColumns: '1fr 1fr',
    '& > a:nth-of-type(odd)': { borderLeft: 0 },
    '& > a:nth-of-type(n + 3)': { borderTop: `1px solid ${c.linea}` },
  },
  [onPhone]: { '& > a': { padding: '10px 12px' }, '& .suma': { fontSize: 18 } },
})

const icons: Record<Etapa, IconName> = {
  noProcesado: 'bandeja',
  enProcesoDeEnvio: 'enviar',
  enProcesoDePago: 'calend',
  pagado: 'moneda',
}

type StagesPanelProps = { stages: readonly EtapaInicio[]; hoy: string; list: string }
/** What stands in each stage, and what was paid this month; each opens its list. */
export function StagesPanel({ stages, hoy, list }: StagesPanelProps) {
  return (
    <Cells aria-label={t.etapas}>
      {clavesDeEtapa.map((key) => {
        const stage = stages.find(({ estatus }) => estatus === etapas[key])
        if (stage === undefined) return null
        const name = key === 'pagado' ? t.pagadoEn({ mes: mesLargo(hoy) }) : etapas[key]
        return (
          <Link key={key} to={`${list}${list.includes('?') ? '&' : '?'}etapa=${key}`}>
            <span className="etapa">
              <Icon name={icons[key]} />
              {name}
            </span>
            <Money value={stage.total} block heading={21} line={30} />
            {stage.otras.length === 0 ? null : (
              <span className="cuenta">{t.yOtras({ montos: enMontos(stage.otras) })}</span>
            )}
            <span className="cuenta">{t.lotesYFacturas(stage)}</span>
          </Link>
        )
      })}
    </Cells>
  )
}
