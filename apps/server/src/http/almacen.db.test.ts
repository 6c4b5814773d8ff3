import { randomUUID } from 'node:crypto'
import { rmSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buenLote } from '@valija/sandbox/muestras/lote.ts'
import { afterAll, afterEach, expect, test } from 'vitest'
import { pdfDePrueba } from '../../testing/documentos-de-prueba.ts'
import { readRow } from '../../testing/filas.ts'
import { seedLote } from '../../testing/seed-lote.ts'
import { sendFiles } from '../../testing/send-files.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { type Almacen, onDisk } from '../adapters/archivos/almacenes.ts'
import { checkArchivos } from '../adapters/archivos/archivos-flydrive.ts'

const dia = '2026-10-12'
const dir = '/tmp/valija-almacen'
const root = path.join(dir, 'archivos')
const fileOf = (hash: string) => path.join(root, hash.slice(0, 2), hash.slice(2, 4), hash)
let store: 'well' | 'halves' | 'full' | 'resets' | 'breaks' | 'refuses' = 'well'
const roto = {
  full: { code: 'ENOSPC' },
  resets: { code: 'ECONNRESET' },
  breaks: { code: 'ERR_STREAM_PREMATURE_CLOSE' },
  refuses: { code: 'AccessDenied', statusCode: 403 },
}
const real = onDisk(root)
const faulty: Almacen = {
  ...real,
  put: async (key, temporal) => {
    if (store !== 'well' && store !== 'halves') throw Object.assign(new Error(store), roto[store])
    await real.put(key, temporal)
    if (store === 'halves') truncateSync(fileOf(temporal.hash), Math.floor(temporal.tamano / 2))
  },
}

rmSync(dir, { recursive: true, force: true })
const app = await createTestApp({
  conFallas: true,
  dia,
  overrides: { archivos: checkArchivos(faulty) },
})
const hotel = await app.persona('proveedor', { idProveedores: [101] })
const admin = await app.persona('admin')
afterEach(() => {
  store = 'well'
})
afterAll(async () => {
  await app.stop()
  rmSync(dir, { recursive: true, force: true })
})

