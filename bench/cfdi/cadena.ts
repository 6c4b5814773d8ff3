import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { cadenaBytes } from '../../packages/cfdi/src/cadena.ts'
import { readCfdi } from '../../packages/cfdi/src/index.ts'
import { type Authority, signedOf } from '../../packages/cfdi/testing/documents.ts'
import { say } from '../measure.ts'
import { compare } from './measure.ts'

const here = (file: string) => path.join(import.meta.dirname, file)

/**
 * From a document's bytes to its cadena original, beside libxslt with its style sheet compiled once (Python 3 carries the
 * calls to it; Debian: python3, libxslt1.1). Both must say the same.
 */
export function sayOfCadena(authority: Authority): void {
  for (const [name, conceptos, veces] of [
    ['chico', 1, 300],
    ['mediano', 20, 50],
    ['grande', 1000, 3],
  ] as const) {
    const { bytes, cfdi } = signedOf(conceptos, authority, name !== 'grande')
    const { stdout, stderr, status } = spawnSync(
      'python3',
      [here('libxslt.py'), here('cadena.xslt'), String(veces)],
      { input: bytes },
    )
    const medida = `del documento a su cadena ÷ libxslt, ${name}`
    if (status !== 0) say({ medida, cumple: false, falta: `python3 y libxslt1.1: ${stderr.toString()}` })
    else if (!stdout.equals(cadenaBytes(cfdi)))
      throw new Error(`libxslt says otherwise: ${stdout.toString()}`)
    else {
      const { ours } = compare({
        ours: () => {
          const lectura = readCfdi(bytes)
          if (!lectura.ok) throw new Error('unread')
          return cadenaBytes(lectura.cfdi)
        },
      })
      const libxslt = Number(stderr)
      say({
        medida,
        razon: Math.round((libxslt / ours / 1e6) * 100) / 100,
        minimo: 4.5,
        microsegundos: { libxslt: Math.round(libxslt), nuestra: Math.round(ours * 1e6) },
      })
    }
  }
}
