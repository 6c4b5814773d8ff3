import { styled } from '@mui/material/styles'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { comisionesPantalla } from '@valija/contract/messages/comisiones-pantalla.ts'
import { PaddedPanel } from '../../ui/panel.tsx'
import { c } from '../../ui/tokens.ts'

const t = comisionesPantalla.factura
const Finding = styled('section')({
  padding: '10px 0',
  borderTop: `1px solid ${c.linea}`,
  '& h3': { margin: '0 0 4px', fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: '110px minmax(0, 1fr)', gap: '2px 8px', margin: 0 },
  '& dt': { color: c.texto2, fontSize: 14 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
})

/** Every rule that does not hold: what the invoice says, what it must say, what to do. */
export function Dictamen({ hallazgos }: { hallazgos: readonly HallazgoFactura[] }) {
  const shown = hallazgos.filter(({ severidad }) => severidad !== 'info')
  if (shown.length === 0) return null
  return (
    <PaddedPanel aria-label={t.verDictamen}>
      <h2 style={{ margin: '0 0 8px', fontSize: 18, lineHeight: '24px', fontWeight: 600 }}>
        {t.verDictamen}
      </h2>
      {shown.map((h, i) => (
        // Two findings of one rule differ in what they found.
        <Finding key={`${h.codigo}-${i}`}>
          <h3 style={{ color: h.severidad === 'error' ? c.error : c.atencion }}>{h.titulo}</h3>
          <dl>
            {h.encontrado === null ? null : (
              <>
                <dt>{t.encontrado}</dt>
                <dd>{h.encontrado}</dd>
              </>
            )}
            {h.esperado === null ? null : (
              <>
                <dt>{t.esperado}</dt>
                <dd>{h.esperado}</dd>
              </>
            )}
            <dt>{t.queHacer}</dt>
            <dd>{h.remedio}</dd>
          </dl>
        </Finding>
      ))}
    </PaddedPanel>
  )
}
