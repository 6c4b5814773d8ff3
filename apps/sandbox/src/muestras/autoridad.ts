import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTestCa, type IssuedCertificate, type TestCa } from '@valija/cfdi/test-ca.ts'
import { hash32 } from '../mundo/azar.ts'
import { rfcDe } from '../mundo/rfc.ts'

export type Autoridad = {
  ac: TestCa
  /** The company that stamps. */
  pac: IssuedCertificate
  emisor: (rfc: string, nombre: string) => IssuedCertificate
}

type Llave = { publicKey: KeyObject; privateKey: KeyObject }

const carpeta = path.join(import.meta.dirname, '..', '..', 'llaves-de-prueba')
const readLlave = (nombre: string): Llave => {
  const privateKey = createPrivateKey(readFileSync(path.join(carpeta, `${nombre}.pem`)))
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/**
 * The invented authority of the samples, with its PAC and the hotels' certificates, over public test keys.
 * Names, numbers and keys are fixed, so every process makes the same certificates.
 */
export const openAutoridad = (): Autoridad => {
  const ac = createTestCa({ nombre: 'AC Valija de muestra', llave: readLlave('ac') })
  const emisores = ['emisor-1', 'emisor-2'].map(readLlave)
  const hechos = new Map<string, IssuedCertificate>()
  return {
    ac,
    pac: ac.issue({
      rfc: rfcDe('PVA', '240101', 'AB'),
      nombre: 'PAC VALIJA DE MUESTRA',
      serie: '00001000000700000002',
      llave: readLlave('pac'),
    }),
    emisor: (rfc, nombre) => {
      const ya = hechos.get(rfc)
      if (ya) return ya
      const serie = `000010000008${String(hash32('certificado', rfc) % 100_000_000).padStart(8, '0')}`
      const llave = emisores[hash32(rfc) % emisores.length]
      const nuevo = ac.issue({ rfc, nombre, serie, ...(llave ? { llave } : {}) })
      hechos.set(rfc, nuevo)
      return nuevo
    },
  }
}
