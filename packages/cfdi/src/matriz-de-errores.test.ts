import { describe, expect, it } from 'vitest'
import { datosDe, datosPago } from '../testing/documents.ts'
import { bytesOf, sign } from '../testing/fixture.ts'
import type { DatosCfdi } from './build-cfdi.ts'
import { codigoSat } from './codigos-sat.ts'
import type { Complemento } from './complemento.ts'
import { judgeCfdi } from './index.ts'

const put = <T extends object>(at: T, what: { [K in keyof T]?: T[K] | undefined }) => Object.assign(at, what)
const concepto = (d: DatosCfdi) => d.conceptos![0]!
const CCE = 'http://www.sat.gob.mx/ComercioExterior20'
const comercioExterior: Complemento = {
  espacio: CCE,
  nombre: 'ComercioExterior',
  clave: null,
  arbol: {
    espacio: CCE,
    nombre: 'ComercioExterior',
    atributos: new Map([['Version', '2.0']]),
    hijos: [],
    texto: '',
  },
}
const extranjero = (d: DatosCfdi, residenciaFiscal?: string, numRegIdTrib?: string) =>
  put(d.receptor, {
    rfc: 'XEXX010101000',
    domicilioFiscalReceptor: '77500',
    regimenFiscalReceptor: '616',
    usoCfdi: 'S01',
    residenciaFiscal,
    numRegIdTrib,
  })
const exportado = (d: DatosCfdi, residencia?: string, registro?: string) => [
  extranjero(d, residencia, registro),
  put(d, { exportacion: '02', complementos: [comercioExterior] }),
]
const nomina = (d: DatosCfdi) => [
  put(concepto(d), { objetoImp: '01', impuestos: undefined }),
  put(d, { tipoDeComprobante: 'N', formaPago: undefined, impuestos: undefined, total: '1000.00' }),
  put(d.receptor, { rfc: 'JUFA7608212V6', regimenFiscalReceptor: '605', usoCfdi: 'CN01' }),
]
const aduana = (numeroPedimento: string) => [{ numeroPedimento }]
const importado = (d: DatosCfdi, numero: string) => put(concepto(d), { informacionAduanera: aduana(numero) })
const enParte = (d: DatosCfdi, numero: string) =>
  put(concepto(d), {
    partes: [
      { claveProdServ: '90101501', cantidad: '1', descripcion: 'x', informacionAduanera: aduana(numero) },
    ],
  })
const deEsteAño = '26  47  3807  6003832'
const deOtro = '27  47  3807  7003832'

const judged = (change: (d: DatosCfdi) => unknown, base = () => datosDe(1)) => {
  const datos = base()
  change(datos)
  return judgeCfdi(bytesOf(sign(datos).xml)).hallazgos.filter(({ severidad }) => severidad !== 'info')
}
type Caso = [sat: string, name: string, change: (d: DatosCfdi) => unknown, base?: () => DatosCfdi]

const prohibidos: Caso[] = [
  ['CFDI40103', 'a payroll with a form of payment', (d) => [nomina(d), put(d, { formaPago: '03' })]],
  ['CFDI40161', 'a payroll for another use', (d) => [nomina(d), put(d.receptor, { usoCfdi: 'S01' })]],
  ['CFDI40156', 'a tax id of the United States of eight digits', (d) => extranjero(d, 'USA', '12345678')],
  ['CFDI40156', 'one of Canada with letters', (d) => extranjero(d, 'CAN', '12345678A')],
  ['CFDI40162', 'a product before the first segment', (d) => put(concepto(d), { claveProdServ: '00000000' })],
  ['CFDI40162', 'a product after the last', (d) => put(concepto(d), { claveProdServ: '99999999' })],
  ['CFDI40194', 'a pedimento of a year to come', (d) => importado(d, deOtro)],
  ['CFDI40199', 'one of a part', (d) => enParte(d, deOtro)],
  [
    'CFDI40195',
    'a pedimento of what is exported',
    (d) => [exportado(d, 'USA', '123456789'), importado(d, deEsteAño)],
  ],
  ['CFDI40200', 'one of a part of it', (d) => [exportado(d, 'USA', '123456789'), enParte(d, deEsteAño)]],
]
const dichos: Caso[] = [
  ['CFDI40153', 'goods exported to who resides nowhere', (d) => exportado(d)],
  ['CFDI40155', 'goods exported to who has no tax id', (d) => exportado(d, 'USA')],
]
const permitidos: Caso[] = [
  ['', 'a payroll', nomina],
  ['', 'an export', (d) => exportado(d, 'USA', '123456789')],
  ['', 'a tax id of a country without a form', (d) => extranjero(d, 'DEU', 'DE 123')],
  ['', 'a pedimento of this year', (d) => [importado(d, deEsteAño), enParte(d, deEsteAño)]],
  ['', 'one of the century before', (d) => importado(d, '98  47  3807  8003832')],
  ['', 'what the catalogue does not name', (d) => put(concepto(d), { claveProdServ: '01010101' })],
  [
    '',
    'a payment that replaces another',
    (d) =>
      put(d, {
        cfdiRelacionados: [
          { tipoRelacion: '04', relacionados: [{ uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA0' }] },
        ],
      }),
    datosPago,
  ],
]

describe('the SAT’s matrices of errors', () => {
  it.each(prohibidos)('[VI-A3] %s: %s is an error by its code', (sat, _, change, base) => {
    const errores = judged(change, base).filter(({ severidad }) => severidad === 'error')
    expect(errores.map(codigoSat)).toEqual([sat])
  })
  it.each(dichos)('[VI-A3] %s: %s is told, for PACs stamp it', (sat, _, change, base) => {
    const found = judged(change, base)
    expect(found.map(codigoSat)).toContain(sat)
    expect(found.filter(({ severidad }) => severidad === 'error')).toEqual([])
  })
  it.each(permitidos)('[VI-A6] %s%s has nothing said against it', (_sat, _name, change, base) => {
    expect(judged(change, base).map(({ codigo }) => codigo)).toEqual([])
  })
  it('[VI-A3] a payment related by another word than what it replaces is told', () => {
    const relacion = { tipoRelacion: '01', relacionados: [{ uuid: '6D7434A6-E3F2-47AD-9E4C-08849946AFA0' }] }
    expect(
      judged((d) => put(d, { cfdiRelacionados: [relacion] }), datosPago).map((h) => [h.codigo, h.severidad]),
    ).toEqual([['valorPorTipo', 'aviso']])
  })
})
