import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../testing/documents.ts'
import { bytesOf, sign } from '../testing/fixture.ts'
import type { DatosCfdi } from './build-cfdi.ts'
import { judgeCfdi } from './index.ts'

const errorsIn = (input: string | Uint8Array) =>
  judgeCfdi(typeof input === 'string' ? bytesOf(input) : input)
    .hallazgos.filter((h) => h.severidad === 'error')
    .map((h) => h.codigo)
const errorsOf = (datos: DatosCfdi) => errorsIn(sign(datos).xml)
const times = <T>(n: number, value: T): T[] => Array.from({ length: n }, () => value)

describe('tax rows as a set', () => {
  it('[VI-A3] ten equal Traslado rows of the document are an error, though sums and total agree', () => {
    const d = datosDe(1)
    d.impuestos!.traslados = times(10, d.impuestos!.traslados![0]!)
    d.impuestos!.totalImpuestosTrasladados = '1600.00'
    d.total = '2600.00'
    expect(new Set(errorsOf(d))).toEqual(new Set(['impuestoRepetido']))
    expect(errorsOf(d)).toHaveLength(9)
  })

  it('[VI-A3] a row cut in two, or written with its rate in another form, is no second row', () => {
    const d = datosDe(1)
    const row = d.impuestos!.traslados![0]!
    d.impuestos!.traslados = [
      { ...row, base: '500.00', importe: '80.00' },
      { ...row, base: '500.00', importe: '80.00', tasaOCuota: '.16' },
    ]
    expect(errorsOf(d)).toContain('impuestoRepetido')
    const exento = datosDe(1)
    exento.impuestos!.traslados!.push(...times(2, { base: '1.00', impuesto: '002', tipoFactor: 'Exento' }))
    expect(errorsOf(exento)).toContain('impuestoRepetido')
  })

  it('[VI-A3] a doubled Retencion is an error', () => {
    const d = datosDe(1, true)
    const rows = d.impuestos!.retenciones!
    expect(errorsOf(d)).toEqual([])
    d.impuestos!.retenciones = [...rows, rows[0]!]
    expect(errorsOf(d)).toContain('impuestoRepetido')
  })

  it('[VI-A3] several rates of one tax are as many rows', () => {
    const d = datosDe(2)
    const second = d.conceptos![1]!
    second.impuestos!.traslados![0]!.tasaOCuota = '0.080000'
    second.impuestos!.traslados![0]!.importe = '80.03'
    d.impuestos!.traslados = [
      { base: '1000.00', impuesto: '002', tipoFactor: 'Tasa', tasaOCuota: '0.160000', importe: '160.00' },
      { base: '1000.37', impuesto: '002', tipoFactor: 'Tasa', tasaOCuota: '0.080000', importe: '80.03' },
    ]
    d.impuestos!.totalImpuestosTrasladados = '240.03'
    d.total = '2240.40'
    expect(errorsOf(d)).toEqual([])
  })

  it('[VI-A3] the same holds in a payment; of a related document no rule of the matrix forbids a row for each concept (CRP20248 to CRP20261)', () => {
    expect(errorsOf(datosPago())).toEqual([])
    const p = datosPago()
    const own = p.pagos!.pagos![0]!.impuestosP!
    own.trasladosP = times(2, own.trasladosP![0]!)
    expect(errorsOf(p)).toContain('impuestoRepetido')
    const r = datosPago()
    r.pagos!.pagos![0]!.impuestosP!.retencionesP = times(2, { impuestoP: '002', importeP: '0.00' })
    expect(errorsOf(r)).toContain('impuestoRepetido')
    const d = datosPago()
    const dr = d.pagos!.pagos![0]!.doctosRelacionados![0]!.impuestosDR!
    dr.trasladosDR = times(2, { ...dr.trasladosDR![0]!, baseDR: '500.00', importeDR: '80.00' })
    expect(judgeCfdi(bytesOf(sign(d).xml)).hallazgos.filter((h) => h.severidad !== 'info')).toEqual([])
    // Twice the same sum is not what the payment says.
    dr.trasladosDR = times(2, { ...dr.trasladosDR[0]!, baseDR: '1000.00', importeDR: '160.00' })
    expect(errorsOf(d)).toContain('impuestosPago')
  })
})

