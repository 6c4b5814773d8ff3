import { describe, expect, test } from 'vitest'
import { type AvanceBorrador, pasoAbierto } from './paso-abierto.ts'
import { tiePdfs } from './tie-pdfs.ts'

const f = (id: string, nombre: string, uuid = `U-${id}`, folio = id, serieFolio = `A${id}`) => ({
  id,
  nombre,
  uuid,
  folio,
  serieFolio,
})
const p = (id: string, nombre: string, facturaId: string | null = null) => ({ id, nombre, facturaId })

describe('PDFs and facturas', () => {
  test('[B-099] by the name of the XML, the uuid or the folio, whatever the upload order', () => {
    const tied = tiePdfs(
      [f('1', 'Hotel uno.xml'), f('2', 'b.xml', 'ABC-2'), f('3', 'c.xml')],
      [p('x', '3.PDF'), p('y', 'abc-2.pdf'), p('z', 'HOTEL UNO.pdf')],
    )
    expect([...tied]).toEqual([
      ['1', 'z'],
      ['2', 'y'],
      ['3', 'x'],
    ])
  })
  test('[B-099] what no name ties goes in upload order when the counts match, else stays loose', () => {
    const facturas = [f('1', 'a.xml'), f('2', 'b.xml')]
    expect([...tiePdfs(facturas, [p('x', 'scan1.pdf'), p('y', 'scan2.pdf')])]).toEqual([
      ['1', 'x'],
      ['2', 'y'],
    ])
    expect([...tiePdfs(facturas, [p('x', 'scan1.pdf')])]).toEqual([])
  })
  test('what a person tied wins over names', () => {
    expect([...tiePdfs([f('1', 'a.xml'), f('2', 'b.xml')], [p('x', 'a.pdf', '2'), p('y', 'b.pdf')])]).toEqual(
      [
        ['2', 'x'],
        ['1', 'y'],
      ],
    )
  })
})

describe('[B-065] a later step opens only after the earlier one', () => {
  const done: AvanceBorrador = {
    facturas: 3,
    proveedorElegido: true,
    facturasValidadas: true,
    continuan: 2,
    layoutCargado: true,
    reservasValidadas: true,
    layoutValidado: true,
    listas: 2,
    loteValidado: true,
  }
  test.each([
    [{}, 'confirmar'],
    [{ facturas: 0 }, 'facturas'],
    [{ proveedorElegido: false }, 'dictamen'],
    [{ facturasValidadas: false }, 'dictamen'],
    [{ continuan: 0 }, 'dictamen'],
    [{ layoutCargado: false }, 'layout'],
    [{ reservasValidadas: false }, 'layout'],
    [{ layoutValidado: false }, 'layout'],
    [{ listas: 0 }, 'layout'],
    [{ loteValidado: false }, 'nombre'],
  ] as const)('%j opens %s', (falta, paso) => {
    expect(pasoAbierto({ ...done, ...falta })).toBe(paso)
  })
})
