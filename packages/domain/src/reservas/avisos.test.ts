import { expect, it } from 'vitest'
import { cobro, comision, factura, pagada, piezas } from '../../testing/reserva-de-prueba.ts'
import { politicaInicial } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { type AvisoDeReserva, avisosDeReserva, isAceptado } from './avisos.ts'
import type { PiezasDeReserva } from './piezas.ts'

const hoy = '2026-10-20' as Dia
const codes = (change: Partial<PiezasDeReserva>, politica: object = {}): string[] =>
  avisosDeReserva(piezas(change), { ...politicaInicial(), ...politica }, hoy).map(({ codigo }) => codigo)
const cobrada = [cobro(1_000_000)]

it('[X-2] the policy says which rules run and from what money on', () => {
  const sinCobrar = { facturas: [pagada(800_000)] }
  expect(codes(sinCobrar)).toEqual(['pagoAntesDelCobro'])
  expect(codes(sinCobrar, { avisosDeReserva: [] })).toEqual([])
  expect(codes(sinCobrar, { toleranciaCobroReserva: 1_000_000 })).toEqual([])
})

it('[X-2] nothing known, nothing warned; a booking in order has no warning', () => {
  expect(codes({ hechos: null, pagadoExterno: null })).toEqual([])
  expect(codes({ cobros: cobrada, facturas: [pagada(800_000)], comisiones: [comision(50_000)] })).toEqual([])
})

it('[X-2] a reason holds for the money it was given for: more of it opens the warning again, another factura is another warning', () => {
  const of = (monto: number): AvisoDeReserva => {
    const [uno] = avisosDeReserva(piezas({ facturas: [factura(monto)] }), politicaInicial(), hoy)
    if (!uno) throw new Error('no warning')
    return uno
  }
  const dado = { codigo: 'facturadoDeMas', objeto: '', importe: 1_000, moneda: 'MXN' }
  expect(isAceptado(of(801_000), dado)).toBe(true)
  expect(isAceptado(of(800_900), dado)).toBe(true)
  expect(isAceptado(of(801_001), dado)).toBe(false)
  expect(isAceptado(of(801_000), { ...dado, moneda: 'USD' })).toBe(false)
  expect(isAceptado(of(801_000), { ...dado, codigo: 'facturadaDosVeces' })).toBe(false)
  expect(isAceptado(of(801_000), { ...dado, objeto: '12' })).toBe(false)
})

it('[X-2] pesos and dollars are never one amount of a warning', () => {
  const [aviso] = avisosDeReserva(
    piezas({ hechos: null, facturas: [factura(300), factura(500), factura(900, { moneda: 'USD' })] }),
    politicaInicial(),
    hoy,
  )
  expect(aviso).toMatchObject({ codigo: 'facturadaDosVeces', importe: 900, moneda: 'USD' })
})

it('[X-2] a warning of which more may come says so: an agent not to be paid yet, dollars beside, an engine that was not heard', () => {
  const [{ comisionistaId, ...suya }] = [comision(50_000)]
  const agentes = [
    { ...suya, comisionistaId },
    { ...suya, comisionistaId: 502, monto: -1 },
  ]
  const conDolares = [factura(900_000), factura(100, { moneda: 'USD' })]
  const ofAll = (change: Partial<PiezasDeReserva>) =>
    avisosDeReserva(piezas(change), politicaInicial(), hoy).flatMap(({ codigo, importe, datos }) =>
      'alMenos' in datos ? [[codigo, importe, datos.alMenos]] : [],
    )
  expect(ofAll({ comisiones: agentes })).toEqual([['comisionSinCobro', 50_000, true]])
  expect(ofAll({ comisiones: agentes.slice(0, 1) })).toEqual([['comisionSinCobro', 50_000, false]])
  expect(ofAll({ facturas: conDolares })).toEqual([['facturadoDeMas', 100_000, true]])
  expect(ofAll({ facturas: conDolares.slice(0, 1) })).toEqual([['facturadoDeMas', 100_000, false]])
  const pagadoDeMas = { cobros: [cobro(1_200_000)] }
  expect(ofAll({ ...pagadoDeMas, pagadoExterno: null })).toEqual([['clienteSobrepagado', 200_000, true]])
  expect(ofAll(pagadoDeMas)).toEqual([['clienteSobrepagado', 200_000, false]])
})
