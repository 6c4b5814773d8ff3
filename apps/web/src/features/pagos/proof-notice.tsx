import Button from '@mui/material/Button'
import type { ComprobanteSubido } from '@valija/contract/comprobantes-de-pago.ts'
import type { AnalisisComprobante } from '@valija/contract/comprobantes-leidos.ts'
import { lecturaPantalla as l } from '@valija/contract/messages/lectura-pantalla.ts'
import { Row } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { AvisoDeLectura } from './use-proof.ts'

export type ProofNoticeActions = {
  onReadAgain: (comprobante: ComprobanteSubido) => void
  /** The notice has been read: on to the form. */
  onByHand: (comprobante: ComprobanteSubido) => void
  /** It was paid, whatever the proof says: what was read goes into the form, to be looked at. */
  onUse: (comprobante: ComprobanteSubido, leido: AnalisisComprobante) => void
}
type ProofNoticeProps = ProofNoticeActions & { aviso: AvisoDeLectura; comprobante: ComprobanteSubido }
/** Why a proof gave nothing, and what may be done about it. */
export function ProofNotice({ aviso, comprobante, onReadAgain, onByHand, onUse }: ProofNoticeProps) {
  const { tono, titulo, texto, leido, deNuevo, aMano } = aviso
  const button = (text: string, onClick: () => void) => (
    <Button size="small" variant="outlined" onClick={onClick}>
      {text}
    </Button>
  )
  return (
    <Notice tono={tono} {...(titulo === undefined ? {} : { title: titulo })}>
      {texto}
      <Row as="span" align="stretch" mt={8}>
        {leido === undefined ? null : button(l.usarLeido, () => onUse(comprobante, leido))}
        {deNuevo ? button(l.leerDeNuevo, () => onReadAgain(comprobante)) : null}
        {aMano ? button(l.omitir, () => onByHand(comprobante)) : null}
      </Row>
    </Notice>
  )
}
