import { describe, expect, test } from 'vitest'
import { datosDe } from '../../testing/documents.ts'
import { bytesOf, sign } from '../../testing/fixture.ts'
import type { DatosCfdi } from '../build-cfdi.ts'
import { judgeCfdi } from '../index.ts'

type Fila = { impuesto?: string; tasa?: string; base: string; importe: string }
type Renglon = {
  cantidad?: string
  valor?: string
  importe?: string
  descuento?: string
  traslados: Fila[]
  retenciones?: Fila[]
}
const money = (n: number) => n.toFixed(2)
const suma = (filas: readonly Fila[]) => money(filas.reduce((sum, { importe }) => sum + Number(importe), 0))
const de = ({ impuesto = '002', tasa, base, importe }: Fila) => ({
  base,
  impuesto,
  ...(tasa === undefined ? { tipoFactor: 'Exento' } : { tipoFactor: 'Tasa', tasaOCuota: tasa, importe }),
})

/** A document of one concept whose sums follow from it, whatever it says. */
function docDe({ cantidad = '1', valor = '1000.00', importe = '1000.00', ...suyo }: Renglon): DatosCfdi {
  const { traslados, retenciones = [], descuento } = suyo
  const descuentos = descuento === undefined ? {} : { descuento }
  const d = datosDe(1)
  const [concepto] = d.conceptos ?? []
  const porTasa = Map.groupBy(traslados, ({ impuesto = '', tasa = '' }) => `${impuesto} ${tasa}`)
  const porImpuesto = Map.groupBy(retenciones, ({ impuesto = '' }) => impuesto)
  return {
    ...d,
    conceptos: [
      {
        ...concepto!,
        cantidad,
        valorUnitario: valor,
        importe,
        ...descuentos,
        impuestos: { traslados: traslados.map(de), retenciones: retenciones.map(de) as never },
      },
    ],
    subTotal: money(Number(importe)),
    ...descuentos,
    total: money(
      Number(importe) - Number(descuento ?? 0) + Number(suma(traslados)) - Number(suma(retenciones)),
    ),
    impuestos: {
      traslados: [...porTasa.values()].map((filas) => ({
        ...de({ ...filas[0]!, importe: suma(filas) }),
        base: money(filas.reduce((sum, { base }) => sum + Number(base), 0)),
      })),
      totalImpuestosTrasladados: suma(traslados),
      ...(retenciones.length === 0
        ? {}
        : {
            retenciones: [...porImpuesto].map(([impuesto, filas]) => ({ impuesto, importe: suma(filas) })),
            totalImpuestosRetenidos: suma(retenciones),
          }),
    },
  }
}
const saidOf = (datos: DatosCfdi) =>
  judgeCfdi(bytesOf(sign(datos).xml))
    .hallazgos.filter(({ severidad }) => severidad !== 'info')
    .map(({ severidad, codigo }) => `${severidad} ${codigo}`)

const iva = (base = '1000.00', importe = '160.00', tasa = '0.160000'): Fila => ({ base, importe, tasa })
const isr: Fila = { impuesto: '001', tasa: '0.012500', base: '1000.00', importe: '12.50' }
const ieps: Fila = { impuesto: '003', tasa: '0.080000', base: '1000.00', importe: '80.00' }
const exento = (base: string): Fila => ({ base, importe: '0' })

describe('[VI-A3] a line that the SAT lets pass and that does not add up is told', () => {
  test.each<[string, Renglon, string[]]>([
    [
      'one of 1000 is 1400',
      { importe: '1400.00', traslados: [iva('1400.00', '224.00')] },
      ['aviso importeConcepto'],
    ],
    [
      'one of 1000 is 1501',
      { importe: '1501.00', traslados: [iva('1501.00', '240.16')] },
      ['error importeConcepto'],
    ],
    [
      '1.0 of 1000 is 1049',
      { cantidad: '1.0', importe: '1049.00', traslados: [iva('1049.00', '167.84')] },
      ['aviso importeConcepto'],
    ],
    ['three of 333.33 are 1000', { cantidad: '3', valor: '333.33', traslados: [iva()] }, []],
    ['3.33 of 300.30 are 1000', { cantidad: '3.33', valor: '300.30', traslados: [iva()] }, []],
    [
      'seven centavos of IVA more, on a base without decimals',
      { traslados: [iva('1000', '160.07')] },
      ['aviso importeImpuesto'],
    ],
    ['a centavo more', { traslados: [iva('1000', '160.01')] }, []],
  ])('%s', (_que, renglon, wanted) => {
    expect(saidOf(docDe(renglon))).toEqual(wanted)
  })
})

