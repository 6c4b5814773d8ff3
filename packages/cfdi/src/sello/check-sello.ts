import { cadenaView, unknownComplementos } from '../cadena.ts'
import { decodeBase64View, isFirmaVacia } from '../certificado/base64.ts'
import type { Certificado } from '../certificado/certificado.ts'
import { DerError } from '../certificado/der.ts'
import type { Cfdi } from '../cfdi.ts'
import type { Firma } from '../crypto-port.ts'
import type { Dictamen, EstadoSello } from '../dictamen.ts'
import { hallazgo } from '../hallazgo.ts'

const ruta = '/cfdi:Comprobante/@Sello'

/** Is the sello the RSA-SHA256 signature of the cadena original under the embedded certificate? */
export function* checkSello(
  cfdi: Cfdi,
  certificado: Certificado | DerError | null,
  dictamen: Dictamen,
): Generator<Firma, void, boolean> {
  const say = (sello: EstadoSello) => {
    dictamen.sello = sello
  }
  const { hallazgos } = dictamen
  if (cfdi.sello === '') {
    hallazgos.push(hallazgo('selloAusente', { ruta }))
    return say('ausente')
  }
  const firma = decodeBase64View(cfdi.sello)
  if (!firma) {
    hallazgos.push(hallazgo('selloIlegible', { ruta }))
    return say('ilegible')
  }
  if (isFirmaVacia(firma)) {
    hallazgos.push(hallazgo('selloInvalido', { ruta }))
    return say('invalido')
  }
  if (certificado === null || certificado instanceof DerError) {
    const nombre = certificado ? 'su certificado no se puede leer' : 'no lleva certificado'
    hallazgos.push(hallazgo('selloNoVerificable', { ruta, nombre }))
    return say('no-verificable')
  }
  if (yield { certificado, hash: 'SHA-256', datos: cadenaView(cfdi), firma }) return say('valido')
  // A complement without table may have added fields to the cadena that we do not know: that is no proof of fraud.
  const unknown = new Set(unknownComplementos(cfdi).map(({ nombre }) => nombre))
  if (unknown.size > 0) {
    hallazgos.push(hallazgo('selloPorRevisar', { ruta, nombre: [...unknown].join(', ') }))
    return say('no-verificable')
  }
  const weak = yield { certificado, hash: 'SHA-1', datos: cadenaView(cfdi), firma }
  hallazgos.push(hallazgo(weak ? 'selloSha1' : 'selloInvalido', { ruta }))
  say('invalido')
}
