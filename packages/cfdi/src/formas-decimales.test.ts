import { describe, expect, it } from 'vitest'
import { datosDe } from '../testing/documents.ts'
import { sign, verify } from '../testing/fixture.ts'
import type { DatosCfdi } from './build-cfdi.ts'

const findingsIn = (xml: string) =>
  verify(xml)
    .hallazgos.filter((h) => h.severidad !== 'info')
    .map((h) => [h.codigo, h.encontrado, h.esperado])
const findingsOf = (datos: DatosCfdi) => findingsIn(sign(datos).xml)
const concepto = (d: DatosCfdi) => d.conceptos![0]!

/** With lodging tax of 3 %, outside of IVA and inside the total. */
const withHospedaje = (): DatosCfdi => ({
  ...datosDe(1),
  total: '1190.00',
  impuestosLocales: {
    version: '1.0',
    totalDeRetenciones: '0.00',
    totalDeTraslados: '30.00',
    trasladosLocales: [{ impLocTrasladado: 'ISH', tasadeTraslado: '3.00', importe: '30.00' }],
  },
})

describe('numbers in every form the schemas allow', () => {
  it('[VI-A4] lodging tax may be written with any decimals its schema allows', () => {
    for (const [tasa, importe] of [
      ['3.0000', '30.000000'],
      ['3', '30'],
      ['+3', '+30.'],
      ['0003.00', '0000000000000000000000030.00'],
    ]) {
      const d = withHospedaje()
      d.impuestosLocales!.totalDeTraslados = importe!
      Object.assign(d.impuestosLocales!.trasladosLocales![0]!, { tasadeTraslado: tasa, importe })
      expect([tasa, findingsOf(d)]).toEqual([tasa, []])
    }
    const half = withHospedaje()
    half.impuestosLocales!.totalDeTraslados = '.50'
    Object.assign(half.impuestosLocales!.trasladosLocales![0]!, { tasadeTraslado: '.05', importe: '.5' })
    half.total = '1160.50'
    expect(findingsOf(half)).toEqual([])
    const third = withHospedaje()
    third.impuestosLocales!.trasladosLocales![0]!.importe = '30.001'
    expect(findingsOf(third).map(([codigo]) => codigo)).toContain('atributoInvalido')
  })

  it('[VI-A4] rows of local taxes may alternate, and a second complement of them is summed', () => {
    const d = withHospedaje()
    const xml = sign(d).xml
    const node = /<implocal:ImpuestosLocales.*<\/implocal:ImpuestosLocales>/.exec(xml)![0]
    const alternating = node
      .replace('TotaldeRetenciones="0.00"', 'TotaldeRetenciones="10.00"')
      .replace(
        '<implocal:TrasladosLocales',
        '<implocal:RetencionesLocales ImpLocRetenido="CEDULAR" TasadeRetencion="0.5" Importe="5"/><implocal:TrasladosLocales',
      )
      .replace(
        '</implocal:ImpuestosLocales>',
        '<implocal:RetencionesLocales ImpLocRetenido="OBRA" TasadeRetencion="0.5" Importe="5"/></implocal:ImpuestosLocales>',
      )
    // The sello is another's by then.
    const errors = (text: string) =>
      findingsIn(text).filter(
        ([codigo]) => !String(codigo).startsWith('alterado') && codigo !== 'selloInvalido',
      )
    expect(errors(xml.replace(node, alternating).replace(' Total="1190.00"', ' Total="1180.00"'))).toEqual([])
    expect(errors(xml.replace(node, node + node).replace(' Total="1190.00"', ' Total="1220.00"'))).toEqual([])
    expect(errors(xml.replace(node, node + node))).toEqual([['totalNoCuadra', '1190.00', '1220.00']])
    // The second one is judged as the first is.
    expect(errors(xml.replace(node, node + node.replace(' Importe="30.00"', ' Importe="x"')))).toEqual(
      expect.arrayContaining([['atributoInvalido', 'x', 'un número con hasta dos decimales']]),
    )
  })

  it('[VI-A4] amounts without a pattern in the schema may have any form of xs:decimal', () => {
    const d = datosDe(1)
    Object.assign(concepto(d), { cantidad: '+1.0000000' })
    Object.assign(concepto(d).impuestos!.traslados![0]!, {
      base: '0000000000000000001000.00',
      tasaOCuota: '.16',
    })
    expect(findingsOf(d)).toEqual([])
    const usd = { ...datosDe(1), moneda: 'USD', tipoCambio: '+17.5000000' }
    expect(findingsOf(usd)).toEqual([])
    for (const wrong of ['-1', '1e3', '1,000', '0', '+0.0', '1.0000001', '']) {
      const bad = datosDe(1)
      concepto(bad).cantidad = wrong
      expect([wrong, findingsOf(bad).length]).not.toEqual([wrong, 0])
    }
    // With a pattern there is none of that.
    for (const wrong of ['+1160.00', '1160.', '.5']) {
      expect([wrong, findingsOf({ ...datosDe(1), total: wrong }).map(([c]) => c)]).toEqual([
        wrong,
        expect.arrayContaining(['atributoInvalido']),
      ])
    }
  })
})