describe('[VI-A3] what a concept is worth is taxed once', () => {
  test.each<[string, Renglon, string[]]>([
    ['IVA twice', { traslados: [iva(), iva()] }, ['error baseDeMas']],
    [
      'IVA of 16 and of 8 on all of it',
      { traslados: [iva(), iva('1000.00', '80.00', '0.080000')] },
      ['aviso ivaFronterizo', 'error baseDeMas'],
    ],
    ['one retention twice', { traslados: [iva()], retenciones: [isr, isr] }, ['error baseDeMas']],
    ['a base ten times the amount', { traslados: [iva('10000.00', '1600.00')] }, ['aviso baseDeMas']],
    ['IVA on what was taken off', { descuento: '100.00', traslados: [iva()] }, ['aviso baseDeMas']],
    ['IVA on what is left of it', { descuento: '100.00', traslados: [iva('900.00', '144.00')] }, []],
    [
      'IVA on what is left, with its IEPS',
      {
        descuento: '100.00',
        traslados: [iva('972.00', '155.52'), { ...ieps, base: '900.00', importe: '72.00' }],
      },
      [],
    ],
    [
      'IVA of what was given away, half of it exento',
      { descuento: '1000.00', traslados: [iva('500.00', '80.00'), exento('500.00')] },
      ['aviso baseDeMas'],
    ],
    ['one IEPS twice', { traslados: [iva(), ieps, ieps] }, ['error baseDeMas']],
    [
      'a retention of three times the amount',
      { traslados: [iva()], retenciones: [{ ...isr, base: '3000.00', importe: '37.50' }] },
      ['aviso baseDeMas'],
    ],
    [
      'a retention on what was taken off',
      { descuento: '100.00', traslados: [iva('900.00', '144.00')], retenciones: [isr] },
      ['aviso baseDeMas'],
    ],
    ['half of it at 16, half exento', { traslados: [iva('500.00', '80.00'), exento('500.00')] }, []],
    ['IVA on the IEPS too', { traslados: [iva('1080.00', '172.80'), ieps] }, []],
    [
      'two retentions of two taxes',
      {
        traslados: [iva()],
        retenciones: [isr, { ...isr, impuesto: '002', tasa: '0.106667', importe: '106.67' }],
      },
      [],
    ],
  ])('%s', (_que, renglon, wanted) => {
    expect(saidOf(docDe(renglon))).toEqual(wanted)
  })
  test('of a local tax given in two equal rows the sum is looked at', () => {
    const ish = { impLocTrasladado: 'ISH', tasadeTraslado: '3.00', importe: '30.00' }
    const impuestosLocales = (n: number) => ({
      version: '1.0',
      totalDeRetenciones: '0.00',
      totalDeTraslados: money(30 * n),
      trasladosLocales: Array.from({ length: n }, () => ish),
    })
    const d = docDe({ traslados: [iva()] })
    expect(saidOf({ ...d, impuestosLocales: impuestosLocales(1), total: '1190.00' })).toEqual([])
    expect(saidOf({ ...d, impuestosLocales: impuestosLocales(2), total: '1220.00' })).toEqual([
      'aviso importeLocal',
    ])
  })
  test('a charge by night beside the lodging tax has no rate, and is held to none', () => {
    const impuestosLocales = {
      version: '1.0',
      totalDeRetenciones: '0.00',
      totalDeTraslados: '109.20',
      trasladosLocales: [
        { impLocTrasladado: 'ISH', tasadeTraslado: '5.00', importe: '50.00' },
        { impLocTrasladado: 'DERECHO DE SANEAMIENTO AMBIENTAL', tasadeTraslado: '0.00', importe: '59.20' },
      ],
    }
    expect(saidOf({ ...docDe({ traslados: [iva()] }), impuestosLocales, total: '1269.20' })).toEqual([])
  })
})

const retIva = (importe: string, tasa: string): Fila => ({ impuesto: '002', tasa, base: '1000.00', importe })
describe('[VI-A3] no more IVA is retained than is transferred', () => {
  test.each<[string, Renglon, string[]]>([
    ['two thirds', { traslados: [iva()], retenciones: [retIva('106.67', '0.106667')] }, []],
    ['all of it', { traslados: [iva()], retenciones: [retIva('160.00', '0.160000')] }, []],
    [
      'of what bears none',
      { traslados: [exento('1000.00')], retenciones: [retIva('106.67', '0.106667')] },
      ['aviso ivaRetenidoDeMas'],
    ],
    [
      'twice what the border has',
      {
        traslados: [iva('1000.00', '80.00', '0.080000')],
        retenciones: [retIva('160.00', '0.160000')],
      },
      ['aviso ivaFronterizo', 'aviso ivaRetenidoDeMas'],
    ],
  ])('%s', (_que, renglon, wanted) => {
    expect(saidOf(docDe(renglon))).toEqual(wanted)
  })
})

