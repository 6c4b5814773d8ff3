import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Verdad } from './datos.ts'
import { makeComprobantes } from './make-comprobantes.ts'

/** The proofs as files, beside `verdad.json`: what each one truly says. */
export async function writeComprobantes(dir: string, dia: string): Promise<number> {
  await rm(dir, { recursive: true, force: true })
  await mkdir(dir, { recursive: true })
  const verdades: Record<string, Verdad> = {}
  for await (const { nombre, bytes, verdad } of makeComprobantes(dia)) {
    await writeFile(path.join(dir, nombre), bytes)
    verdades[nombre] = verdad
  }
  await writeFile(path.join(dir, 'verdad.json'), `${JSON.stringify(verdades, null, 2)}\n`)
  return Object.keys(verdades).length
}
