import Radio from '@mui/material/Radio'
import { styled } from '@mui/material/styles'
import { motivosDeImpedimento } from '@valija/contract/messages/recibos.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { Emparejamiento, LoteCandidato } from '@valija/contract/recibos.ts'
import { dinero, fechaDePago } from '../../lib/formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { Money, Quiet } from '../../ui/text.tsx'
import { c } from '../../ui/tokens.ts'

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

const reason = (razon: LoteCandidato['razones'][number]): string => {
  switch (razon.razon) {
    case 'importeMenor':
    case 'importeMayor':
      return t.razones[razon.razon]({ diferencia: dinero(razon.diferencia) })
    case 'otroPagoIgual':
      return t.razones.otroPagoIgual(razon)
    case 'impedimentos':
      return t.razones.impedimentos(razon)
    default:
      return t.razones[razon.razon]()
  }
}

type CandidatosProps = {
  match: Emparejamiento
  elegido: number | null
  onChoose: (loteId: number | null) => void
}
/** The lotes a payment may be of, best first, with the reasons for and against; or none of them. */
export function Candidatos({ match, elegido, onChoose }: CandidatosProps) {
  const name = `lote-de-${match.pagina}`
  return (
    <div
      role="radiogroup"
      aria-label={t.candidatosDe({ pagina: match.pagina })}
      style={{ display: 'grid', gap: 6 }}
    >
      {match.candidatos.map((lote) => (
        <Choice key={lote.loteId} data-elegido={lote.loteId === elegido} data-no={!lote.elegible}>
          <Radio
            name={name}
            checked={lote.loteId === elegido}
            disabled={!lote.elegible}
            onChange={() => onChoose(lote.loteId)}
          />
          <span className="texto">
            <b>{lote.nombre}</b> <Quiet>{fechaDePago(lote.fechaPago)}</Quiet>
            <ul>
              {lote.razones.map((razon) => (
                <li key={razon.razon}>
                  <Icon
                    name={razon.aFavor ? 'palomita' : 'cruz'}
                    size={16}
                    color={razon.aFavor ? c.ok : c.error}
                  />
                  {reason(razon)}
                </li>
              ))}
              {lote.impedimentos.slice(0, 3).map(({ factura, motivo }) => (
                <li key={factura} style={{ paddingLeft: 21, color: c.texto2 }}>
                  {factura} {motivosDeImpedimento[motivo]}
                </li>
              ))}
            </ul>
          </span>
          <span className="importe">
            <Money value={lote.porPagar} strong />
            <br />
            <Quiet style={{ fontSize: 14 }}>{t.porPagar}</Quiet>
          </span>
        </Choice>
      ))}
      <Choice>
        <Radio name={name} checked={elegido === null} onChange={() => onChoose(null)} />
        <span className="texto">{t.dejarSinLote}</span>
      </Choice>
    </div>
  )
}
