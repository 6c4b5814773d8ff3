import { ownCopy } from '../own-copy.ts'
import { decodeBase64 } from './base64.ts'
import { type Certificado, parseCertificado } from './certificado.ts'
import { DerError } from './der.ts'

interface Guardado {
  base64: string
  leido: Certificado | DerError
}

const MAX = 2000
const kept = new Map<string, Guardado>()

/**
 * The certificate of an attribute, read once: an issuer sends thousands of documents under the same one. It is
 * found by the stretch that holds its serial number, since hashing all of it would cost more than the rest.
 */
export function certificadoDe(base64: string): Certificado | DerError {
  const key = base64.slice(16, 48)
  const known = kept.get(key)
  if (known && known.base64 === base64) return known.leido
  const leido = parse(base64)
  if (kept.size >= MAX) kept.delete(kept.keys().next().value!)
  kept.set(ownCopy(key), { base64: ownCopy(base64), leido })
  return leido
}

function parse(base64: string): Certificado | DerError {
  if (base64.length > 20_000) return new DerError('es demasiado largo')
  const der = decodeBase64(base64)
  if (!der) return new DerError('no es base64 válido')
  try {
    return parseCertificado(der)
  } catch (error) {
    return error instanceof DerError ? error : new DerError('está dañado')
  }
}
