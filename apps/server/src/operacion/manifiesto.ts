import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

/** What a copy holds. Written last: a folder without it is a copy that did not finish. */
export const manifiesto = z.object({
  formato: z.literal(1),
  fecha: z.string(),
  version: z.string(),
  migraciones: z.array(z.string()),
  versionTrabajos: z.number().int().nullable(),
  tablas: z.array(
    z.object({
      nombre: z.string(),
      columnas: z.array(z.string()),
      filas: z.number().int(),
      sha256: z.string(),
    }),
  ),
  secuencias: z.array(z.object({ nombre: z.string(), valor: z.string(), usada: z.boolean() })),
  /** Content hashes: each file is checked against its own name. */
  archivos: z.object({ total: z.number().int(), bytes: z.number(), faltan: z.array(z.string()) }),
  /** sha256 by path, of the settings and the trust anchors. */
  ajustes: z.record(z.string(), z.string()),
})
export type Manifiesto = z.infer<typeof manifiesto>

export const nombreManifiesto = 'manifiesto.json'
export const archivoDeTabla = (nombre: string): string =>
  path.join('tablas', `${nombre.replaceAll('"', '').replaceAll('/', '_')}.copy.gz`)
export const archivoDeHash = (hash: string): string => path.join('archivos', hash.slice(0, 2), hash)

/** Told to the person at the console as it is. */
export class CopiaError extends Error {}

export function readManifiesto(dir: string): Manifiesto {
  const file = path.join(dir, nombreManifiesto)
  if (!existsSync(file))
    throw new CopiaError(`${dir} no tiene ${nombreManifiesto}: no es una copia, o no se terminó de hacer.`)
  const parsed = manifiesto.safeParse(readJson(file))
  if (!parsed.success)
    throw new CopiaError(
      `${file} no se entiende: está incompleto, o lo escribió una versión de Valija que esta no conoce.`,
    )
  return parsed.data
}

const readJson = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

export async function sha256Of(file: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
