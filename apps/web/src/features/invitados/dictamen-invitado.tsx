import type { FacturaInvitado } from '@valija/contract/invitados.ts'
import { invitadosPantalla } from '@valija/contract/messages/invitados-pantalla.ts'
import { DictamenCard } from '../../ui/facturas/dictamen-card.tsx'
import type { Fila } from '../../ui/facturas/fila.ts'
import { correctionText } from './correction-text.ts'

type DictamenInvitadoProps = { fila: Fila; correccion: FacturaInvitado['correccion']; bare: boolean }
/** An invoice of a guest: what was found, what was expected, and what its substitute must say. */
export const DictamenInvitado = ({ fila, correccion, bare }: DictamenInvitadoProps) => (
  <DictamenCard
    fila={fila}
    texto={correccion === null ? undefined : correctionText(correccion)}
    satSinPedir={invitadosPantalla.carga.satSinPedir}
    bare={bare}
  />
)
