import { styled } from '@mui/material/styles'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { Text } from '../layout.tsx'
import { c } from '../tokens.ts'

export const Finding = styled('section')({
  padding: '12px 0',
  borderTop: `1px solid ${c.linea}`,
  '& h3': { margin: '0 0 6px', fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '2px 8px', margin: 0 },
  '& dt': { color: c.texto2, fontSize: 14 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .origen': { color: c.texto2, fontSize: 14, marginBottom: 6 },
  '& p': { margin: '6px 0 0', color: c.texto2 },
})

/** One rule that does not hold: where, found, expected, what to do. */
function Hallazgo({ hallazgo }: { hallazgo: HallazgoFactura }) {
  const { lugar, codigoSat, fuente, otros } = hallazgo
  const origen = [lugar, codigoSat && t.validacionSat({ codigo: codigoSat }), fuente]
    .filter(Boolean)
    .join(' · ')
  return (
    <Finding>
      <h3>{hallazgo.titulo}</h3>
      {origen === '' ? null : <div className="origen">{origen}</div>}
      {hallazgo.encontrado === null && hallazgo.esperado === null ? null : (
        <dl>
          {hallazgo.encontrado === null ? null : (
            <>
              <dt>{t.encontrado}</dt>
              <Text as="dd" tone={hallazgo.severidad === 'error' ? 'error' : undefined}>
                {hallazgo.encontrado}
              </Text>
            </>
          )}
          {hallazgo.esperado === null ? null : (
            <>
              <dt>{t.esperado}</dt>
              <Text as="dd" tone="ok">
                {hallazgo.esperado}
              </Text>
            </>
          )}
        </dl>
      )}
      {otros === undefined ? null : <p>{t.otrosLugares({ n: otros })}</p>}
      <p>{hallazgo.remedio}</p>
    </Finding>
  )
}

/** Several of one factura; two of one rule differ in what they found. */
export const Hallazgos = ({ hallazgos }: { hallazgos: readonly HallazgoFactura[] }) =>
  hallazgos.map((hallazgo, i) => <Hallazgo key={`${hallazgo.codigo}${i}`} hallazgo={hallazgo} />)
