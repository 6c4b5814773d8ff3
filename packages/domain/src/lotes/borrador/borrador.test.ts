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

const ligados = (...args: Parameters<typeof tiePdfs>) =>
  [...tiePdfs(...args)].map(([facturaId, { pdfId }]) => [facturaId, pdfId])
const formas = (...args: Parameters<typeof tiePdfs>) =>
  [...tiePdfs(...args)].map(([facturaId, { pdfId, forma }]) => [facturaId, pdfId, forma])

describe('[VI-D2] each PDF says how it was tied', () => {
  const uno = 'A2A8F3B5-6C7D-4E8F-9A0B-1C2D3E4F5A6B'
  const dos = 'B2A8F3B5-6C7D-4E8F-9A0B-1C2D3E4F5A6B'
  const facturas = [f('1', 'a.xml', uno), f('2', 'b.xml', dos)]
  const con = (id: string, nombre: string, uuids: string[] | null) => ({ ...p(id, nombre), uuids })
  test('the uuid in its text is stronger than its name', () => {
    expect(formas(facturas, [con('x', 'a.pdf', [dos]), con('y', 'b.pdf', [uno])])).toEqual([
      ['2', 'x', 'uuid'],
      ['1', 'y', 'uuid'],
    ])
  })
  test('two of the same name are no match by name; nor are two XML of the same name', () => {
    expect(formas(facturas, [p('x', 'a.pdf'), p('y', 'A.PDF'), p('z', 'b.pdf')])).toEqual([
      ['2', 'z', 'nombre'],
    ])
    const gemelas = [f('1', 'x/factura.xml'.slice(2), uno, '10'), f('2', 'factura.xml', dos, '11')]
    expect(formas(gemelas, [p('x', 'factura.pdf')])).toEqual([])
  })
  test('one whose text names another factura is not tied by name nor by order', () => {
    expect(formas(facturas, [con('x', 'a.pdf', ['C'.repeat(36)])])).toEqual([])
    expect(formas([facturas[0] ?? f('', '')], [con('x', 'scan.pdf', ['C'.repeat(36)])])).toEqual([])
  })
  test('of two that name the same factura alone neither is its own by the text, whichever was dropped first', () => {
    const deDos = [con('y', 'cargo.pdf', [uno]), con('x', 'a.pdf', [uno])]
    for (const pdfs of [deDos, deDos.toReversed()])
      expect(formas(facturas, pdfs)).toEqual([['1', 'x', 'nombre']])
    expect(formas(facturas, [con('y', 'cargo.pdf', [uno]), con('x', 'escaneo.pdf', [uno])])).toEqual([])
  })
  test('one that names another document beside it, as its complement or its credit note does, is not its own by the text; what it replaces or applies is no other', () => {
    const rep = con('x', 'complemento.pdf', ['C'.repeat(36), uno])
    expect(formas(facturas, [rep])).toEqual([])
    expect(formas(facturas, [rep, con('y', 'suyo.pdf', [uno])])).toEqual([['1', 'y', 'uuid']])
    const nueva = { ...f('1', 'a.xml', uno), sustituye: ['c'.repeat(36)] }
    expect(formas([nueva], [rep])).toEqual([['1', 'x', 'uuid']])
    const conAnticipo = { ...f('1', 'a.xml', uno), anticipos: ['C'.repeat(36)] }
    expect(formas([conAnticipo], [rep])).toEqual([['1', 'x', 'uuid']])
  })
  test('a statement that names several of them is nobody’s by its text', () => {
    expect(formas(facturas, [con('x', 'estado.pdf', [uno, dos])])).toEqual([])
  })
  test('a scan has its name or its order', () => {
    expect(formas(facturas, [con('x', 'a.pdf', null), con('y', 'escaneo.pdf', null)])).toEqual([
      ['1', 'x', 'nombre'],
      ['2', 'y', 'orden'],
    ])
  })
})

describe('PDFs and facturas', () => {
  test('[B-099] by the name of the XML, the uuid or the folio, whatever the upload order', () => {
    const tied = ligados(
      [f('1', 'Hotel uno.xml'), f('2', 'b.xml', 'ABC-2'), f('3', 'c.xml')],
      [p('x', '3.PDF'), p('y', 'abc-2.pdf'), p('z', 'HOTEL UNO.pdf')],
    )
    expect(tied).toEqual([
      ['1', 'z'],
      ['2', 'y'],
      ['3', 'x'],
    ])
  })
  test('[B-099] what no name ties goes in upload order when the counts match, else stays loose', () => {
    const facturas = [f('1', 'a.xml'), f('2', 'b.xml')]
    expect(ligados(facturas, [p('x', 'scan1.pdf'), p('y', 'scan2.pdf')])).toEqual([
      ['1', 'x'],
      ['2', 'y'],
    ])
    expect(ligados(facturas, [p('x', 'scan1.pdf')])).toEqual([])
  })
  test('what a person tied wins over names', () => {
    expect(ligados([f('1', 'a.xml'), f('2', 'b.xml')], [p('x', 'a.pdf', '2'), p('y', 'b.pdf')])).toEqual([
      ['2', 'x'],
      ['1', 'y'],
    ])
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
