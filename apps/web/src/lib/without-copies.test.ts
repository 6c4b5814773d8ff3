import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutCopies } from './without-copies.ts'

test('[VI-D3] of 201 files dropped at once with two that are others byte by byte 199 count, and each copy is told with whose it is', async () => {
  const files = Array.from({ length: 199 }, (_, i) => new File([`<una n="${100 + i}"/>`], `f${i}.xml`))
  const copias = [new File(['<una n="100"/>'], 'otra.xml'), new File(['<una n="298"/>'], 'f0.xml')]
  const { files: quedan, fuera } = await withoutCopies([...files, ...copias])
  expect(quedan).toEqual(files)
  expect(fuera.map(({ nombre, codigo, motivo }) => [nombre, codigo, motivo])).toEqual([
    ['otra.xml', 'archivoIdentico', expect.stringContaining('f0.xml')],
    ['f0.xml', 'archivoIdentico', expect.stringContaining('f198.xml')],
  ])
})

test('[VI-D3] one that the draft has already is told as that, and one that cannot be read now is left to whoever takes it', async () => {
  const hash = createHash('sha256').update('<una/>').digest('hex')
  const rota = Object.assign(new File(['<una/>'], 'rota.xml'), {
    arrayBuffer: () => Promise.reject(new Error()),
  })
  const otra = new File(['<otra/>'], 'otra.xml')
  const { files, fuera } = await withoutCopies(
    [new File(['<una/>'], 'copia.xml'), otra, rota],
    [{ hash, nombre: 'primera.xml' }],
  )
  expect(files).toEqual([otra, rota])
  expect(fuera.map(({ nombre, motivo }) => [nombre, motivo])).toEqual([
    ['copia.xml', expect.stringContaining('primera.xml')],
  ])
})
