import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Certificado, decodeBase64, parseCertificadoFile } from '@valija/cfdi'

export type Anclas = { anclas: readonly Certificado[]; certificadosPac: readonly Certificado[] }
const ninguna: Anclas = { anclas: [], certificadosPac: [] }
const holdMs = 60_000
const held = new Map<string, { at: number; value: Anclas }>()

/** Trust anchors (CA) and PAC certificates of the installation's folder; an empty folder trusts nobody by name. */
export function loadAnclas(dir: string | undefined): Anclas {
  if (!dir) return ninguna
  const known = held.get(dir)
  if (known && Date.now() - known.at < holdMs) return known.value
  const all = certificatesIn(dir)
  const value = { anclas: all.filter((c) => c.esCa), certificadosPac: all.filter((c) => !c.esCa) }
  // An empty folder is looked at again: the certificates may still be on their way.
  if (all.length > 0) held.set(dir, { at: Date.now(), value })
  return value
}

function certificatesIn(dir: string): Certificado[] {
  try {
    return readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(pem|crt|cer|der)$/i.test(entry.name))
      .flatMap((entry) => readOne(path.join(entry.parentPath, entry.name)))
  } catch {
    return []
  }
}

function readOne(file: string): Certificado[] {
  try {
    return parseCertificadoFile(new Uint8Array(readFileSync(file)), decodeBase64)
  } catch {
    return []
  }
}
