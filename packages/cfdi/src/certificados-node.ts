import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeBase64 } from './certificado/base64.ts'
import { type Certificado, parseCertificadoFile } from './certificado/certificado.ts'
import { DerError } from './certificado/der.ts'

/** The SAT's own authorities, as they ship: see `autoridades-sat.ts`. */
export const carpetaAutoridadesSat = join(import.meta.dirname, '../certificados/sat')

export interface Certificados {
  /** Certificate authorities: the trust anchors. */
  anclas: Certificado[]
  /** Banco de México's roots, which sign authorities and never a taxpayer. */
  raices: Certificado[]
  /** All others: PACs, found by their serial number. */
  certificadosPac: Certificado[]
  /** Files that could not be read as certificates, each with its reason. */
  ignorados: { archivo: string; motivo: string }[]
  archivoDe: Map<Certificado, string>
}

const isRaiz = ({ nombre }: Certificado) => /agencia registradora central/i.test(nombre)
/** What people keep beside certificates: notes, and what their systems leave. */
const isAside = (name: string) => name.startsWith('.') || /^(?:LEEME|README)|\.md$/i.test(name)

/** Every certificate (PEM or DER) of a folder, at any depth, whatever its name. Throws when it cannot be read. */
export function loadCertificados(carpeta: string): Certificados {
  const found: Certificados = {
    anclas: [],
    raices: [],
    certificadosPac: [],
    ignorados: [],
    archivoDe: new Map(),
  }
  const entries = readdirSync(carpeta, { recursive: true, withFileTypes: true }).filter(
    (e) => !e.isDirectory() && !isAside(e.name),
  )
  for (const entry of entries) {
    const archivo = join(entry.parentPath, entry.name)
    try {
      for (const c of parseCertificadoFile(readFileSync(archivo), decodeBase64)) {
        found.archivoDe.set(c, archivo)
        if (!c.esCa) found.certificadosPac.push(c)
        else (isRaiz(c) ? found.raices : found.anclas).push(c)
      }
    } catch (error) {
      found.ignorados.push({ archivo, motivo: error instanceof DerError ? error.message : 'no se pudo leer' })
    }
  }
  return found
}
