import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pemOf } from '@valija/cfdi/testing/ca.ts'
import { type Autoridad, openAutoridad } from './autoridad.ts'

/** The certificates an installation must be told to trust, so that the samples' stamps can be verified. */
export const writeAnclas = async (dir: string, autoridad: Autoridad = openAutoridad()): Promise<void> => {
  await mkdir(dir, { recursive: true })
  await writeFile(path.join(dir, 'ac-de-muestra.pem'), pemOf(autoridad.ac.certificateDer))
  await writeFile(path.join(dir, 'pac-de-muestra.pem'), pemOf(autoridad.pac.certificateDer))
}
