import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Certificado } from './certificado/certificado.ts'
import { childrenOf, oidOf, readDer } from './certificado/der.ts'
import type { CryptoSincrono, Firma } from './crypto-port.ts'

const keys = new WeakMap<Certificado, KeyObject | null>()

/** rsaEncryption: the keys of the SAT. */
const RSA = '1.2.840.113549.1.1.1'

function keyOf(certificado: Certificado): KeyObject | null {
  const known = keys.get(certificado)
  if (known !== undefined) return known
  let key: KeyObject | null = null
  try {
    // As the RSA key alone (RFC 8017, A.1.1), which imports a quarter faster than with its algorithm around it.
    const [algorithm, bits] = childrenOf(readDer(certificado.spki))
    const oid = algorithm && childrenOf(algorithm)[0]
    if (oid && bits && oidOf(oid) === RSA)
      key = createPublicKey({ key: Buffer.from(bits.content.subarray(1)), format: 'der', type: 'pkcs1' })
  } catch {
    // Stays null: a certificate can carry a key that OpenSSL refuses.
  }
  keys.set(certificado, key)
  return key
}

const NAMES = {
  'SHA-1': 'RSA-SHA1',
  'SHA-256': 'RSA-SHA256',
  'SHA-384': 'RSA-SHA384',
  'SHA-512': 'RSA-SHA512',
} as const

/** The crypto port over node:crypto: synchronous, the key of each certificate imported once. */
export const cryptoNode: CryptoSincrono = {
  verify({ certificado, hash, datos, firma }: Firma): boolean {
    const key = keyOf(certificado)
    if (!key) return false
    try {
      return verify(NAMES[hash], datos, key, firma)
    } catch {
      return false
    }
  },
}
