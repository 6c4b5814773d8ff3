import Button from '@mui/material/Button'
import { crearLote as t } from '@valija/contract/messages/crear-lote.ts'
import { useState } from 'react'
import { dinero, fecha } from '../../lib/formats.ts'
import { CopyBlock } from '../copy-block.tsx'
import { Icon } from '../icon.tsx'
import { Block, look, Row, Text, Title } from '../layout.tsx'
import { c } from '../tokens.ts'
import type { Fila } from './fila.ts'
import { FilaStatus } from './fila-status.tsx'
import { nombreDe, rotas } from './group-filas.ts'
import { Finding, Hallazgos } from './hallazgo.tsx'

type DictamenCardProps = {
  fila: Fila
  /** What a substitute must say, to be copied; without it there is nothing to issue again. */
  texto?: string
  /** Names of the rules it was judged by, those it broke included. */
  reglas?: readonly { codigo: string; titulo: string }[]
  /** Why the SAT has not been asked yet. */
  satSinPedir?: string
  bare: boolean
}
/** Found, expected, what to do: never a bare "rechazada". */
export function DictamenCard({
  fila,
  texto,
  reglas = [],
  satSinPedir = t.satSinPedir,
  bare,
}: DictamenCardProps) {
  const [abiertas, setAbiertas] = useState(false)
  const errores = rotas(fila)
  const otros = fila.hallazgos.filter(({ severidad }) => severidad !== 'error')
  const rotasDe = new Set(fila.hallazgos.map(({ codigo }) => codigo))
  const cumplidas = fila.cabecera === null ? [] : reglas.filter(({ codigo }) => !rotasDe.has(codigo))
  return (
    <div>
      {bare ? null : (
        <Row gap={4} gapX={12}>
          <Title grow>{t.facturaDe({ nombre: nombreDe(fila) })}</Title>
          <FilaStatus fila={fila} loud />
        </Row>
      )}
      {bare || fila.cabecera === null ? null : (
        <Block mb={10} tone="texto2">
          {t.timbrada({ metodo: fila.cabecera.metodoPago || '—', fecha: fecha(fila.cabecera.fechaTimbrado) })}
          {' · '}
          <Text as="b" tone="texto">
            {dinero(fila.cabecera.total, fila.cabecera.moneda)}
          </Text>
        </Block>
      )}
      <Hallazgos hallazgos={errores} />
      {fila.situacion !== 'sinVerificar' ? null : (
        <Finding>
          <h3>{t.estadoSat}</h3>
          {fila.sat === null ? satSinPedir : t.satEspera}
        </Finding>
      )}
      {texto === undefined ? null : (
        <Block py={12} lineTop>
          <CopyBlock label={t.textoFactura} text={texto} />
        </Block>
      )}
      {otros.length === 0 ? null : (
        <details className={look({ py: 10, px: 0, lineTop: true })}>
          <summary className={look({ pointer: true })}>{t.avisosMotor}</summary>
          <Hallazgos hallazgos={otros} />
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
            <Block as="ul" m={0} mt={4} pl={32} tone="texto2">
              {cumplidas.map(({ codigo, titulo }) => (
                <li key={codigo}>{titulo}</li>
              ))}
            </Block>
          ) : null}
        </>
      )}
    </div>
  )
}
