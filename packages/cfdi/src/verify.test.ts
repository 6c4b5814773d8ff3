import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTestCa, makeKeyPair } from '../testing/ca.ts'
import { datosDe, datosPago } from '../testing/documents.ts'
import { authority, bytesOf, codesOf, sign, trusted, verify } from '../testing/fixture.ts'
import { attributesOf, disguise, withAttribute } from '../testing/xml.ts'
import { parseCertificado } from './certificado/certificado.ts'
import { createCryptoWeb } from './crypto-web.ts'
import { signCfdi } from './sign-cfdi.ts'
import { verifyCfdiAsync } from './verify.ts'

const numbers = (seed: number) => () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return (seed >>> 8) / 0x1_00_00_00
}

/** Attributes that the sello covers: all of the cfdi and complement elements but the signatures themselves. */
const isSigned = ({ elemento, nombre }: { elemento: string; nombre: string }) =>
  !elemento.startsWith('tfd:') && !nombre.includes(':') && nombre !== 'Sello' && nombre !== 'Certificado'

describe('a signed and stamped CFDI', () => {
  it('is found valid in every respect, without findings', () => {
    const { cfdi, hallazgos, ...verdict } = verify(sign().bytes)
    expect(verdict).toEqual({
      version: '4.0',
      tipo: 'I',
      uuid: cfdi!.timbre!.uuid,
      sello: 'valido',
      certificado: { serieCoincide: true, rfcCoincide: true, vigenteEnFecha: true, cadena: 'sat' },
      timbre: { selloCfdCoincide: true, selloSat: 'valido' },
    })
    expect(hallazgos).toEqual([])
  })

  it('gets the same verdict from Web Crypto as from node:crypto', async () => {
    const { bytes, xml } = sign(datosPago())
    const crypto = createCryptoWeb()!
    expect(await verifyCfdiAsync(bytes, { crypto, ...trusted() })).toEqual(verify(bytes))
    const changed = bytesOf(xml.replace('Descripcion="Pago"', 'Descripcion="Pagos"'))
    expect(await verifyCfdiAsync(changed, { crypto, ...trusted() })).toEqual(verify(changed))
  })

  it('stays valid whatever text its fields hold', () => {
    const text = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 60 })
      .filter((t) => !/[\p{Cc}\p{Cs}|\ufffe\uffff]/u.test(t) && t.trim() !== '')
    fc.assert(
      fc.property(text, text, (nombre, descripcion) => {
        const datos = datosDe(1)
        datos.emisor.nombre = nombre
        datos.conceptos![0]!.descripcion = `${descripcion}\u00a0 \n\t&<>"'`
        expect(verify(sign(datos).bytes).sello).toBe('valido')
      }),
      { numRuns: 60 },
    )
  })

  it('stays valid when attributes change order or quotes, characters become references and white space moves', () => {
    const originals = [sign(datosDe(3)).xml, sign(datosPago()).xml]
    fc.assert(
      fc.property(fc.nat(), fc.constantFrom(...originals), (seed, xml) => {
        const verdict = verify(disguise(xml, numbers(seed)))
        expect([verdict.sello, verdict.timbre.selloSat, codesOf(verdict)]).toEqual(['valido', 'valido', []])
      }),
      { numRuns: 150 },
    )
  })

  it('stays valid with an Addenda, whatever foreign elements it holds', () => {
    const addenda =
      '<x:orden xmlns:x="urn:x" total="1">texto <![CDATA[<b>]]><cfdi:Emisor Rfc="XAXX010101000"/></x:orden>'
    const { emisor, pac } = authority()
    const verdict = verify(signCfdi(datosDe(1), emisor, pac, { addenda }).bytes)
    expect([verdict.sello, verdict.timbre.selloSat, codesOf(verdict)]).toEqual(['valido', 'valido', []])
  })

  it('is invalid as soon as one attribute of the cadena changes', () => {
    for (const { xml } of [sign(datosDe(2)), sign(datosPago())]) {
      const targets = attributesOf(xml).filter(isSigned)
      expect(targets.length).toBeGreaterThan(35)
      for (const { token, attribute, nombre, valor } of targets) {
        const verdict = verify(withAttribute(xml, token, attribute, `${valor}1`))
        expect([nombre, verdict.sello]).toEqual([nombre, 'invalido'])
        expect(codesOf(verdict)).toContain('alteradoDespuesDelTimbrado')
      }
    }
  })

  it('has an invalid SelloSAT as soon as one attribute of the stamp changes', () => {
    const { xml } = sign(datosDe(1))
    const targets = attributesOf(xml).filter(
      (a) => a.elemento.startsWith('tfd:') && !a.nombre.includes(':') && a.nombre !== 'NoCertificadoSAT',
    )
    for (const { token, attribute, nombre, valor } of targets) {
      const changed =
        nombre === 'SelloSAT' || nombre === 'SelloCFD'
          ? valor.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))
          : `${valor}1`
      expect([nombre, verify(withAttribute(xml, token, attribute, changed)).timbre.selloSat]).toEqual([
        nombre,
        'invalido',
      ])
    }
  })
})

