import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { HallazgoFactura } from '@valija/contract/facturas.ts'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { reglas } from '@valija/contract/messages/reglas.ts'
import { reglasDeFactura } from '@valija/domain/facturas/judge-factura.ts'
import { textoParaQuienFactura } from '@valija/domain/facturas/texto-para-quien-factura.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { useState } from 'react'
import { dinero, fecha } from '../../lib/formats.ts'
import { CopyBlock } from '../../ui/copy-block.tsx'
import { Icon } from '../../ui/icon.tsx'
import { c } from '../../ui/tokens.ts'
import { FilaStatus } from './fila-status.tsx'
import { nombreDe, rotas } from './group-filas.ts'
import type { Fila } from './use-filas.ts'

const Finding = styled('section')({
  padding: '12px 0',
  borderTop: `1px solid ${c.linea}`,
  '& h3': { margin: '0 0 6px', fontSize: 15, lineHeight: '20px', fontWeight: 600 },
  '& dl': { display: 'grid', gridTemplateColumns: '92px minmax(0, 1fr)', gap: '2px 8px', margin: 0 },
  '& dt': { color: c.texto2, fontSize: 14 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& p': { margin: '6px 0 0', color: c.texto2 },
})

function Hallazgo({ hallazgo }: { hallazgo: HallazgoFactura }) {
  return (
    <Finding>
      <h3>{hallazgo.titulo}</h3>
      {hallazgo.encontrado === null && hallazgo.esperado === null ? null : (
        <dl>
          {hallazgo.encontrado === null ? null : (
            <>
              <dt>{t.encontrado}</dt>
              <dd style={{ color: hallazgo.severidad === 'error' ? c.error : undefined }}>
                {hallazgo.encontrado}
              </dd>
            </>
          )}
          {hallazgo.esperado === null ? null : (
            <>
              <dt>{t.esperado}</dt>
              <dd style={{ color: c.ok }}>{hallazgo.esperado}</dd>
            </>
          )}
        </dl>
      )}
      <p>{hallazgo.remedio}</p>
    </Finding>
  )
}

/** What the hotel's billing desk needs, attribute by attribute, padded so that it reads as a table. */
const billingText = (fila: Fila, politica: Politica): string => {
  if (fila.cabecera === null) return ''
  const pares = textoParaQuienFactura(fila.cabecera, fila.hallazgos, politica)
  const ancho = Math.max(...pares.map(([atributo]) => atributo.length)) + 1
  return [t.cancelaCon, ...pares.map(([atributo, valor]) => `${atributo.padEnd(ancho)}${valor}`)].join('\n')
}

/** Broken in another way, a new invoice would not help: it is in the wrong lote, or came too late. */
const noReemiten = [
  'emisorDistinto',
  'emisorProveedor',
  'cortePpd',
  'uuidRegistrado',
  'uuidRepetidoEnLote',
  'efos',
  'tipoDeComprobante',
]
const isReissued = ({ codigo }: HallazgoFactura) => !noReemiten.includes(codigo)

type DictamenCardProps = { fila: Fila; politica: Politica | null; bare?: boolean }
/** Found, expected, what to do: never a bare "rechazada". */
export function DictamenCard({ fila, politica, bare = false }: DictamenCardProps) {
  const [abiertas, setAbiertas] = useState(false)
  const errores = rotas(fila)
  const otros = fila.hallazgos.filter(({ severidad }) => severidad !== 'error')
  const rotasDe = new Set(fila.hallazgos.map(({ codigo }) => codigo))
  const cumplidas = fila.cabecera === null ? [] : reglasDeFactura.filter((codigo) => !rotasDe.has(codigo))
  const reemplazable = errores.some(isReissued) && fila.cabecera !== null && politica !== null
  return (
    <div>
      {bare ? null : (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <h2 style={{ flex: 1, margin: 0, fontSize: 18, lineHeight: '24px' }}>
            {t.facturaDe({ nombre: nombreDe(fila) })}
          </h2>
          <FilaStatus fila={fila} loud />
        </div>
      )}
      {bare || fila.cabecera === null ? null : (
        <div style={{ color: c.texto2, marginBottom: 10 }}>
          {t.timbrada({ metodo: fila.cabecera.metodoPago || '—', fecha: fecha(fila.cabecera.fechaTimbrado) })}
          {' · '}
          <b style={{ color: c.texto }}>{dinero(fila.cabecera.total)}</b>
        </div>
      )}
      {errores.map((hallazgo, i) => (
        <Hallazgo key={`${hallazgo.codigo}${i}`} hallazgo={hallazgo} />
      ))}
      {fila.situacion !== 'sinVerificar' ? null : (
        <Finding>
          <h3>{t.estadoSat}</h3>
          {fila.sat === null ? t.satSinPedir : t.satEspera}
        </Finding>
      )}
      {reemplazable ? (
        <div style={{ borderTop: `1px solid ${c.linea}`, padding: '12px 0' }}>
          <CopyBlock label={t.textoFactura} text={billingText(fila, politica)} />
        </div>
      ) : null}
      {otros.length === 0 ? null : (
        <details style={{ borderTop: `1px solid ${c.linea}`, padding: '10px 0' }}>
          <summary style={{ cursor: 'pointer' }}>{t.avisosMotor}</summary>
          {otros.map((hallazgo, i) => (
            <Hallazgo key={`${hallazgo.codigo}${i}`} hallazgo={hallazgo} />
          ))}
        </details>
      )}
      {cumplidas.length === 0 ? null : (
        <>
          <Button
            size="small"
            startIcon={<Icon name="okc" color={c.ok} />}
            aria-expanded={abiertas}
            onClick={() => setAbiertas(!abiertas)}
          >
            {t.reglasCumplidas({ n: cumplidas.length })}
          </Button>
          {abiertas ? (
            <ul style={{ margin: '4px 0 0', paddingLeft: 32, color: c.texto2 }}>
              {cumplidas.map((codigo) => (
                <li key={codigo}>{reglas[codigo].titulo}</li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </div>
  )
}
