import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import OutlinedInput from '@mui/material/OutlinedInput'
import { styled } from '@mui/material/styles'
import { motivosDeImpedimento } from '@valija/contract/messages/recibos.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento, LoteCandidato } from '@valija/contract/recibos.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import { useState } from 'react'
import { dinero, fechaDePago, importe } from '../../lib/formats.ts'
import { Block, look, Quiet, Row, Stack, Text } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'
import { type Parte, sumaDe } from './elecciones.ts'
import { ImporteDeParte } from './importe-de-parte.tsx'

const Renglon = styled('div')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) 150px',
  alignItems: 'center',
  gap: '0 8px',
  padding: '4px 12px 4px 4px',
  borderTop: `1px solid ${c.linea}`,
})
const plain = (texto: string) => sinAcentos(texto).toLowerCase()

type RepartoProps = {
  match: Emparejamiento
  partes: readonly Parte[]
  onChange: (partes: readonly Parte[]) => void
  onUnoSolo: () => void
}
/** One payment among several lotes of its RFC: found by name, day or amount, each with its part, until nothing is left. */
export function Reparto({
  match: { pagina, candidatos, porAplicar },
  partes,
  onChange,
  onUnoSolo,
}: RepartoProps) {
  const [texto, setTexto] = useState('')
  const falta = porAplicar - sumaDe(partes)
  const parteDe = (lote: LoteCandidato) => partes.find(({ loteId }) => loteId === lote.loteId)
  const palabras = plain(texto).split(/\s+/).filter(Boolean)
  const hallados = candidatos.filter((lote) => {
    const donde = plain(
      `${lote.nombre} ${fechaDePago(lote.fechaPago)} ${importe(lote.porPagar)} ${lote.porPagar / 100}`,
    )
    return parteDe(lote) !== undefined || palabras.every((palabra) => donde.includes(palabra))
  })
  const put = (loteId: number, monto: number | null) =>
    onChange([
      ...partes.filter((parte) => parte.loteId !== loteId),
      ...(monto === null ? [] : [{ loteId, monto }]),
    ])
  return (
    <Stack as="section" aria-label={t.repartoDe({ pagina })} gap={8}>
      <Row>
        <OutlinedInput
          type="search"
          size="small"
          value={texto}
          placeholder={t.buscarEntreLotes({ n: candidatos.length })}
          inputProps={{ 'aria-label': t.buscarEntreLotes({ n: candidatos.length }) }}
          onChange={({ target }) => setTexto(target.value)}
          className={look({ basis: 220 })}
        />
        <Text role="status" weight={600} tone={falta === 0 ? 'ok' : 'atencion'}>
          {falta === 0
            ? t.repartido({ importe: dinero(porAplicar) })
            : falta > 0
              ? t.falta({ importe: dinero(falta) })
              : t.sobra({ importe: dinero(-falta) })}
        </Text>
        <Button size="small" variant="text" onClick={onUnoSolo}>
          {t.unSoloLote}
        </Button>
      </Row>
      <Block scroll={320} framed={6}>
        {hallados.map((lote) => {
          const parte = parteDe(lote)
          const impide = lote.impedimentos[0]
          return (
            <Renglon key={lote.loteId}>
              <Checkbox
                checked={parte !== undefined}
                disabled={impide !== undefined}
                slotProps={{ input: { 'aria-label': lote.nombre } }}
                onChange={(_event, on) =>
                  put(lote.loteId, on ? Math.max(0, Math.min(falta, lote.porPagar)) : null)
                }
              />
              <span>
                <b>{lote.nombre}</b> <Quiet>{fechaDePago(lote.fechaPago)}</Quiet>{' '}
                <Quiet>{t.faltanDelLote({ importe: dinero(lote.porPagar) })}</Quiet>
                {impide === undefined ? null : (
                  <Quiet>
                    {' '}
                    {impide.factura} {motivosDeImpedimento[impide.motivo]}
                  </Quiet>
                )}
              </span>
              {parte === undefined ? (
                <span />
              ) : (
                <ImporteDeParte
                  label={t.parteDe({ lote: lote.nombre })}
                  monto={parte.monto}
                  maximo={lote.porPagar}
                  onChange={(monto) => put(lote.loteId, monto)}
                />
              )}
            </Renglon>
          )
        })}
        {hallados.length === 0 ? <Block p={12}>{t.ningunLote}</Block> : null}
      </Block>
    </Stack>
  )
}
