import type { Cfdi } from '../cfdi.ts'
import { type Hallazgo, Hallazgos, hallazgo } from '../hallazgo.ts'
import { ConstructorCfdi } from './constructor-cfdi.ts'
import { Escaner } from './escaner.ts'
import { Ilegible } from './ilegible.ts'
import { LIMITES, type Limites } from './limites.ts'
import { textOf } from './texto.ts'

export type Lectura =
  | {
      ok: true
      cfdi: Cfdi /** Structural findings of reading; values are judged by `checkStructure`. */
      hallazgos: Hallazgo[]
    }
  | { ok: false; hallazgos: Hallazgo[] }

/**
 * Reads the bytes of a CFDI 4.0 (or 3.3, enough to name it). Never throws for what the bytes hold: an unreadable
 * file answers `ok: false` with one finding that says why, with line and column where that helps.
 */
export function readCfdi(bytes: Uint8Array, options?: Partial<Limites>): Lectura {
  const lectura = readOpen(bytes, options)
  if (lectura.ok) lectura.hallazgos.close()
  return lectura
}

type LecturaAbierta = { ok: true; cfdi: Cfdi; hallazgos: Hallazgos } | { ok: false; hallazgos: Hallazgo[] }

/** As `readCfdi`, with the list of findings still open for those of later checks. */
export function readOpen(bytes: Uint8Array, options?: Partial<Limites>): LecturaAbierta {
  const limites = options ? { ...LIMITES, ...options } : LIMITES
  try {
    const escaner = new Escaner(textOf(bytes, limites), limites)
    const builder = new ConstructorCfdi(escaner)
    escaner.run(builder)
    const { cfdi } = builder
    if (!cfdi) return { ok: false, hallazgos: [hallazgo('fallaInterna')] }
    // The namespace and the version disagree: by which rules it should be read nobody can say.
    if (!builder.is40 && cfdi.version.startsWith('4'))
      return { ok: false, hallazgos: [hallazgo('versionNoAdmitida', { encontrado: cfdi.version })] }
    if (cfdi.version !== '4.0') {
      const old = /^[23]\.\d$/.test(cfdi.version)
      builder.report(old ? 'versionCesada' : 'versionNoAdmitida', {
        encontrado: cfdi.version,
        ruta: '/cfdi:Comprobante/@Version',
      })
    }
    if (builder.timbres > 1)
      builder.report('timbreRepetido', {
        encontrado: String(builder.timbres),
        ruta: '/cfdi:Comprobante/cfdi:Complemento',
      })
    return { ok: true, cfdi, hallazgos: builder.hallazgos }
  } catch (error) {
    if (error instanceof Ilegible) return { ok: false, hallazgos: [error.hallazgo] }
    throw error
  }
}