describe('what is missing or broken is named, never guessed', () => {
  const withSello = (sello: string) =>
    sign(datosDe(1)).xml.replace(/ SelloSAT="[^"]*"/, ` SelloSAT="${sello}"`)
  const changed = (from: RegExp | string, to: string, xml = sign(datosDe(1)).xml) =>
    verify(xml.replace(from, to))

  it.each([
    ['no sello', / Sello="[^"]*"/, '', 'ausente', 'selloAusente'],
    ['a sello that is no base64', / Sello="../, ' Sello="*_', 'ilegible', 'selloIlegible'],
    ['no certificate', / Certificado="[^"]*"/, '', 'no-verificable', 'certificadoAusente'],
    [
      'a certificate that is none',
      / Certificado="[^"]*"/,
      ' Certificado="MIIB"',
      'no-verificable',
      'certificadoIlegible',
    ],
  ] as const)('with %s the sello is not judged valid', (_, from, to, sello, codigo) => {
    const verdict = changed(from, to)
    expect(verdict.sello).toBe(sello)
    expect(codesOf(verdict)).toContain(codigo)
  })

  it('a document without stamp says so, and its sello is judged all the same', () => {
    const { emisor } = authority()
    const verdict = verify(signCfdi(datosDe(1), emisor).bytes)
    expect([verdict.sello, verdict.timbre, codesOf(verdict)]).toEqual([
      'valido',
      { selloCfdCoincide: null, selloSat: 'ausente' },
      ['timbreAusente'],
    ])
  })

  it('without the certificate of the PAC, SelloSAT is sin-certificado', () => {
    const verdict = verify(sign().bytes, { anclas: trusted().anclas })
    expect([verdict.timbre.selloSat, codesOf(verdict)]).toEqual(['sin-certificado', []])
  })

  it.each([
    ['zeros', 'A'.repeat(342)],
    ['one text over and over', btoa('sello'.repeat(51))],
  ])('[VI-A] a SelloSAT of %s is none, with the certificate of the PAC or without', (_que, bytes) => {
    const vacio = withSello(bytes.padEnd(Math.ceil(bytes.length / 4) * 4, '='))
    for (const verdict of [verify(vacio), verify(vacio, { anclas: trusted().anclas })])
      expect([verdict.timbre.selloSat, codesOf(verdict)]).toEqual(['invalido', ['timbreSelloVacio']])
  })

  it('[VI-A] a Sello of zeros is refused even where the cadena is not known', () => {
    const { xml } = sign(datosDe(1))
    const con = xml
      .replace(/ Sello="[^"]*"/, ` Sello="${'A'.repeat(342)}=="`)
      .replace('<cfdi:Complemento>', '<cfdi:Complemento><x:Nuevo xmlns:x="urn:nuevo"/>')
    expect(verify(con)).toMatchObject({ sello: 'invalido' })
    expect(codesOf(verify(con))).toContain('selloInvalido')
  })

  it('a stamp taken from another document does not match its sello', () => {
    const other = sign(datosDe(3)).xml.match(/<tfd:[^>]*>/)![0]
    const verdict = changed(/<tfd:[^>]*>/, other)
    expect([verdict.sello, verdict.timbre]).toEqual([
      'valido',
      { selloCfdCoincide: false, selloSat: 'valido' },
    ])
    expect(codesOf(verdict)).toContain('timbreSelloCfd')
  })

  it('a sello is no-verificable, not invalid, when an unknown complement may have entered the cadena', () => {
    const verdict = changed(
      '<cfdi:Complemento>',
      '<cfdi:Complemento><d:donat xmlns:d="http://www.sat.gob.mx/donat" a="1">x</d:donat>',
    )
    expect(verdict.sello).toBe('no-verificable')
    expect(verdict.hallazgos.map((h) => h.codigo)).toContain('complementoNoValidado')
  })

  it('an unknown complement that adds nothing to the cadena leaves the sello valid', () => {
    const verdict = changed(
      '<cfdi:Complemento>',
      '<cfdi:Complemento><d:donat xmlns:d="http://www.sat.gob.mx/donat" a="1"/>',
    )
    expect(verdict.sello).toBe('valido')
  })
})

