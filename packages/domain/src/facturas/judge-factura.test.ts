import { sayHallazgos } from '@valija/contract/redaccion/hallazgos.ts'
import { centavos } from '@valija/palabras/centavos.ts'
import { describe, expect, test } from 'vitest'
import { aCabecera, contextoDe } from '../../testing/a-cabecera.ts'
import type { Dia } from '../tiempo/dia.ts'
import { judgeFactura } from './judge-factura.ts'
import { fechaIsNotToCome } from './reglas/fecha-is-not-to-come.ts'

const codes = (cambios: Parameters<typeof aCabecera>[0], ...contexto: Parameters<typeof contextoDe>) =>
  judgeFactura(aCabecera(cambios), contextoDe(...contexto)).map(({ codigo }) => codigo)
const pue = { metodoPago: 'PUE', formaPago: '03' }

test('[VI-A] none is issued or stamped after today, but in Cancún, where it is tomorrow an hour before', () => {
  const hoy = '2026-10-12'
  const deDia = (fecha: string, fechaTimbrado = fecha, otroHoy = hoy) => {
    const cabecera = aCabecera({ fecha: `${fecha}T00:10:00`, fechaTimbrado: `${fechaTimbrado}T00:10:00` })
    const { politica } = contextoDe()
    return fechaIsNotToCome(cabecera, { hoy: otroHoy as Dia, politica }).map(({ codigo }) => codigo)
  }
  expect([deDia(hoy), deDia('2026-10-13'), deDia('2027-01-01', '2026-12-31', '2026-12-31')]).toEqual([
    [],
    [],
    [],
  ])
  expect([deDia('2026-10-14'), deDia(hoy, '2026-10-14'), deDia('2027-06-01', hoy)]).toEqual([
    ['fechaPorVenir'],
    ['fechaPorVenir'],
    ['fechaPorVenir'],
  ])
  // Its year is wrong, which is said.
  expect(deDia('2027-06-01')).toEqual([])
})

