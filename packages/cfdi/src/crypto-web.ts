import type { Certificado, Hash } from './certificado/certificado.ts'
import type { CryptoAsincrono, Firma } from './crypto-port.ts'

/** Absent on plain HTTP outside localhost: then only the server can judge signatures. */
export const hasWebCrypto = (): boolean => globalThis.crypto?.subtle !== undefined

/** The crypto port over Web Crypto, for browsers; null where the page has none (see `hasWebCrypto`). */
export function createCryptoWeb(): CryptoAsincrono | null {
  if (!hasWebCrypto()) return null
  const { subtle } = globalThis.crypto
  const keys = new WeakMap<Certificado, Map<Hash, Promise<CryptoKey>>>()

  const keyOf = (certificado: Certificado, hash: Hash): Promise<CryptoKey> => {
    let byHash = keys.get(certificado)
    if (!byHash) keys.set(certificado, (byHash = new Map()))
    let key = byHash.get(hash)
    if (!key) {
      key = subtle.importKey(
        'spki',
        Uint8Array.from(certificado.spki),
        { name: 'RSASSA-PKCS1-v1_5', hash },
        false,
        ['verify'],
      )
      byHash.set(hash, key)
    }
    return key
  }

  return {
    async verify({ certificado, hash, datos, firma }: Firma): Promise<boolean> {
      const signature = Uint8Array.from(firma)
      const data = Uint8Array.from(datos)
      try {
        const key = await keyOf(certificado, hash)
        return await subtle.verify('RSASSA-PKCS1-v1_5', key, signature, data)
      } catch {
        return false
      }
    },
  }
}
