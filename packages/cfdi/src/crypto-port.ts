import type { Certificado, Hash } from './certificado/certificado.ts'

/** One RSA PKCS#1 v1.5 signature to check. */
export interface Firma {
  /** Whose public key; implementations keep the imported key by this object's identity. */
  certificado: Certificado
  hash: Hash
  /** Both are overwritten when the next signature is asked for: copy before waiting for anything. */
  datos: Uint8Array
  firma: Uint8Array
}

/** Cryptography that answers at once (Node). A key that cannot be used answers false. */
export interface CryptoSincrono {
  verify(firma: Firma): boolean
}

/** Cryptography that answers later (Web Crypto). */
export interface CryptoAsincrono {
  verify(firma: Firma): Promise<boolean>
}