describe('rules of a supplier factura', () => {
  test('one that keeps them all has no finding', () => {
    expect(codes({})).toEqual([])
    expect(codes(pue)).toEqual([])
  })
  test('[B-076] the receptor regime must be 601, unless the policy admits more', () => {
    expect(codes({ receptorRegimen: '626' })).toEqual(['receptorRegimen'])
    expect(codes({ receptorRegimen: '603' }, '2026-10-12', { receptorRegimenes: ['601', '603'] })).toEqual([])
  })
  test('[B-077] the use must not be G03, and must be said', () => {
    expect(codes({ usoCfdi: 'G03' })).toEqual(['usoCfdi'])
    expect(codes({ usoCfdi: '' })).toEqual(['usoCfdi'])
  })
  test('[B-078] the stamp year is the current one: neither the last nor the next', () => {
    expect(codes({ fechaTimbrado: '2025-12-31T23:59:59' }, '2026-01-01')).toEqual(['anioTimbrado'])
    expect(codes({ fechaTimbrado: '2027-01-01T00:00:00' }, '2026-12-10')).toEqual(['anioTimbrado'])
    expect(codes({ fechaTimbrado: '2026-01-01T00:00:00' }, '2026-12-10')).toEqual([])
  })
  test('[B-079] the receptor must be the company', () => {
    const [h] = judgeFactura(aCabecera({ receptor: 'EKU9003173C9' }), contextoDe())
    expect(h).toMatchObject({
      codigo: 'receptorRfc',
      params: { encontrado: 'EKU9003173C9', esperado: 'VAL960115QT8' },
    })
  })
  test('[B-080] the payment method must be PUE or PPD; none is an error', () => {
    expect(codes({ metodoPago: '' })).toEqual(['metodoPago'])
    expect(codes({ metodoPago: 'PPX' })).toEqual(['metodoPago'])
  })
  test('[B-081] a PUE belongs to the current month and year, by its stamp', () => {
    expect(codes({ ...pue, fechaTimbrado: '2026-09-30T23:00:00' })).toEqual(['mesPue'])
    expect(codes({ ...pue, fechaTimbrado: '2026-11-01T00:00:00' })).toEqual(['mesPue'])
    expect(codes({ fechaTimbrado: '2026-09-30T23:00:00' })).toEqual([])
  })
  test('[B-082] a PUE is paid by transfer: forma de pago 03', () => {
    const [h] = sayHallazgos(judgeFactura(aCabecera({ ...pue, formaPago: '04' }), contextoDe()), 'emisor')
    expect(h).toMatchObject({
      codigo: 'formaPagoPue',
      encontrado: '04 Tarjeta de crédito',
      esperado: '03 Transferencia electrónica de fondos',
    })
  })
  test.each([
    [23, '2026-10-23', []],
    [23, '2026-10-24', ['cortePue']],
    [30, '2026-10-24', []],
    [30, '2026-10-31', ['cortePue']],
  ] as const)('[B-083] with cut-off %i a PUE on %s gives %j', (cortePueProveedor, hoy, esperado) => {
    expect(codes(pue, hoy, { cortePueProveedor })).toEqual(esperado)
  })
  test.each([
    [20, '2026-10-20', []],
    [20, '2026-10-21', ['cortePpd']],
    [31, '2026-10-31', []],
  ] as const)('[B-084] with cut-off %i a PPD on %s gives %j', (cortePpdProveedor, hoy, esperado) => {
    expect(codes({}, hoy, { cortePpdProveedor })).toEqual(esperado)
  })
  test('only income in pesos enters a lote, unless the policy admits more', () => {
    expect(codes({ moneda: 'USD' })).toEqual(['moneda'])
    expect(codes({ tipoDeComprobante: 'E' })).toEqual(['tipoDeComprobante'])
    expect(codes({ moneda: 'USD' }, '2026-10-12', { monedas: ['MXN', 'USD'] })).toEqual([])
  })
  test.each<[regimen: string, emisor: string, retIsr: [monto: number, tasa: string | null] | null, string[]]>(
    [
      ['626', 'LOPE800101AB9', null, ['isrRetenido aviso null 1250']],
      ['626', 'LOPE800101AB9', [1250, '0.012500'], []],
      ['626', 'LOPE800101AB9', [1249, '0.012500'], []],
      ['626', 'LOPE800101AB9', [1100, '0.012500'], []],
      ['626', 'LOPE800101AB9', [1250, null], []],
      ['626', 'LOPE800101AB9', [10_000, '0.100000'], ['isrRetenido aviso 10000 1250']],
      ['626', 'LOPE800101AB9', [0, '0.000000'], ['isrRetenido aviso 0 1250']],
      ['606', 'LOPE800101AB9', null, ['isrRetenido aviso null 10000']],
      ['606', 'LOPE800101AB9', [10_000, '0.100000'], []],
      ['606', 'LOPE800101AB9', [1250, '0.012500'], ['isrRetenido aviso 1250 10000']],
      ['612', 'LOPE800101AB9', null, []],
      ['612', 'LOPE800101AB9', [10_000, '0.100000'], []],
      ['625', 'LOPE800101AB9', null, []],
      ['601', 'HAA0503127K4', null, []],
      ['601', 'HAA0503127K4', [1250, '0.012500'], ['isrRetenido aviso 1250 0']],
      ['601', 'HAA0503127K4', [1250, null], ['isrRetenido aviso 1250 0']],
      ['626', 'HAA0503127K4', [1250, '0.012500'], ['isrRetenido aviso 1250 0']],
      ['626', 'HAA0503127K4', null, []],
    ],
  )('[VI-A] of regime %s, %s, ISR of %j retained gives %j', (emisorRegimen, emisor, retIsr, esperado) => {
    const [monto = 0, tasa = null] = retIsr ?? []
    const impuestos = {
      base: centavos(100_000),
      ivaTrasladado: centavos(16_000),
      retIva: null,
      retIsr: retIsr && { monto: centavos(monto), tasa },
    }
    const found = judgeFactura(aCabecera({ emisorRegimen, emisor, impuestos }), contextoDe())
    expect(
      found.map(({ codigo, severidad, params }) =>
        [codigo, severidad, ...Object.values(params).slice(0, 2)].map(String).join(' '),
      ),
    ).toEqual(esperado)
  })
  test.each<[claves: string[], iva: number, base: number, string[]]>([
    [['90111800'], 0, 100_000, ['hospedajeSinIva aviso']],
    [['90111501', '84111506'], 0, 100_000, ['hospedajeSinIva aviso']],
    [['90111800'], 16_000, 100_000, []],
    [['90111800'], 8_000, 100_000, []],
    [['90111800'], 0, 0, []],
    [['90111601'], 0, 100_000, []],
    [['90101501'], 0, 100_000, []],
  ])('[VI-A] %j with IVA of %i on %i gives %j', (clavesProdServ, iva, base, esperado) => {
    const suyos = { base: centavos(base), ivaTrasladado: centavos(iva), retIva: null, retIsr: null }
    const found = judgeFactura(aCabecera({ clavesProdServ, impuestos: suyos }), contextoDe())
    expect(found.map(({ codigo, severidad }) => `${codigo} ${severidad}`)).toEqual(esperado)
  })
  test('every finding says what was found, what was expected and what to do', () => {
    const todo = judgeFactura(
      aCabecera({ ...pue, formaPago: '01', usoCfdi: 'G03', moneda: 'USD', receptorRegimen: '616' }),
      contextoDe('2026-11-24'),
    )
    expect(todo).toHaveLength(6)
    for (const h of sayHallazgos(todo, 'emisor'))
      expect([h.encontrado, h.esperado, h.remedio].every(Boolean)).toBe(true)
  })
})
