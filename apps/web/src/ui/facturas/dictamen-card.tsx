import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { useState } from 'react'
import { dinero, fecha } from '../../lib/formats.ts'
import { CopyBlock } from '../copy-block.tsx'
import { Icon } from '../icon.tsx'
import { c } from '../tokens.ts'
import { FilaStatus } from './fila-status.tsx'
import { nombreDe, rotas } from './group-filas.ts'
import { Finding, Hallazgo } from './hallazgo.tsx'
import type { Fila } from './fila.ts'
import { Title } from '../layout.tsx'

type DictamenCardProps = {
  fila: Fila
  /** What a substitute must say, to be copied; without it there is nothing to issue again. */
  texto?: string
  /** Names of the rules it was judged by, those it broke included. */
  reglas?: readonly { codigo: string; titulo: string }[]
  /** Why the SAT has not been asked yet. */
  satSinPedir?: string
  bare?: boolean
}
/** Found, expected, what to do: never a bare "rechazada". */
export function DictamenCard({
  fila,
  texto,
  reglas = [],
  satSinPedir = t.satSinPedir,
  bare = false,
}: DictamenCardProps) {
  const [abiertas, setAbiertas] = useState(false)
  const errores = rotas(fila)
  const otros = fila.hallazgos.filter(({ severidad }) => severidad !== 'error')
  const rotasDe = new Set(fila.hallazgos.map(({ codigo }) => codigo))
  const cumplidas = fila.cabecera === null ? [] : reglas.filter(({ codigo }) => !rotasDe.has(codigo))
  return (
    <div>
      {bare ? null : (
        <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' }}>
          <Title style={{ flex: 1 }}>{t.facturaDe({ nombre: nombreDe(fila) })}</Title>
          <FilaStatus fila={fila} loud />
        </div>
      )}
      {bare || fila.cabecera === null ? null : (
        <div style={{ color: c.texto2, marginBottom: 10 }}>
          {t.timbrada({ metodo: fila.cabecera.metodoPago || '—', fecha: fecha(fila.cabecera.fechaTimbrado) })}
          {' · '}
          <b style={{ color: c.texto }}>{dinero(fila.cabecera.total, fila.cabecera.moneda)}</b>
        </div>
      )}
      {errores.map((hallazgo, i) => (
        <Hallazgo key={`${hallazgo.codigo}${i}`} hallazgo={hallazgo} />
      ))}
      {fila.situacion !== 'sinVerificar' ? null : (
        <Finding>
          <h3>{t.estadoSat}</h3>
          {fila.sat === null ? satSinPedir : t.satEspera}
        </Finding>
      )}
      {texto === undefined ? null : (
        <div style={{ borderTop: `1px solid ${c.linea}`, padding: '12px 0' }}>
          <CopyBlock label={t.textoFactura} text={texto} />
        </div>
      )}
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
              {cumplidas.map(({ codigo, titulo }) => (
                <li key={codigo}>{titulo}</li>
              ))}
            </ul>
          ) : null}
        </>
      )}
    </div>
  )
}
