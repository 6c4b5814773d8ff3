import { motivosDeImpedimento } from '@valija/contract/messages/recibos.ts'
import { recibosPantalla as t } from '@valija/contract/messages/recibos-pantalla.ts'
import type { LoteCandidato } from '@valija/contract/recibos.ts'
import { dinero } from '../../lib/formats.ts'
import { Icon } from '../../ui/icon.tsx'
import { Block } from '../../ui/layout.tsx'
import { c } from '../../ui/tokens.ts'

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

/** Why a payment may be of a lote, why not, and what of it keeps it from being paid. */
export function Razones({ lote }: { lote: LoteCandidato }) {
  return (
    <ul>
      {lote.razones.map((razon) => (
        <li key={razon.razon}>
          <Icon name={razon.aFavor ? 'palomita' : 'cruz'} size={16} color={razon.aFavor ? c.ok : c.error} />
          {reason(razon)}
        </li>
      ))}
      {lote.impedimentos.slice(0, 3).map(({ factura, motivo }) => (
        <Block as="li" key={factura} tone="texto2" pl={20}>
          {factura} {motivosDeImpedimento[motivo]}
        </Block>
      ))}
    </ul>
  )
}
