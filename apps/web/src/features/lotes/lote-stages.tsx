import { styled } from '@mui/material/styles'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import { clavesDeEtapa, type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { fechaHora } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { c } from '../../ui/tokens.ts'

const icons: Record<Etapa, IconName> = {
  noProcesado: 'bandeja',
  enProcesoDeEnvio: 'enviar',
  enProcesoDePago: 'calend',
  pagado: 'moneda',
}

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  borderTop: `1px solid ${c.linea}`,
  borderBottom: `1px solid ${c.linea}`,
  background: c.hundido,
  '& li': {
    display: 'flex',
    gap: 10,
    padding: '10px 16px 10px 24px',
    borderLeft: `1px solid ${c.linea}`,
    color: c.texto2,
    fontSize: 14,
    lineHeight: '20px',
  },
  '& li:first-of-type': { borderLeft: 0 },
  '& b': { display: 'block', fontSize: 15, color: c.texto2 },
  '& li.hecha b': { color: c.texto },
  '& li.hecha svg': { color: c.ok },
  '& li.actual': { background: c.infoTinte, color: c.texto },
  '& li.actual b, & li.actual svg': { color: c.info },
  [onPhone]: { gridTemplateColumns: '1fr', '& li': { borderLeft: 0, padding: '6px 16px' } },
})

/** The four stages with the instant each was reached, and what the next ones wait for. */
export function LoteStages({ lote }: { lote: LoteDetalle }) {
  const now = clavesDeEtapa.findIndex((clave) => etapas[clave] === lote.estatus)
  const waits: Record<Etapa, string> = {
    noProcesado: '',
    enProcesoDeEnvio: t.cuandoProcese,
    enProcesoDePago: t.cuandoAnt({ n: lote.numFacturas }),
    pagado: t.conComprobante,
  }
  return (
    <List>
      {clavesDeEtapa.map((clave, i) => {
        const reached = lote.fechas[clave]
        const done = i < now || lote.estatus === 'Pagado'
        return (
          <li
            key={clave}
            className={i === now && !done ? 'actual' : done ? 'hecha' : ''}
            aria-current={i === now ? 'step' : undefined}
          >
            <Icon name={done ? 'okc' : icons[clave]} />
            <span>
              <b>{etapas[clave]}</b>
              {reached === null
                ? i > now
                  ? waits[clave]
                  : ''
                : i === now && !done && i > 0
                  ? t.desde({ cuando: fechaHora(reached) })
                  : fechaHora(reached)}
            </span>
          </li>
        )
      })}
    </List>
  )
}
