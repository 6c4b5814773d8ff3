import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createTestCa, type IssuedCertificate, type TestCa } from '@valija/cfdi/testing/ca.ts'
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
const readLlave = (dir: string, nombre: string): Llave => {
  const privateKey = createPrivateKey(readFileSync(path.join(dir, `${nombre}.pem`)))
  return { privateKey, publicKey: createPublicKey(privateKey) }
}

/**
 * The invented authority of the samples, with its PAC and the hotels' certificates, over public test keys.
 * Names, numbers and keys are fixed, so every process makes the same certificates. A drill gives a folder of keys of its
 * own instead, under the same names.
 */
export const openAutoridad = (llaves = carpeta): Autoridad => {
  const ac = createTestCa({ nombre: 'AC Valija de muestra', llave: readLlave(llaves, 'ac') })
  const emisores = ['emisor-1', 'emisor-2'].map((nombre) => readLlave(llaves, nombre))
  const hechos = new Map<string, IssuedCertificate>()
  return {
    ac,
    pac: ac.issue({
      rfc: rfcDe('PVA', '240101', 'AB'),
      nombre: 'PAC VALIJA DE MUESTRA',
      serie: '00001000000700000002',
      llave: readLlave(llaves, 'pac'),
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
