import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeBase64 } from './certificado/base64.ts'
import { type Certificado, parseCertificadoFile } from './certificado/certificado.ts'
import { DerError } from './certificado/der.ts'

export interface Certificados {
  /** Certificate authorities: the trust anchors. */
  anclas: Certificado[]
  /** All others: PACs, found by their serial number. */
  certificadosPac: Certificado[]
  /** Files that could not be read as certificates, each with its reason. */
  ignorados: { archivo: string; motivo: string }[]
}

/** Every certificate (PEM or DER) of a folder, at any depth. Throws when the folder cannot be read. */
export function loadCertificados(carpeta: string): Certificados {
  const found: Certificados = { anclas: [], certificadosPac: [], ignorados: [] }
  const entries = readdirSync(carpeta, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
  for (const entry of entries) {
    const archivo = join(entry.parentPath, entry.name)
    try {
      for (const c of parseCertificadoFile(readFileSync(archivo), decodeBase64))
        (c.esCa ? found.anclas : found.certificadosPac).push(c)
    } catch (error) {
      found.ignorados.push({ archivo, motivo: error instanceof DerError ? error.message : 'no se pudo leer' })
    }
  }
  return found
}