describe('the certificate', () => {
  const llave = makeKeyPair()
  const issue = (options: object, ca = authority().ca) =>
    ca.issue({ rfc: 'HCA160101AB9', nombre: 'HOTEL', llave, ...options })
  const judge = (emisor: ReturnType<typeof issue>, options = trusted()) =>
    verify(signCfdi(datosDe(1), emisor, authority().pac).bytes, options)

  it('of another tax id is a finding, and the sello stays valid', () => {
    const verdict = judge(issue({ rfc: 'XIA190128J61' }))
    expect([verdict.sello, verdict.certificado.rfcCoincide, codesOf(verdict)]).toEqual([
      'valido',
      false,
      ['certificadoRfc'],
    ])
  })

  it('whose serial is not NoCertificado is a finding', () => {
    const { xml } = sign(datosDe(1))
    expect(codesOf(verify(xml.replace(/NoCertificado="\d/, 'NoCertificado="9')))).toContain(
      'certificadoSerie',
    )
  })

  it('must have been in force at Fecha, not today', () => {
    const expired = issue({ desde: new Date('2020-01-01'), hasta: new Date('2026-11-01') })
    expect(codesOf(judge(expired))).toEqual(['certificadoVigencia'])
    const later = issue({ desde: new Date('2020-01-01'), hasta: new Date('2026-11-12') })
    expect(codesOf(judge(later))).toEqual([])
  })

  it('is unknown, and an error, when no trust anchor signed it; unknown, and a warning, when there are none', () => {
    const other = createTestCa({ llave })
    const verdict = judge(issue({}, other))
    expect([verdict.certificado.cadena, codesOf(verdict)]).toEqual(['desconocida', ['certificadoCadena']])
    expect(verdict.hallazgos[0]!.severidad).toBe('error')
    expect(judge(issue({}), { ...trusted(), anclas: [] }).hallazgos.map((h) => h.severidad)).toEqual([
      'aviso',
    ])
  })

  it('of an authority that only shares the name of a trusted one is not trusted', () => {
    const forger = createTestCa({ llave })
    expect(judge(issue({}, forger)).certificado.cadena).toBe('desconocida')
  })

  it('issued by a certificate that is no authority is not trusted', () => {
    const leaf = parseCertificado(authority().emisor.certificateDer)
    expect(judge(issue({}), { ...trusted(), anclas: [leaf] }).certificado.cadena).toBe('desconocida')
  })

  it('of a test authority is refused unless tests are allowed', () => {
    const uat = createTestCa({ nombre: 'AC UAT', llave })
    const emisor = issue({}, uat)
    const verdict = judge(emisor)
    expect([verdict.certificado.cadena, codesOf(verdict)]).toEqual(['prueba', ['certificadoDePrueba']])
    expect(
      codesOf(judge(emisor, { ...trusted(), permitirPrueba: true } as ReturnType<typeof trusted>)),
    ).toEqual([])
  })

  it('of an authority that has expired since counts when it was in force at Fecha', () => {
    const old = createTestCa({ hasta: new Date('2026-11-15'), llave })
    const verdict = judge(issue({ hasta: new Date('2039-01-01') }, old), {
      ...trusted(),
      anclas: [parseCertificado(old.certificateDer)],
    })
    expect(verdict.certificado.cadena).toBe('sat')
    const gone = createTestCa({ hasta: new Date('2026-11-01'), llave })
    const late = judge(issue({ hasta: new Date('2039-01-01') }, gone), {
      ...trusted(),
      anclas: [parseCertificado(gone.certificateDer)],
    })
    expect(late.certificado.cadena).toBe('desconocida')
  })
})
