import { describe, expect, test } from 'vitest'
import { divideDrop, sortDrop } from './sort-drop.ts'

const file = (name: string, size = 1) => new File(['x'.repeat(size)], name)
const sorted = (names: readonly string[], takesLayout: boolean) => {
  const { papeles, fuera, xml } = sortDrop(
    names.map((name) => file(name)),
    { maxSize: 10, takesLayout },
  )
  return {
    xml: xml.map(({ name }) => name),
    pdf: papeles.pdf.map(({ name }) => name),
    layout: papeles.layout?.name ?? null,
    fuera: fuera.map(({ nombre, codigo }) => [nombre, codigo]),
  }
}

describe('[VIII-B5] what is dropped among XML', () => {
  test('PDF and the first layout go with the XML where they are taken; the rest is told with its reason', () => {
    const names = ['a.XML', 'b.pdf', 'uno.xlsx', 'dos.xls', 'otra.csv', 'foto.png']
    expect(sorted(names, true)).toEqual({
      xml: ['a.XML'],
      pdf: ['b.pdf'],
      layout: 'uno.xlsx',
      fuera: [
        ['dos.xls', 'layoutDeMas'],
        ['otra.csv', 'layoutNoEsExcel'],
        ['foto.png', 'archivoNoEsXml'],
      ],
    })
  })

  test('where there is no layout a sheet is told, and the PDF goes with the XML', () => {
    expect(sorted(['a.xml', 'b.pdf', 'uno.xlsx'], false)).toEqual({
      xml: ['a.xml'],
      pdf: ['b.pdf'],
      layout: null,
      fuera: [['uno.xlsx', 'archivoNoEsXml']],
    })
  })

  test('an XML is as large as the limit and no larger', () => {
    const { xml, fuera } = sortDrop([file('a.xml', 10), file('b.xml', 11)], {
      maxSize: 10,
      takesLayout: false,
    })
    expect(xml.map(({ name }) => name)).toEqual(['a.xml'])
    expect(fuera).toEqual([{ nombre: 'b.xml', codigo: 'archivoMuyGrande', motivo: expect.any(String) }])
  })

  test.each([
    [2, [2, 3, 2], 5],
    [0, [0, 3, 3, 1], 7],
    [7, [7], 0],
  ])('of 7 files with room for %i, in lotes of 3, they are divided as %j', (caben, sizes, left) => {
    const files = Array.from({ length: 7 }, (_, i) => file(`${i}.xml`))
    const { dentro, fuera, masLotes } = divideDrop(files, caben, 3)
    expect([dentro, ...masLotes].map(({ length }) => length)).toEqual(sizes)
    expect([dentro, ...masLotes].flat()).toEqual(files)
    expect(fuera).toHaveLength(left)
  })
})
