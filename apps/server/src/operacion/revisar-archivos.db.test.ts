import { appendFileSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'
import { createArchivos } from '../adapters/archivos/archivos-flydrive.ts'
import { storeArchivo } from '../http/store-archivo.ts'
import { type Hallazgo, revisarArchivos } from './revisar-archivos.ts'

const fileOf = (hash: string) => path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash)
const old = (file: string) => utimesSync(file, new Date(0), new Date(0))
const app = await useTestApp()
const root = path.join(app.deps.config.dataDir, 'archivos')

const save = (contenido: Uint8Array, nombre: string) =>
  storeArchivo(app.deps, { contenido, tipo: 'text/plain', nombre, proposito: 'prueba', creadoPor: null })
const revisar = async (archivos = app.deps.archivos) => {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.deps.db)
  const hallazgos: Hallazgo[] = []
  const revision = await revisarArchivos(
    { databaseUrl: `${inject('postgres')}/${rows[0]?.name}`, archivos },
    (hallazgo) => hallazgos.push(hallazgo),
  )
  return { revision, hallazgos }
}

test('[VII-B4, XI-A7] every content that a row names is read; what is missing, changed or nobody’s is told, over more than a page', async () => {
  const bien = await save(Buffer.from('bien'), 'bien.txt')
  // More rows than a page, of few contents and of many.
  for (let i = 0; i < 510; i++)
    await app.deps.db
      .insertInto('archivos')
      .values({
        hash: (await app.deps.archivos.guardar(Buffer.from(`n${i}`))).hash,
        tamano: 2,
        tipo: 'text/plain',
        nombre: `n${i}`,
        proposito: 'prueba',
      })
      .execute()
  expect(await revisar()).toEqual({
    revision: { revisados: 511, perdido: 0, alterado: 0, sinDueno: 0 },
    hallazgos: [],
  })

  const falta = await save(Buffer.from('se pierde'), 'falta.txt')
  const cambia = await save(Buffer.alloc(3 * 1024 * 1024, 'c'), 'cambia.txt')
  const igualDeLargo = await save(Buffer.from('mismo largo'), 'largo.txt')
  rmSync(fileOf(falta.hash))
  appendFileSync(fileOf(cambia.hash), 'x')
  writeFileSync(fileOf(igualDeLargo.hash), 'MISMO LARGO')
  const { hash: ajeno } = await app.deps.archivos.guardar(Buffer.from('de nadie'))
  old(fileOf(ajeno))
  const { hash: reciente } = await app.deps.archivos.guardar(Buffer.from('su fila está por escribirse'))
  // A copy of owned bytes out of its place is owned by nobody.
  const fuera = path.join(root, 'copia', bien.hash)
  mkdirSync(path.dirname(fuera))
  writeFileSync(fuera, 'bien')
  old(fuera)
  const { revision, hallazgos } = await revisar()
  expect(revision).toEqual({ revisados: 514, perdido: 1, alterado: 2, sinDueno: 2 })
  const filas = ({ id }: { id: string }) => [expect.objectContaining({ id })]
  expect(hallazgos).toEqual(
    expect.arrayContaining([
      { clase: 'perdido', hash: falta.hash, filas: filas(falta) },
      { clase: 'alterado', hash: cambia.hash, filas: filas(cambia) },
      { clase: 'alterado', hash: igualDeLargo.hash, filas: filas(igualDeLargo) },
      expect.objectContaining({ clase: 'sinDueno', llave: expect.stringContaining(ajeno) as string }),
      expect.objectContaining({ clase: 'sinDueno', llave: `copia/${bien.hash}` }),
    ]),
  )
  expect(JSON.stringify(hallazgos)).not.toContain(reciente)
})

test('[VII-B4] a store that does not answer is a failure, and never a list of what is missing', async () => {
  const sinNadie = createArchivos({
    dataDir: app.deps.config.dataDir,
    S3_BUCKET: 'x',
    S3_ENDPOINT: 'http://127.0.0.1:9',
    S3_ACCESS_KEY_ID: 'a',
    S3_SECRET_ACCESS_KEY: 'b',
  })
  await expect(revisar(sinNadie)).rejects.toMatchObject({ system: 'archivos', kind: 'unreachable' })
})