describe('what used to pass unseen', () => {
  const { xml } = sign(datosDe(1))
  const stamp = /<tfd:[^>]*>/.exec(xml)![0]

  it('[VI-A6] a value is compared without the white space around it', () => {
    const p = sign(datosPago()).xml
    expect(errorsIn(p.replace('Descripcion="Pago"', 'Descripcion=" Pago&#10;"'))).toEqual([])
    expect(errorsIn(xml.replace('MetodoPago="PUE"', 'MetodoPago=" PPD "'))).toContain('formaPagoPpdNo99')
    expect(errorsIn(xml.replace('Moneda="MXN"', 'Moneda=" MXN" TipoCambio="2"'))).toContain(
      'tipoCambioIncorrecto',
    )
    // A no-break space is no white space of XML.
    expect(errorsIn(p.replace('Descripcion="Pago"', 'Descripcion="&#160;Pago"'))).toContain('valorPorTipo')
  })

  it('[VI-A6] a second Complemento or a second stamp is an error', () => {
    const second = `<cfdi:Complemento>${stamp}</cfdi:Complemento></cfdi:Comprobante>`
    expect(errorsIn(xml.replace('</cfdi:Comprobante>', second))).toEqual(
      expect.arrayContaining(['complementoRepetido', 'timbreRepetido']),
    )
    expect(errorsIn(xml.replace(stamp, stamp + stamp))).toContain('timbreRepetido')
    expect(errorsIn(xml.replace('</cfdi:Comprobante>', '<cfdi:Complemento/></cfdi:Comprobante>'))).toContain(
      'complementoRepetido',
    )
  })

  it('[VI-A6] a currency or a country that no list of the SAT has is an error', () => {
    for (const moneda of ['ZZZ', 'MXP', 'mxn', 'USS'])
      expect([moneda, errorsIn(xml.replace('Moneda="MXN"', `Moneda="${moneda}" TipoCambio="1"`))]).toEqual([
        moneda,
        expect.arrayContaining(['claveDesconocida']),
      ])
    for (const pais of ['ZZY', 'MX', 'ENG'])
      expect([
        pais,
        errorsIn(
          xml.replace(' RegimenFiscalReceptor=', ` ResidenciaFiscal="${pais}" RegimenFiscalReceptor=`),
        ),
      ]).toEqual([pais, expect.arrayContaining(['claveDesconocida'])])
    expect(errorsIn(xml.replace('Moneda="MXN"', 'Moneda="EUR" TipoCambio="20.1"'))).toEqual([])
    expect(
      errorsIn(xml.replace(' RegimenFiscalReceptor=', ' ResidenciaFiscal="USA" RegimenFiscalReceptor=')),
    ).not.toContain('claveDesconocida')
    const p = sign(datosPago()).xml
    expect(errorsIn(p.replace('MonedaP="MXN"', 'MonedaP="ZZZ"'))).toContain('claveDesconocida')
    expect(errorsIn(p.replace('MonedaDR="MXN"', 'MonedaDR="ZZZ"'))).toContain('claveDesconocida')
  })

  it('[VI-A6] an export of key 02 asks for its complement; the other keys ask for none', () => {
    const con = (clave: string) => errorsIn(xml.replace('Exportacion="01"', `Exportacion="${clave}"`))
    expect(con('02')).toContain('elementoFaltante')
    for (const clave of ['03', '04']) expect(con(clave)).toEqual([])
  })

  it('[VI-A6] a postal code of zeros, a blank name and a blank folio are errors', () => {
    for (const cp of ['00000', '00999'])
      for (const atributo of ['LugarExpedicion', 'DomicilioFiscalReceptor'])
        expect(errorsIn(xml.replace(new RegExp(`${atributo}="\\d+"`), `${atributo}="${cp}"`))).toContain(
          'atributoInvalido',
        )
    for (const blank of [' ', '&#160;', '&#9;&#8239;']) {
      expect(errorsIn(xml.replace(/ Folio="[^"]*"/, ` Folio="${blank}"`))).toContain('atributoInvalido')
      expect(errorsIn(xml.replace(/ Nombre="[^"]*"/, ` Nombre="${blank}"`))).not.toEqual([])
    }
  })

  it('[VI-A6] what is none of the SAT inside Complemento is an error', () => {
    for (const ajeno of [
      '<x:y xmlns:x="urn:x"/>',
      '<y/>',
      '<cfdi:Concepto/>',
      '<y xmlns="http://www.sat.gob.mx.example/implocal"/>',
    ])
      expect([ajeno, errorsIn(xml.replace(stamp, ajeno + stamp))]).toEqual([
        ajeno,
        expect.arrayContaining(['elementoDesconocido']),
      ])
    expect(errorsIn(xml.replace(stamp, `<y xmlns="http://www.sat.gob.mx/nuevo"/>${stamp}`))).toEqual([])
  })

  it('[VI-A6] UTF-16 and UTF-32 are told by their name, with or without a mark', () => {
    const in16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'))
    const swapped = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le').swap16())
    const in32 = (text: string) =>
      new Uint8Array(Buffer.from(Array.from(text).flatMap((c) => [c.charCodeAt(0), 0, 0, 0])))
    for (const [bytes, nombre] of [
      [in16(`\ufeff${xml}`), 'UTF-16 (little endian)'],
      [in16(xml), 'UTF-16 (little endian)'],
      [in16(`\r\n ${xml}`), 'UTF-16 (little endian)'],
      [swapped(`\ufeff${xml}`), 'UTF-16 (big endian)'],
      [swapped(`\n${xml}`), 'UTF-16 (big endian)'],
      [in32(xml), 'UTF-32 (little endian)'],
    ] as const)
      expect(judgeCfdi(bytes).hallazgos.map((h) => [h.codigo, h.encontrado])).toEqual([
        ['codificacionNoAdmitida', nombre],
      ])
  })
})

describe('[VI-A3] a peso that is said to be worth one of another currency is told', () => {
  const told = (datos: DatosCfdi) =>
    judgeCfdi(sign(datos).bytes).hallazgos.flatMap(({ codigo, ruta }) =>
      codigo === 'cambioAUno' ? [ruta.split('@')[1]] : [],
    )
  const pagada = (monedaP: string, tipoCambioP: string, monedaDR: string, equivalenciaDR: string) => {
    const datos = datosPago()
    const pago = datos.pagos!.pagos![0]!
    Object.assign(pago, { monedaP, tipoCambioP })
    Object.assign(pago.doctosRelacionados![0]!, { monedaDR, equivalenciaDR })
    return datos
  }
  it.each([
    ['an invoice', { ...datosDe(1), moneda: 'USD', tipoCambio: '1.000000' }, ['TipoCambio']],
    ['one at its rate', { ...datosDe(1), moneda: 'USD', tipoCambio: '18.3456' }, []],
    ['one in pesos', { ...datosDe(1), tipoCambio: '1' }, []],
    ['a payment in dollars', pagada('USD', '1', 'USD', '1'), ['TipoCambioP']],
    ['pesos for an invoice in dollars', pagada('MXN', '1', 'USD', '1'), ['EquivalenciaDR']],
    ['dollars for one in pesos', pagada('USD', '18.3', 'MXN', '1.0000000000'), ['EquivalenciaDR']],
    ['two currencies at par, none of them the peso', pagada('USD', '18.3', 'PAB', '1'), []],
    ['pesos for pesos', pagada('MXN', '1', 'MXN', '1'), []],
  ])('%s', (_que, datos, atributos) => expect(told(datos)).toEqual(atributos))
})
