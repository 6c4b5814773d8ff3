import Button from '@mui/material/Button'
import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento } from '@valija/contract/recibos.ts'
import { useState } from 'react'
import { fechaDePago } from '../../lib/formats.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { useWork } from '../../lib/use-work.ts'
import { Quiet, Row, Stack } from '../../ui/layout.tsx'
import { Money } from '../../ui/money.tsx'
import { ErrorNotice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'
import type { Parte } from './elecciones.ts'
import { Razones } from './razones.tsx'
import { Reparto } from './reparto.tsx'

const Choice = styled('label')({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '0 8px',
  padding: '6px 12px 8px 4px',
  border: `1px solid ${c.linea}`,
  borderRadius: 6,
  background: c.papel,
  cursor: 'pointer',
  '&[data-elegido=true]': { background: c.primarioTinte, borderColor: c.primario },
  '&[data-no=true]': { cursor: 'not-allowed', background: c.hundido },
  '& .texto': { paddingTop: 8 },
  '& .importe': { paddingTop: 8, textAlign: 'right' },
  '& ul': { listStyle: 'none', margin: '2px 0 0', padding: 0, fontSize: 14, lineHeight: '20px' },
  '& li': { display: 'flex', gap: 5, alignItems: 'flex-start' },
  '& li svg': { marginTop: 2 },
})

type CandidatosProps = {
  match: Emparejamiento
  partes: readonly Parte[]
  onChoose: (partes: readonly Parte[]) => void
  onLoadAll: () => Promise<unknown>
}
/** The lotes a payment may be of, best first, with the reasons for and against; or none of them. */
export function Candidatos({ match, partes, onChoose, onLoadAll }: CandidatosProps) {
  const name = `lote-de-${match.pagina}`
  const { porAplicar, suman } = match
  const [repartiendo, setRepartiendo] = useState(partes.length > 1)
  const { busy, failure, run } = useWork()
  const elegido = partes.length === 1 ? (partes[0]?.loteId ?? null) : null
  const { begin } = useTurn()
  const choose = (partes: readonly Parte[]) => {
    begin()
    onChoose(partes)
  }
  const share = (first: readonly Parte[]) =>
    run(async () => {
      const mine = begin()
      await onLoadAll()
      // A lote was chosen meanwhile, or another receipt.
      if (mine.aborted) return
      onChoose(first)
      setRepartiendo(true)
    })
  if (repartiendo)
    return (
      <Reparto
        match={match}
        partes={partes}
        onChange={onChoose}
        onUnoSolo={() => {
          onChoose([])
          setRepartiendo(false)
        }}
      />
    )
  return (
    <Stack gap={6} role="radiogroup" aria-label={t.candidatosDe({ pagina: match.pagina })}>
      {match.candidatos.map((lote) => (
        <Choice key={lote.loteId} data-elegido={lote.loteId === elegido} data-no={!lote.elegible}>
          <Radio
            name={name}
            checked={lote.loteId === elegido}
            disabled={!lote.elegible}
            onChange={() => choose([{ loteId: lote.loteId, monto: porAplicar }])}
          />
          <span className="texto">
            <b>{lote.nombre}</b> <Quiet>{fechaDePago(lote.fechaPago)}</Quiet>
            <Razones lote={lote} />
          </span>
          <span className="importe">
            <Money value={lote.porPagar} strong />
            <br />
            <Quiet small>{t.porPagar}</Quiet>
          </span>
        </Choice>
      ))}
      <Choice>
        <Radio name={name} checked={elegido === null} onChange={() => choose([])} />
        <span className="texto">{t.dejarSinLote}</span>
      </Choice>
      <ErrorNotice error={failure} />
      <Row align="stretch">
        {suman === null ? null : (
          <Button
            size="small"
            variant="contained"
            loading={busy}
            onClick={() =>
              void share(
                match.candidatos
                  .filter(({ loteId }) => suman.includes(loteId))
                  .map(({ loteId, porPagar }) => ({ loteId, monto: porPagar })),
              )
            }
          >
            {t.repartirEnLosQueSuman({ n: suman.length })}
          </Button>
        )}
        <Button size="small" variant="outlined" loading={busy} onClick={() => void share([])}>
          {t.repartir}
        </Button>
      </Row>
    </Stack>
  )
}
