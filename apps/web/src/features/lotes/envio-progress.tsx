import { styled } from '@mui/material/styles'
import type { LoteDetalle } from '@valija/contract/lote-detalle.ts'
import { lotePantalla as t } from '@valija/contract/messages/lote-pantalla.ts'
import type { EstadoEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { dinero, hora } from '../../lib/formats.ts'
import { onPhone } from '../../lib/widths.ts'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { look, Quiet, Row, Stack, Text, Title } from '../../ui/layout.tsx'
import { c, type Tono } from '../../ui/tokens.ts'

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
  const parts = order.filter(([envio]) => conteoEnvio[envio] > 0)
  const words = parts.map(([envio]) => t.conteo[envio]({ n: conteoEnvio[envio] }))
  const sums = [
    [t.valijaEnvio, totales.valija],
    [t.antReporta, totales.ant],
    [t.diferencia, totales.diferencia],
  ] as const
  return (
    <Stack as="section" gap={10} aria-label={t.envioAnt}>
      <Row align="stretch" justify="space-between" gap={0} gapX={12}>
        <Title>{t.envioAnt}</Title>
        <Quiet>{t.actualizado({ hora: hora(leido) })}</Quiet>
      </Row>
      <Bar role="img" aria-label={`${t.barra}: ${words.join(', ')}`}>
        {parts.map(([envio, tono]) => (
          <span key={envio} style={{ flexGrow: conteoEnvio[envio], background: c[tono] }} />
        ))}
      </Bar>
      <Row align="stretch" gap={4} gapX={20} role="status">
        {parts.map(([envio, tono, icon], i) => (
          <Text key={envio} inline align="center" gap={6} weight={600} tone={tono}>
            <Icon name={icon} />
            {words[i]}
          </Text>
        ))}
      </Row>
      <Totals>
        {sums.map(([label, { facturas, importe }]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd
              className={look({
                tone: label === t.diferencia && facturas + importe !== 0 ? 'atencion' : null,
              })}
            >
              {t.por({ n: facturas, importe: dinero(importe, lote.moneda) })}
            </dd>
          </div>
        ))}
      </Totals>
    </Stack>
  )
}
