import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** A seal that was seen: the chain must hold it for ever. `sello` in hexadecimal. */
const testigo = z.object({ numero: z.number().int().positive(), sello: z.string().regex(/^[0-9a-f]{64}$/) })
export type Testigo = z.infer<typeof testigo>

const archivo = (dataDir: string): string => path.join(dataDir, 'bitacora-sello.json')

/**
 * The last seal this machine saw, kept outside the database: who cuts the tail of the chain there, or makes all of it anew,
 * does not reach it.
 */
export function readTestigo(dataDir: string): Testigo | null {
  if (!existsSync(archivo(dataDir))) return null
  return testigo.parse(JSON.parse(readFileSync(archivo(dataDir), 'utf8')))
}

export function writeTestigo(dataDir: string, seen: Testigo): void {
  const fresh = `${archivo(dataDir)}.${process.pid}`
  writeFileSync(fresh, JSON.stringify(seen), { mode: 0o600 })
  renameSync(fresh, archivo(dataDir))
}

/** As it is printed and given on the command line: number, colon, seal. */
export const textoDe = ({ numero, sello }: Testigo): string => `${numero}:${sello}`
export function parseTestigo(text: string): Testigo | null {
  const [numero, sello] = text.split(':')
  return testigo.safeParse({ numero: Number(numero), sello }).data ?? null
}