const rowsOf = async () =>
  Number(
    (
      await app.deps.db
        .selectFrom('archivos')
        .select((e) => e.fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  )

test.each([
  ['halves', 502, 'almacenIncompleto', '2026-10-11'],
  ['full', 507, 'almacenLleno', '2026-10-12'],
  ['resets', 502, 'sistemaExternoCaido', '2026-10-10'],
  ['breaks', 502, 'sistemaExternoCaido', '2026-10-09'],
  ['refuses', 502, 'sistemaExternoCaido', '2026-10-08'],
] as const)(
  '[XI-A7, VII-B2] a store that %s: no row names bytes that are not there, and the person is told in words',
  async (how, status, codigo, timbrado) => {
    const { xmls } = await buenLote({ n: 2, proveedor: '101', dia: timbrado })
    const id = randomUUID()
    await app.call('POST', '/api/borradores', hotel, { id })
    const before = await rowsOf()
    store = how
    const answer = await sendFiles(app, `/api/borradores/${id}/cfdis`, hotel, xmls, { desde: '0' })
    expect(answer).toMatchObject({ status, body: { codigo } })
    expect(await rowsOf()).toBe(before)
    store = 'well'
    expect((await sendFiles(app, `/api/borradores/${id}/cfdis`, hotel, xmls, { desde: '0' })).status).toBe(
      200,
    )
  },
)

test.each(['ECONNRESET', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_PREMATURE_CLOSE'])(
  '[VII-B2] a stream of ours that breaks with %s under any upload is told as ours, with a reference, and nothing is lost',
  async (code) => {
    const { guardar } = app.deps.archivos
    app.deps.archivos.guardar = async () => {
      throw Object.assign(new Error('ours'), { code, statusCode: 400 })
    }
    try {
      const { xmls } = await buenLote({ n: 1, proveedor: '101', dia })
      const id = randomUUID()
      await app.call('POST', '/api/borradores', hotel, { id })
      for (const [ruta, quien, archivos] of [
        [`/api/borradores/${id}/cfdis`, hotel, xmls],
        ['/api/pagos/comprobantes', admin, [{ nombre: 'a.pdf', bytes: pdfDePrueba('a') }]],
      ] as const) {
        const { status, body } = await sendFiles(app, ruta, quien, [...archivos], {})
        expect([ruta, status >= 500, body]).toEqual([
          ruta,
          true,
          expect.objectContaining({
            referencia: expect.any(String),
            mensaje: expect.stringMatching(/int[eé]nt/i),
          }),
        ])
      }
      expect((await app.call('GET', `/api/borradores/${id}`, hotel)).status).toBe(200)
    } finally {
      app.deps.archivos.guardar = guardar
    }
  },
)

test('[XI-A7] a store whose folder takes no file is told as one that does not answer, whatever was being kept, and the next try keeps it once', async () => {
  const { guardar } = app.deps.archivos
  const { xmls } = await buenLote({ n: 1, proveedor: '101', dia: '2026-10-07' })
  const id = randomUUID()
  await app.call('POST', '/api/borradores', hotel, { id })
  const kept = [
    () => sendFiles(app, `/api/borradores/${id}/cfdis`, hotel, xmls, { desde: '0' }),
    () =>
      sendFiles(app, '/api/pagos/comprobantes', admin, [{ nombre: 'p.pdf', bytes: pdfDePrueba('solo lee') }]),
    () => sendFiles(app, '/File/uploadFile', hotel, [{ nombre: 'c.pdf', bytes: pdfDePrueba('Carátula') }]),
  ]
  const before = await rowsOf()
  // As of a folder mounted to be read alone, for whoever runs this: below a file there is no folder.
  writeFileSync(path.join(dir, 'un-archivo'), '')
  app.deps.archivos.guardar = checkArchivos({
    ...real,
    temporales: path.join(dir, 'un-archivo', 'temporales'),
  }).guardar
  try {
    for (const keep of kept)
      expect(await keep()).toMatchObject({
        status: 502,
        body: { codigo: 'sistemaExternoCaido', mensaje: expect.stringContaining('El almacén de archivos') },
      })
    expect(await rowsOf()).toBe(before)
  } finally {
    app.deps.archivos.guardar = guardar
  }
  for (const keep of kept) expect((await keep()).status).toBe(200)
  expect(await rowsOf()).toBe(before + kept.length)
})

const seeded = async () => {
  const lote = await seedLote(app, { creador: hotel, facturas: 1, dia })
  const id = lote.facturas[0]?.id ?? 0
  const { hash } = await app.deps.db
    .selectFrom('facturas as f')
    .innerJoin('archivos as a', 'a.id', 'f.xmlArchivoId')
    .select('a.hash')
    .where('f.id', '=', id)
    .executeTakeFirstOrThrow()
  return { lote, id, hash }
}

test.each([
  ['changed', 'archivoAlterado', (file: string) => writeFileSync(file, '<cfdi/> otro')],
  ['missing', 'archivoPerdido', (file: string) => rmSync(file)],
] as const)(
  '[XI-A7] a stored XML that is %s has words of its own, and never leaves for ANT',
  async (_what, codigo, damage) => {
    const { lote, id, hash } = await seeded()
    damage(fileOf(hash))
    expect(await app.call('GET', `/api/facturas/${id}/xml`, hotel)).toMatchObject({
      status: 502,
      body: { codigo },
    })
    const procesar = { ids: [lote.id], fechaPago: '2026-10-16' }
    expect((await app.call('POST', '/api/lotes/procesar', admin, procesar)).status).toBe(200)
    await app.drainJobs()
    const factura = await readRow(app, 'facturas', { id })
    expect(factura.envio).toBe('pendiente')
    expect((await app.call('GET', `/api/lotes/${lote.id}`, admin)).body).toMatchObject({
      envioError: 'archivos',
    })
  },
)
