import { describe, expect, it } from 'vitest'
import { datosDe } from '../../testing/documents.ts'
import { bytesOf, codesOf, sign } from '../../testing/fixture.ts'
import { readCfdi } from './read-cfdi.ts'

const { xml, bytes, cfdi } = sign(datosDe(2))
const read = (text: string) => {
  const reading = readCfdi(bytesOf(text))
  if (!reading.ok) throw new Error(reading.hallazgos[0]!.mensaje)
  return { cfdi: reading.cfdi, codes: codesOf(reading), hallazgos: reading.hallazgos }
}
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('reading a CFDI', () => {
  it('gives every field under its name, amounts as they are written', () => {
    const datos = datosDe(2)
    expect(plain(cfdi)).toMatchObject({
      ...datos,
      conceptos: datos.conceptos!.map((c) => ({ ...c, partes: [], cuentaPredial: [] })),
    })
    expect(cfdi.timbre!.rfcProvCertif).toBe('SPR190613I52')
    expect(cfdi.complementos.map((c) => c.clave)).toEqual(['timbre'])
  })

  it('accepts a byte order mark and no XML declaration', () => {
    expect(plain(read(`\ufeff${xml}`).cfdi)).toEqual(plain(cfdi))
    expect(plain(read(xml.replace(/^<\?xml.*?\?>\n/, '')).cfdi)).toEqual(plain(cfdi))
  })

  it('reads any offset of a larger buffer', () => {
    for (const offset of [1, 2, 3, 5]) {
      const held = new Uint8Array(bytes.length + offset)
      held.set(bytes, offset)
      expect(readCfdi(held.subarray(offset)).ok).toBe(true)
    }
  })

  it('turns line breaks and tabs inside an attribute into spaces, and keeps those written as references', () => {
    const text = xml.replace('Nombre="HOTELERA DEL CARIBE AZUL"', 'Nombre="HOTELERA\r\nDEL\tCARIBE&#10;AZUL"')
    expect(read(text).cfdi.emisor.nombre).toBe('HOTELERA DEL CARIBE\nAZUL')
  })

  it('resolves the five entities and character references beyond the basic plane', () => {
    const text = xml.replace('Nombre="HOTELERA', 'Nombre="&lt;&gt;&amp;&quot;&apos;&#209;&#x1F600;')
    expect(read(text).cfdi.emisor.nombre).toContain('<>&"\'Ñ😀')
  })

  it('honours namespaces: another prefix, or none, is the same document with a warning', () => {
    const other = xml.replace('xmlns:cfdi=', 'xmlns:fx=').replaceAll('cfdi:', 'fx:')
    expect(read(other)).toMatchObject({ codes: ['prefijoInesperado'], cfdi: { total: cfdi.total } })
    const none = xml.replace('xmlns:cfdi=', 'xmlns=').replaceAll('cfdi:', '')
    expect(read(none)).toMatchObject({ codes: ['prefijoInesperado'], cfdi: { total: cfdi.total } })
  })

  it('judges the first of two stamps and reports the second', () => {
    const stamp = xml.match(/<tfd:[^>]*>/)![0]
    const twice = xml.replace(
      stamp,
      stamp + stamp.replace(/UUID="[^"]*"/, 'UUID="00000000-0000-0000-0000-000000000000"'),
    )
    expect(read(twice)).toMatchObject({
      codes: ['timbreRepetido'],
      cfdi: { timbre: { uuid: cfdi.timbre!.uuid } },
    })
  })

  it('tolerates a repeated schemaLocation on inner elements and a Complemento in two pieces', () => {
    const text = xml
      .replace('<cfdi:Emisor ', '<cfdi:Emisor xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 a.xsd" ')
      .replace('<cfdi:Complemento>', '<cfdi:Complemento/><cfdi:Complemento>')
    expect(read(text).codes).toEqual(['complementoRepetido'])
  })

  it('names a CFDI 3.3 with its header and says that it ceased', () => {
    const old = xml
      .replace('http://www.sat.gob.mx/cfd/4"', 'http://www.sat.gob.mx/cfd/3"')
      .replace('Version="4.0"', 'Version="3.3"')
    const { cfdi: header, codes } = read(old)
    expect(header).toMatchObject({ version: '3.3', total: cfdi.total, emisor: { rfc: 'HCA160101AB9' } })
    expect(codes).toContain('versionCesada')
  })

  it.each([
    [
      'a required attribute that is missing',
      / Total="[^"]*"/,
      '',
      'atributoFaltante',
      '/cfdi:Comprobante/@Total',
    ],
    [
      'a required attribute that is empty',
      / Total="[^"]*"/,
      ' Total=""',
      'atributoFaltante',
      '/cfdi:Comprobante/@Total',
    ],
    [
      'an attribute that does not exist',
      ' Total=',
      ' Totales="1" Total=',
      'atributoDesconocido',
      '/cfdi:Comprobante/@Totales',
    ],
    [
      'an element that does not exist',
      '<cfdi:Conceptos>',
      '<cfdi:Otro/><cfdi:Conceptos>',
      'elementoDesconocido',
      '/cfdi:Comprobante/cfdi:Otro',
    ],
    ['a missing element', /<cfdi:Emisor[^>]*>/, '', 'elementoFaltante', '/cfdi:Comprobante'],
    [
      'a repeated element',
      /(<cfdi:Emisor[^>]*>)/,
      '$1$1',
      'elementoRepetido',
      '/cfdi:Comprobante/cfdi:Emisor',
    ],
    [
      'elements out of order',
      /(<cfdi:Emisor[^>]*>)(<cfdi:Receptor[^>]*>)/,
      '$2$1',
      'elementoFueraDeOrden',
      '/cfdi:Comprobante/cfdi:Emisor',
    ],
    [
      'text where none belongs',
      '<cfdi:Conceptos>',
      '<cfdi:Conceptos>hola',
      'textoInesperado',
      '/cfdi:Comprobante/cfdi:Conceptos',
    ],
    [
      'an empty list',
      /<cfdi:Conceptos>.*<\/cfdi:Conceptos>/,
      '<cfdi:Conceptos/>',
      'listaVacia',
      '/cfdi:Comprobante/cfdi:Conceptos',
    ],
  ] as const)('reports %s with its place', (_, from, to, codigo, ruta) => {
    const { hallazgos } = read(xml.replace(from, to))
    expect(hallazgos.map((h) => [h.codigo, h.ruta])).toContainEqual([codigo, ruta])
  })

  it('numbers the repeated elements in the place of a finding', () => {
    const { hallazgos } = read(
      xml.replace('NoIdentificacion="HAB-00002"', 'NoIdentificacion="HAB-00002" Otro="1"'),
    )
    expect(hallazgos[0]!.ruta).toBe('/cfdi:Comprobante/cfdi:Conceptos/cfdi:Concepto[2]/@Otro')
  })

  it('keeps the type complete when required elements are missing', () => {
    const { cfdi: bare } = read('<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"/>')
    expect(bare).toMatchObject({
      total: '',
      emisor: { rfc: '' },
      receptor: { usoCfdi: '' },
      conceptos: [],
      complementos: [],
      cfdiRelacionados: [],
    })
  })
})
