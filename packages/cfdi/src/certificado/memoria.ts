import { decodeBase64 } from './base64.ts'
import { type Certificado, parseCertificado } from './certificado.ts'
import { DerError } from './der.ts'

const MAX = 2000
const kept = new Map<string, Certificado | DerError>()

/** The certificate of an attribute, read once: an issuer sends thousands of documents under the same one. */
export function certificadoOf(base64: string): Certificado | DerError {
  const known = kept.get(base64)
  if (known) return known
  const read = parse(base64)
  if (kept.size >= MAX) kept.delete(kept.keys().next().value!)
  kept.set(base64, read)
  return read
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
