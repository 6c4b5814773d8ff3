import { satExpression, verifyCfdi } from '@valija/cfdi'
import { cryptoNode } from '@valija/cfdi/crypto-node.ts'
import type { CabeceraCfdi } from '@valija/contract/facturas.ts'
import { cabeceraDe } from '@valija/domain/facturas/cabecera.ts'
import { type HallazgoGuardado, keepHallazgos } from '@valija/domain/facturas/hallazgo-guardado.ts'
import { type AjustesAnclas, loadAnclas } from './anclas.ts'

export type XmlLeido = {
  cabecera: CabeceraCfdi | null
  /** What the SAT is asked with; null when the document has no stamp, or one that is no answer's. */
  expresion: string | null
  hallazgos: HallazgoGuardado[]
}

/** More than the SAT's longest question: an RFC, a total or a UUID beyond their length is no document's of anybody. */
const preguntaMaxima = 500

/** Reads and verifies the stored bytes: nothing of a factura comes from anywhere else. */
export function readXml(ajustes: AjustesAnclas, bytes: Uint8Array): XmlLeido {
  const dictamen = verifyCfdi(bytes, { crypto: cryptoNode, ...loadAnclas(ajustes) })
  const expresion = dictamen.cfdi ? satExpression(dictamen.cfdi) : null
  return {
    cabecera: dictamen.cfdi ? cabeceraDe(dictamen.cfdi) : null,
    expresion: expresion && expresion.length <= preguntaMaxima ? expresion : null,
    hallazgos: keepHallazgos(dictamen.hallazgos, dictamen.cfdi),
  }
}
