import { expect, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { dropOrphans } from '../areas/borradores/drop-orphans.ts'
import type { Deps } from '../deps.ts'
import { dropBytes } from './bytes-of-hash.ts'
import { readArchivo, storeArchivo } from './store-archivo.ts'

const app = await useTestApp({ dia: '2026-10-02' })

const archivo = { tipo: 'application/xml', nombre: 'a.xml', proposito: 'xml', creadoPor: null }
const later = () => new Date(Date.now() + 1000)
/** A store where the upload rests, its bytes found there already, until somebody else has worked. */
const restingAfterGuardar = (meanwhile: () => Promise<void>): Pick<Deps, 'archivos' | 'db' | 'reloj'> => {
  let rested = false
  return {
    db: app.deps.db,
    reloj: app.deps.reloj,
    archivos: {
      ...app.deps.archivos,
      guardar: async (contenido) => {
        const guardado = await app.deps.archivos.guardar(contenido)
        if (!rested) {
          rested = true
          await meanwhile()
        }
        return guardado
      },
    },
  }
}

test('the same content uploaded while a clean-up takes it away is there afterwards', async () => {
  const contenido = Buffer.from('<cfdi/> que nadie nombra')
  const { hash } = await storeArchivo(app.deps, { ...archivo, contenido })
  const deps = restingAfterGuardar(async () => {
    await dropOrphans(app.deps, later())
    expect(await app.deps.archivos.existe(hash)).toBe(false)
  })
  const { id } = await storeArchivo(deps, { ...archivo, contenido })
  expect(Buffer.from(await readArchivo(app.deps, id)).toString()).toBe('<cfdi/> que nadie nombra')
})

test('a clean-up under way leaves the bytes that a record has named meanwhile', async () => {
  const contenido = Buffer.from('<cfdi/> nombrado a tiempo')
  const { hash } = await storeArchivo(app.deps, { ...archivo, contenido })
  // Between its record going and its bytes: somebody else's record of the same content.
  const db = app.deps.db
  await db.deleteFrom('archivos').where('hash', '=', hash).execute()
  const { id } = await storeArchivo(app.deps, { ...archivo, proposito: 'recibo', contenido })
  await dropOrphans(app.deps, later())
  expect(Buffer.from(await readArchivo(app.deps, id)).toString()).toBe('<cfdi/> nombrado a tiempo')
})

test('[XI-A3] however many files are taken away at once, none waits for a connection that the others hold', async () => {
  // Twice as many as there are connections.
  const hashes = await Promise.all(
    Array.from({ length: 2 * app.deps.config.VALIJA_CONEXIONES }, async (_, i) => {
      const { hash } = await app.deps.archivos.guardar(Buffer.from(`nadie lo nombra ${i}`))
      return hash
    }),
  )
  await Promise.all(hashes.map((hash) => dropBytes(app.deps, hash)))
  expect(await Promise.all(hashes.map((hash) => app.deps.archivos.existe(hash)))).not.toContain(true)
})
