import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { datosDe } from '../../testing/documents.ts'
import { bytesOf, sign, verify } from '../../testing/fixture.ts'
import type { Limites } from './limites.ts'
import { readCfdi } from './read-cfdi.ts'

const { xml, bytes, cfdi } = sign(datosDe(1))

const refusal = (input: string | Uint8Array, options?: Partial<Limites>) => {
  const reading = readCfdi(typeof input === 'string' ? bytesOf(input) : input, options)
  if (reading.ok) throw new Error('it was read')
  expect(reading.hallazgos).toHaveLength(1)
  return reading.hallazgos[0]!
}

const utf16 = (text: string, mark: number[]) => Uint8Array.from([...mark, ...Buffer.from(text, 'utf16le')])
const head = xml.slice(0, xml.indexOf('?>') + 3)
const body = xml.slice(head.length)

describe('a hostile or damaged file gets one clear error', () => {
  it.each([
    ['an empty file', new Uint8Array(), 'archivoVacio'],
    ['gzip in disguise', new Uint8Array(gzipSync(bytes)), 'archivoNoEsXml'],
    ['a PDF', bytesOf('%PDF-1.7\n'), 'archivoNoEsXml'],
    ['a ZIP', Uint8Array.of(0x50, 0x4b, 3, 4, 0), 'archivoNoEsXml'],
    ['plain text', bytesOf('hola'), 'archivoNoEsXml'],
    ['a DTD', bytesOf(`${head}<!DOCTYPE cfdi:Comprobante>${body}`), 'dtdProhibido'],
    ['an entity bomb', bytesOf(`<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]>${body}`), 'dtdProhibido'],
    [
      'an external entity',
      bytesOf(`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${body}`),
      'dtdProhibido',
    ],
    ['an entity of nobody', bytesOf(xml.replace('Nombre="', 'Nombre="&x;')), 'xmlMalFormado'],
    ['a reference to NUL', bytesOf(xml.replace('Nombre="', 'Nombre="&#0;')), 'xmlMalFormado'],
    [
      'a reference to half a character',
      bytesOf(xml.replace('Nombre="', 'Nombre="&#xD800;')),
      'xmlMalFormado',
    ],
    ['a NUL', bytesOf(xml.replace('Nombre="', 'Nombre="\u0000')), 'xmlMalFormado'],
    ['a control character', bytesOf(xml.replace('Nombre="', 'Nombre="\u000b')), 'xmlMalFormado'],
    ['a character that is none', bytesOf(xml.replace('Nombre="', 'Nombre="\uffff')), 'xmlMalFormado'],
    ['invalid UTF-8', Uint8Array.from([...bytesOf(head), 0xc3, 0x28, ...bytesOf(body)]), 'utf8Invalido'],
    ['an overlong form', Uint8Array.from([...bytesOf(head), 0xc0, 0xbc]), 'utf8Invalido'],
    ['UTF-16 with a mark', utf16(xml, [0xff, 0xfe]), 'codificacionNoAdmitida'],
    ['UTF-16 without a mark', utf16(xml, []), 'codificacionNoAdmitida'],
    ['XML 1.1', bytesOf(xml.replace('version="1.0"', 'version="1.1"')), 'versionXmlNoAdmitida'],
    ['another declared encoding', bytesOf(xml.replace('UTF-8', 'ISO-8859-1')), 'codificacionNoAdmitida'],
    [
      'another declared encoding, in whose letters it is written',
      Uint8Array.from(
        Buffer.from(xml.replace('UTF-8', 'ISO-8859-1').replace('Nombre="', 'Nombre="Ñ'), 'latin1'),
      ),
      'codificacionNoAdmitida',
    ],
    [
      'an undeclared prefix',
      bytesOf(xml.replace('<cfdi:Conceptos>', '<x:y/><cfdi:Conceptos>')),
      'prefijoSinDeclarar',
    ],
    [
      'an undeclared prefix of an attribute',
      bytesOf(xml.replace(' Total=', ' x:y="1" Total=')),
      'prefijoSinDeclarar',
    ],
    ['a duplicate attribute', bytesOf(xml.replace(' Total=', ' Total="1" Total=')), 'xmlMalFormado'],
    [
      'a duplicate of two prefixes',
      bytesOf(xml.replace(' Total=', ' xmlns:a="u" xmlns:b="u" a:z="1" b:z="2" Total=')),
      'xmlMalFormado',
    ],
    [
      'a prefix declared twice',
      bytesOf(xml.replace(' Total=', ' xmlns:a="u" xmlns:a="v" Total=')),
      'xmlMalFormado',
    ],
    ['a second root', bytesOf(xml + body), 'xmlMalFormado'],
    ['text after the root', bytesOf(`${xml}x`), 'xmlMalFormado'],
    ['a second declaration', bytesOf(xml + head), 'xmlMalFormado'],
    ['a cut file', bytes.subarray(0, bytes.length - 20), 'xmlMalFormado'],
    [
      'crossed tags',
      bytesOf(xml.replace('</cfdi:Impuestos></cfdi:Concepto>', '</cfdi:Concepto></cfdi:Impuestos>')),
      'xmlMalFormado',
    ],
    ['a < inside a value', bytesOf(xml.replace('Nombre="', 'Nombre="<')), 'xmlMalFormado'],
    ['a value without quotes', bytesOf(xml.replace(/Total="([^"]*)"/, 'Total=$1')), 'xmlMalFormado'],
    ['attributes without space', bytesOf(xml.replace('" Total=', '"Total=')), 'xmlMalFormado'],
    [
      'a double dash in a comment',
      bytesOf(xml.replace('<cfdi:Conceptos>', '<!-- a -- b --><cfdi:Conceptos>')),
      'xmlMalFormado',
    ],
    [']]> in text', bytesOf(xml.replace('<cfdi:Conceptos>', ']]><cfdi:Conceptos>')), 'xmlMalFormado'],
    ['another document', bytesOf('<html xmlns="http://www.w3.org/1999/xhtml"/>'), 'noEsCfdi'],
    [
      'a Comprobante of another namespace',
      bytesOf(xml.replace('"http://www.sat.gob.mx/cfd/4"', '"urn:otro"')),
      'noEsCfdi',
    ],
    [
      'a namespace and a version that disagree',
      bytesOf(xml.replace('cfd/4"', 'cfd/3"')),
      'versionNoAdmitida',
    ],
    [
      'retenciones',
      bytesOf('<r:Retenciones xmlns:r="http://www.sat.gob.mx/esquemas/retencionpago/2"/>'),
      'noEsCfdi',
    ],
  ] as const)('%s', (_, input, codigo) => {
    expect(refusal(input).codigo).toBe(codigo)
  })

  it('says line and column, in characters, of what is not well-formed', () => {
    const broken =
      '<?xml version="1.0"?>\n<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"\n  Serie="ñ" Folio=1/>'
    expect(refusal(broken)).toMatchObject({ linea: 3, columna: 19 })
    expect(refusal(broken).mensaje).toBe(
      'El XML está mal formado en la línea 3, columna 19: el valor del atributo debe ir entre comillas.',
    )
  })
})

describe('limits', () => {
  const open = '<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4"'

  it('a value of 100 MB is refused by the size of the file, before it is decoded', () => {
    expect(refusal(new Uint8Array(100 * 1024 * 1024).fill(0x41)).codigo).toBe('archivoDemasiadoGrande')
  })

  it('a million attributes stop at the limit of one element', () => {
    const many = Array.from({ length: 1_000_000 }, (_, i) => ` a${i}=""`).join('')
    expect(refusal(`${open}${many}/>`, { maxBytes: 100e6 })).toMatchObject({
      codigo: 'limiteRebasado',
      esperado: '256',
    })
  })

  it('a depth of 100 000 stops at the limit', () => {
    expect(refusal(`${open}>${'<a>'.repeat(100_000)}`).esperado).toBe('64')
  })

  it('a flood of elements and of conceptos stops at their limits', () => {
    expect(refusal(`${open}>${'<a/>'.repeat(300_000)}`).codigo).toBe('limiteRebasado')
    expect(refusal(`${open}><cfdi:Conceptos>${'<cfdi:Concepto/>'.repeat(20_001)}`).codigo).toBe(
      'limiteRebasado',
    )
  })

  it('[VII-B] more related documents than are kept are refused with their number, none is cut unsaid', () => {
    const of = (n: number) =>
      readCfdi(
        bytesOf(
          `${open}>${`<cfdi:CfdiRelacionados TipoRelacion="01">${'<cfdi:CfdiRelacionado UUID=""/>'.repeat(n / 2)}</cfdi:CfdiRelacionados>`.repeat(2)}</cfdi:Comprobante>`,
        ),
      )
    expect(of(2000).ok).toBe(true)
    expect(of(2002).hallazgos[0]!.mensaje).toMatch(/^El archivo rebasa el límite de CFDI relacionados: 2000 /)
  })

  it('findings stop at their limit, which is said', () => {
    const reading = readCfdi(bytesOf(`${open}>${'<cfdi:Otro/>'.repeat(5000)}</cfdi:Comprobante>`))
    expect(reading.hallazgos).toHaveLength(201)
    expect(reading.hallazgos.at(-1)!.codigo).toBe('demasiadosHallazgos')
    // 5 000 strangers; four attributes and Emisor, Receptor and Conceptos are missing too… all of them counted.
    expect(reading.hallazgos.at(-1)!.mensaje).toMatch(/^Se muestran 200 hallazgos de más de 50\d\d\.$/)
  })

  it('[VI-A2] no flood of notices hides the error that comes after it', () => {
    const flood = '<x:y xmlns:x="http://www.sat.gob.mx/x"/>'.repeat(3000)
    const read = readCfdi(
      bytesOf(xml.replace('<tfd:', `${flood}<tfd:`).replace(/<\/cfdi:Comprobante>/, '<cfdi:Otro/>$&')),
    )
    expect(read.hallazgos.filter((h) => h.severidad === 'error').map((h) => h.codigo)).toEqual([
      'elementoDesconocido',
    ])
    const tercero =
      '<cfdi:ACuentaTerceros RfcACuentaTerceros="AAA010101AAA" NombreACuentaTerceros="A" RegimenFiscalACuentaTerceros="601" DomicilioFiscalACuentaTerceros="06600"/>'
    const concept = xml
      .match(/<cfdi:Concepto .*<\/cfdi:Concepto>/)![0]
      .replace('</cfdi:Impuestos>', `$&${tercero}`)
    const { hallazgos } = verify(xml.replace('<cfdi:Conceptos>', `<cfdi:Conceptos>${concept.repeat(3000)}`))
    expect(hallazgos.map((h) => h.codigo)).toEqual(
      expect.arrayContaining(['rfcDigito', 'subTotalNoCuadra', 'demasiadosHallazgos', 'selloInvalido']),
    )
  })

  it('findings about values stop at their limit too', () => {
    const concept = xml
      .match(/<cfdi:Concepto .*<\/cfdi:Concepto>/)![0]
      .replace('Cantidad="1"', 'Cantidad="x"')
    const { hallazgos } = verify(xml.replace('<cfdi:Conceptos>', `<cfdi:Conceptos>${concept.repeat(9000)}`))
    expect(hallazgos.length).toBeLessThan(210)
    expect(hallazgos.map((h) => h.codigo)).toEqual(
      expect.arrayContaining(['demasiadosHallazgos', 'selloInvalido']),
    )
  })
})

describe('tricks that show a careless reader another document', () => {
  const stamp = xml.match(/<tfd:[^>]*>/)![0]
  const forged = stamp.replace(/UUID="[^"]*"/, 'UUID="FFFFFFFF-0000-0000-0000-000000000000"')
  const judge = (text: string) => {
    const verdict = verify(text)
    return { ...verdict, codes: verdict.hallazgos.map((h) => h.codigo) }
  }

  it('a stamp in the Addenda is no stamp', () => {
    const { uuid, codes } = judge(
      xml
        .replace(stamp, '')
        .replace('</cfdi:Comprobante>', `<cfdi:Addenda>${forged}</cfdi:Addenda></cfdi:Comprobante>`),
    )
    expect(uuid).toBeNull()
    expect(codes).toEqual(expect.arrayContaining(['timbreFueraDeLugar', 'timbreAusente']))
  })

  it('a stamp within a complement, a concept or the root is no stamp', () => {
    for (const text of [
      xml.replace(stamp, `<x:y xmlns:x="urn:x">${forged}</x:y>${stamp}`),
      xml.replace(
        '</cfdi:Concepto>',
        `<cfdi:ComplementoConcepto>${forged}</cfdi:ComplementoConcepto></cfdi:Concepto>`,
      ),
      xml.replace('<cfdi:Emisor', `${forged}<cfdi:Emisor`),
    ]) {
      const { uuid, codes } = judge(text)
      expect(uuid).toBe(cfdi.timbre!.uuid)
      expect(codes).toContain('timbreFueraDeLugar')
    }
  })

  it('a stamp of the right name in another namespace is no stamp', () => {
    const { uuid, codes } = judge(
      xml.replace(
        stamp,
        stamp.replace(
          'xmlns:tfd="http://www.sat.gob.mx/TimbreFiscalDigital"',
          'xmlns:tfd="http://www.sat.gob.mx/timbrefiscaldigital"',
        ),
      ),
    )
    expect(uuid).toBeNull()
    expect(codes).toEqual(expect.arrayContaining(['complementoSinEspacio', 'timbreAusente']))
  })

  it('a second Comprobante inside counts for nothing and is reported', () => {
    const inner = body.replace('Total="', 'Total="9')
    const { cfdi: seen, codes } = judge(
      xml.replace('</cfdi:Comprobante>', `<cfdi:Addenda>${inner}</cfdi:Addenda></cfdi:Comprobante>`),
    )
    expect(seen!.total).toBe(cfdi.total)
    expect(codes).toContain('comprobanteAnidado')
  })

  it('a root that only wears the prefix is not a CFDI, and one that hides it inside neither', () => {
    expect(refusal(`<x:sobre xmlns:x="urn:x">${body}</x:sobre>`).codigo).toBe('noEsCfdi')
  })

  it('redefining the prefix of inner elements turns them into strangers', () => {
    const { codes } = judge(xml.replace('<cfdi:Emisor ', '<cfdi:Emisor xmlns:cfdi="urn:otro" '))
    expect(codes).toEqual(expect.arrayContaining(['elementoDesconocido', 'elementoFaltante']))
  })
})

it('[VII-B5] a file of a few bytes is told what is wrong with it wherever it lies in memory', () => {
  const textos = ['', '<', '<a', '<ab', '\ufeff', '\ufeff<', ' ', '\u0001', '<\u0001', '<a\u0001>', 'PK']
  for (const texto of textos)
    for (let lugar = 0; lugar < 9; lugar++) {
      const memoria = new Uint8Array([...new Uint8Array(lugar), ...Buffer.from(texto), 1, 1, 1, 1, 1])
      expect(refusal(memoria.subarray(lugar, memoria.length - 5)).severidad).toBe('error')
    }
})