describe('[VI-A4] a tax of the federation is no local one', () => {
  test.each<[nombre: string, wanted: string[]]>([
    ['IVA', ['aviso localEsFederal']],
    ['I.V.A. 16 %', ['aviso localEsFederal']],
    ['iva trasladado', ['aviso localEsFederal']],
    ['RET. DE ISR', ['aviso localEsFederal']],
    ['Impuesto al Valor Agregado', ['aviso localEsFederal']],
    ['ISH', []],
    ['I.S.H. 3%', []],
    ['IMPUESTO SOBRE HOSPEDAJE', []],
    ['ISR CEDULAR', []],
    ['IMPUESTO CEDULAR', []],
    ['DIVAS', []],
  ])('%s', (nombre, wanted) => {
    const fila = { tasadeTraslado: '3.00', importe: '30.00' }
    const locales = { version: '1.0', totalDeRetenciones: '0.00', totalDeTraslados: '30.00' }
    const impuestosLocales = { ...locales, trasladosLocales: [{ ...fila, impLocTrasladado: nombre }] }
    expect(saidOf({ ...docDe({ traslados: [iva()] }), impuestosLocales, total: '1190.00' })).toEqual(wanted)
  })
})

test.each<[lugarExpedicion: string, wanted: string[]]>([
  ['22000', []],
  ['84000', []],
  ['32000', []],
  ['26000', []],
  ['65030', []],
  ['87300', []],
  ['77000', []],
  ['77900', []],
  ['30700', []],
  ['24640', []],
  ['86900', []],
  ['06600', ['aviso ivaFronterizo']],
  ['77500', ['aviso ivaFronterizo']],
  ['77710', ['aviso ivaFronterizo']],
  ['23400', ['aviso ivaFronterizo']],
  ['44100', ['aviso ivaFronterizo']],
])('[VI-A3] from %s, IVA of the border regions', (lugarExpedicion, wanted) => {
  const d = docDe({ traslados: [iva('1000.00', '80.00', '0.080000')] })
  expect(saidOf({ ...d, lugarExpedicion })).toEqual(wanted)
  expect(saidOf({ ...docDe({ traslados: [iva()] }), lugarExpedicion })).toEqual([])
})

describe('[VI-A4] a negative in a local tax, which the SAT’s schema lets pass, is told', () => {
  const cero = { version: '1.0', totalDeRetenciones: '0.00', totalDeTraslados: '0.00' }
  const fila = (tasadeTraslado: string, importe: string) => ({
    impLocTrasladado: 'ISH',
    tasadeTraslado,
    importe,
  })
  test.each<[string, DatosCfdi['impuestosLocales'], string, string[]]>([
    [
      'nothing',
      { ...cero, totalDeTraslados: '30.00', trasladosLocales: [fila('3.00', '30.00')] },
      '1190.00',
      [],
    ],
    [
      'an amount and its total',
      { ...cero, totalDeTraslados: '-30.00', trasladosLocales: [fila('3.00', '-30.00')] },
      '1130.00',
      ['aviso importeNegativo', 'aviso importeNegativo'],
    ],
    [
      'two rows that cancel each other',
      { ...cero, trasladosLocales: [fila('3.00', '30.00'), fila('3.00', '-30.00')] },
      '1160.00',
      ['aviso importeNegativo'],
    ],
    [
      'a rate',
      { ...cero, trasladosLocales: [fila('-3.00', '0.00')] },
      '1160.00',
      ['aviso importeNegativo', 'aviso importeLocal'],
    ],
    [
      'a retention',
      {
        ...cero,
        totalDeRetenciones: '-5.00',
        retencionesLocales: [{ impLocRetenido: '5 al millar', tasadeRetencion: '0.50', importe: '-5.00' }],
      },
      '1165.00',
      ['aviso importeNegativo', 'aviso importeNegativo'],
    ],
  ])('%s', (_que, impuestosLocales, total, wanted) => {
    expect(saidOf({ ...docDe({ traslados: [iva()] }), impuestosLocales, total })).toEqual(wanted)
  })
})

test('[VI-A3] a row that charges nothing and the document leaves out is told', () => {
  const d = docDe({ traslados: [iva('500.00', '80.00'), exento('500.00')] })
  const [primero] = d.impuestos?.traslados ?? []
  expect(saidOf({ ...d, impuestos: { ...d.impuestos, traslados: [primero!] } })).toEqual([
    'aviso trasladoNoCuadra',
  ])
})
