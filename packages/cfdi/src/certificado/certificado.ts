import { childrenOf, type Der, DerError, oidOf, readDer, textOfDer, timeOfDer } from './der.ts'
import { extensionsOf, isCa, isEfirma } from './extensiones.ts'

export type Hash = 'SHA-1' | 'SHA-256' | 'SHA-384' | 'SHA-512'

/** What the engine needs of an X.509 certificate; read without any cryptography. */
export interface Certificado {
  /** The serial number read as pairs of hex digits in ASCII: the twenty digits of NoCertificado. */
  serie: string
  /** RFC of x500UniqueIdentifier (2.5.4.45), the part before ` / `; empty when the certificate has none. */
  rfc: string
  nombre: string
  emisorNombre: string
  /** Milliseconds since 1970, both inclusive. */
  validoDesde: number
  validoHasta: number
  /** May sign certificates: basicConstraints says CA and keyUsage, when there is one, keyCertSign. */
  esCa: boolean
  /** An e.firma and not a CSD: made to encrypt and to sign in, which a CSD never is; a CSD names its unit (OU). */
  esEfirma: boolean
  sujetoDer: Uint8Array
  emisorDer: Uint8Array
  /** SubjectPublicKeyInfo, as crypto libraries import it. */
  spki: Uint8Array
  /** The signed part, the signature over it, and its hash; null when the algorithm is none the SAT uses. */
  tbs: Uint8Array
  firma: Uint8Array
  hash: Hash | null
}

const HASHES: Readonly<Record<string, Hash>> = {
  '1.2.840.113549.1.1.5': 'SHA-1',
  '1.2.840.113549.1.1.11': 'SHA-256',
  '1.2.840.113549.1.1.12': 'SHA-384',
  '1.2.840.113549.1.1.13': 'SHA-512',
}

/** An RSA key of 8192 bits fits; a longer one would only serve to burn time. */
const MAX_SPKI = 1200

/** Reads a DER certificate. Throws `DerError`, in Spanish, when it is none. */
export function parseCertificado(der: Uint8Array): Certificado {
  const [tbs, algorithm, signature] = childrenOf(expectTag(readDer(der), 0x30))
  if (!tbs || !algorithm || !signature) throw new DerError('le faltan partes')
  const fields = childrenOf(expectTag(tbs, 0x30))
  if (fields[0]?.tag === 0xa0) fields.shift()
  const [serial, , issuer, validity, subject, spki] = fields
  if (!serial || !issuer || !validity || !subject || !spki) throw new DerError('le faltan partes')
  if (spki.whole.length > MAX_SPKI) throw new DerError('su llave es demasiado grande')
  const [from, to] = childrenOf(validity)
  if (!from || !to) throw new DerError('no dice su vigencia')
  const names = namesOf(subject)
  const identifier = names.get('2.5.4.45') ?? ''
  const oid = childrenOf(algorithm)[0]
  const extensions = extensionsOf(fields.find((f) => f.tag === 0xa3))
  return {
    serie: serieDe(serial.content),
    rfc: (identifier.split('/')[0] ?? '').trim().toUpperCase(),
    nombre: names.get('2.5.4.3') ?? '',
    emisorNombre: namesOf(issuer).get('2.5.4.3') ?? '',
    validoDesde: timeOfDer(from),
    validoHasta: timeOfDer(to),
    esCa: isCa(extensions),
    esEfirma: isEfirma(extensions, names.has('2.5.4.11')),
    sujetoDer: subject.whole,
    emisorDer: issuer.whole,
    spki: spki.whole,
    tbs: tbs.whole,
    firma: expectTag(signature, 0x03).content.subarray(1),
    hash: (oid && HASHES[oidOf(oid)]) ?? null,
  }
}

function expectTag(der: Der, tag: number): Der {
  if (der.tag !== tag) throw new DerError('no tiene la estructura de un certificado')
  return der
}

function namesOf(name: Der): Map<string, string> {
  const found = new Map<string, string>()
  for (const set of childrenOf(name))
    for (const pair of childrenOf(set)) {
      const [oid, value] = childrenOf(pair)
      if (oid && value)
        found.set(
          oidOf(oid),
          textOfDer(value.tag === 0x03 ? { ...value, content: value.content.subarray(1) } : value),
        )
    }
  return found
}

function serieDe(serial: Uint8Array): string {
  const ascii = String.fromCharCode(...serial)
  if (/^\d+$/.test(ascii)) return ascii
  return Array.from(serial, (b) => b.toString(16).padStart(2, '0')).join('')
}

export const sameBytes = (a: Uint8Array, b: Uint8Array) => {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** A certificate file as found on disk: PEM or DER. */
export function parseCertificadoFile(
  bytes: Uint8Array,
  decode: (base64: string) => Uint8Array | null,
): Certificado[] {
  if (bytes[0] === 0x30) return [parseCertificado(bytes)]
  const text = new TextDecoder().decode(bytes)
  const blocks = [...text.matchAll(/-----BEGIN CERTIFICATE-----([\s\S]*?)-----END CERTIFICATE-----/g)]
  if (blocks.length === 0) throw new DerError('no es un certificado PEM ni DER')
  return blocks.map(([, body]) => {
    const der = decode(body ?? '')
    if (!der) throw new DerError('no es base64 válido')
    return parseCertificado(der)
  })
}
