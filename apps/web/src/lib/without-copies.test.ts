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
