import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readZip } from './read-zip.ts'

const una = strToU8('<una/>')
const nombres = (zip: Uint8Array) => {
  const leido = readZip(zip)
  return 'falla' in leido ? null : leido.archivos.map(({ nombre }) => nombre)
}
/** The declared sizes of every entry, in both of its headers. */
const declaring = (zip: Uint8Array, bytes: number): Uint8Array => {
  const copia = zip.slice()
  const vista = new DataView(copia.buffer)
  for (let i = 0; i + 4 <= copia.length; i++)
    if (vista.getUint32(i, true) === 0x04034b50) vista.setUint32(i + 22, bytes, true)
    else if (vista.getUint32(i, true) === 0x02014b50) vista.setUint32(i + 24, bytes, true)
  return copia
}
/** The n-th entry under a password, as both of its headers say. */
const locked = (zip: Uint8Array, cual = 0): Uint8Array => {
  const copia = zip.slice()
  const vista = new DataView(copia.buffer)
  for (const [firma, marca] of [
    [0x04034b50, 6],
    [0x02014b50, 8],
  ] as const) {
    const entradas = [...copia.keys()].filter(
      (i) => i + 4 <= copia.length && vista.getUint32(i, true) === firma,
    )
    const at = (entradas[cual] ?? 0) + marca
    vista.setUint16(at, vista.getUint16(at, true) | 1, true)
  }
  return copia
}
const renamed = (zip: Uint8Array, de: string, a: string): Uint8Array =>
  Uint8Array.from(Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(de, a), 'latin1'))
const bueno = zipSync({ 'a.xml': una })
const muchos = Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}.xml`, una]))

it.each<[string, Uint8Array, string[] | null]>([
  ['one file', bueno, ['a.xml']],
  [
    'folders within folders',
    zipSync({ 'octubre/hotel/a.xml': una, 'octubre/a.pdf': una }),
    ['a.xml', 'a.pdf'],
  ],
  ['a name of the same in two folders', zipSync({ 'uno/a.xml': una, 'dos/a.xml': una }), ['a.xml', 'a.xml']],
  [
    'names that lead outside',
    zipSync({ '../../a.xml': una, '/etc/b.xml': una, '..\\c.xml': una }),
    ['a.xml', 'b.xml', 'c.xml'],
  ],
  ['a ZIP in it, for who takes it to refuse by name', zipSync({ 'dentro.zip': bueno }), ['dentro.zip']],
  ['only what the system leaves', zipSync({ '.DS_Store': una, '__MACOSX/._a.xml': una }), []],
  [
    'two under one path',
    renamed(zipSync({ 'a.xml': una, 'b.xml': strToU8('<otra/>') }), 'b.xml', 'a.xml'),
    null,
  ],
  ['a password', locked(bueno), null],
  [
    'a folder and a file under a password',
    locked(zipSync({ 'octubre/': new Uint8Array(), 'octubre/a.xml': [una, { level: 0 }] }), 1),
    null,
  ],
  [
    'one file of two under a password',
    locked(zipSync({ 'a.xml': una, 'b.xml': [una, { level: 0 }] }), 1),
    null,
  ],
  ['cut in the middle', bueno.slice(0, bueno.length / 2), null],
  ['no ZIP', strToU8('PK no'), null],
  ['nothing', new Uint8Array(), null],
  ['more than a thousand', zipSync(muchos), null],
  [
    'a bomb that says its size',
    declaring(zipSync({ 'a.xml': new Uint8Array(1_000_000) }), 500 * 2 ** 20),
    null,
  ],
])('[VI-D3] a ZIP with %s gives all that is in it or says that it does not open', (_que, zip, hay) => {
  expect(nombres(zip)).toEqual(hay)
})

it('[VI-D3] of a bomb that lies about its size no more comes out than it says', () => {
  const leido = readZip(declaring(zipSync({ 'a.xml': new Uint8Array(20_000_000) }), 100))
  expect('falla' in leido ? [] : leido.archivos.map(({ bytes }) => bytes.length)).toEqual([100])
})
