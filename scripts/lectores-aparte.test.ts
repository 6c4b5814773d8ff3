import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { loadedBy, waysToReaders } from './lectores-aparte.ts'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => (/\.tsx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : null)
const raices = ['apps/server/src/app.ts', 'apps/server/src/main.ts']
/** The product with one file that says something more. */
const readWith = (file: string, more: string) => (one: string) =>
  one === file ? `${more}\n${read(one)}` : read(one)

it("[VII-B1] [VI-A2] nothing that answers calls loads a reader of people's files, by whatever way", () => {
  expect(waysToReaders(raices, read)).toEqual([])
})

it.each([
  ['areas/borradores/routes.ts', "import { readLayout } from '@valija/documents/layout/read-layout.ts'"],
  ['areas/borradores/upload-cfdis.ts', "import { readXml } from '../facturas/read-xml.ts'"],
  ['areas/recibos/save-recibo.ts', "const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs')"],
  ['areas/estados-de-cuenta/try-perfil.ts', "import { read } from '@e965/xlsx'"],
  [
    'areas/pagos/comprobantes.ts',
    "export { readTexto } from '@valija/documents/comprobantes/lectura/read-texto.ts'",
  ],
  ['http/receive-files.ts', "import { verifyCfdi } from '@valija/cfdi'"],
  ['areas/lotes/jobs.ts', "import { Worker } from 'node:worker_threads'"],
])('[VII-B1] a reader loaded in %s is found', (file, line) => {
  const ways = waysToReaders(raices, readWith(`apps/server/src/${file}`, line))
  expect(ways.join('\n')).toContain(file)
})

it('a type is not loaded; a type among values is', () => {
  const text =
    "import type { A } from 'a'\nimport { type B } from 'b'\nimport {\n  C,\n} from 'c'\nimport 'd'"
  expect(loadedBy(text)).toEqual(['b', 'c', 'd'])
})
