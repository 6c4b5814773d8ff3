import { createPublicKey, type KeyObject, verify } from 'node:crypto'
import type { Certificado } from './certificado/certificado.ts'
import type { CryptoSincrono, Firma } from './crypto-port.ts'

const keys = new WeakMap<Certificado, KeyObject | null>()

function keyOf(certificado: Certificado): KeyObject | null {
  const known = keys.get(certificado)
  if (known !== undefined) return known
  let key: KeyObject | null = null
  try {
    key = createPublicKey({ key: Buffer.from(certificado.spki), format: 'der', type: 'spki' })
    if (key.asymmetricKeyType !== 'rsa') key = null
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
