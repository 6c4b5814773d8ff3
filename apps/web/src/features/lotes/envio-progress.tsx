import { styled } from '@mui/material/styles'
import type { LoteDetalle } from '@valija/contract/lotes.ts'
import { lotesPantalla } from '@valija/contract/messages/lotes-pantalla.ts'
import type { EstadoEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { dinero, hora } from '../../lib/formats.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { Quiet } from '../../ui/text.tsx'
import { c, type Tono } from '../../ui/tokens.ts'
import { onPhone } from '../../lib/widths.ts'
import { Title } from '../../ui/layout.tsx'

const t = lotesPantalla.detalle
const order: [EstadoEnvio, Tono, IconName][] = [
  ['aceptado', 'ok', 'okc'],
  ['enviado', 'info', 'enviar'],
  ['pendiente', 'neutro', 'reloj'],
  ['duda', 'duda', 'duda'],
  ['rechazado', 'error', 'nel'],
]
const Bar = styled('div')({
  display: 'flex',
  gap: 3,
  height: 12,
  '& > span': { borderRadius: 2, minWidth: 6 },
})
const Totals = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 12,
  margin: 0,
  padding: '10px 0',
  borderTop: `1px solid ${c.linea}`,
  borderBottom: `1px solid ${c.linea}`,
  '& dt': { color: c.texto2 },
  '& dd': { margin: 0, fontWeight: 600 },
  [onPhone]: {
    gridTemplateColumns: '1fr',
    gap: 6,
    '& > div': { display: 'flex', justifyContent: 'space-between' },
  },
})

/** Progress by answer of ANT, and the control totals: what Valija sent, what ANT reports, what lies between. */
export function EnvioProgress({ lote, leido }: { lote: LoteDetalle; leido: string }) {
  const { conteoEnvio, totales } = lote
  const parts = order.filter(([envio]) => (conteoEnvio[envio] ?? 0) > 0)
  const words = parts.map(([envio]) => t.conteo[envio]({ n: conteoEnvio[envio] ?? 0 }))
  const sums = [
    [t.valijaEnvio, totales.valija],
    [t.antReporta, totales.ant],
    [t.diferencia, totales.diferencia],
  ] as const
  return (
    <section style={{ display: 'grid', gap: 10 }} aria-label={t.envioAnt}>
      <div style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 12px' }}>
        <Title>{t.envioAnt}</Title>
        <Quiet>{t.actualizado({ hora: hora(leido) })}</Quiet>
      </div>
      <Bar role="img" aria-label={`${t.barra}: ${words.join(', ')}`}>
        {parts.map(([envio, tono]) => (
          <span key={envio} style={{ flexGrow: conteoEnvio[envio], background: c[tono] }} />
        ))}
      </Bar>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: '4px 20px' }} role="status">
        {parts.map(([envio, tono, icon], i) => (
          <span
            key={envio}
            style={{ display: 'inline-flex', alignItems: 'center', gap: 6, color: c[tono], fontWeight: 600 }}
          >
            <Icon name={icon} />
            {words[i]}
          </span>
        ))}
      </div>
      <Totals>
        {sums.map(([label, { facturas, importe }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd
              style={label === t.diferencia && facturas + importe !== 0 ? { color: c.atencion } : undefined}
            >
              {t.por({ n: facturas, importe: dinero(importe, lote.moneda) })}
            </dd>
          </div>
        ))}
      </Totals>
    </section>
  )
}
