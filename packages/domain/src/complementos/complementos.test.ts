import { describe, expect, it } from 'vitest'
import type { Dia } from '../tiempo/dia.ts'
import { avisoPorEnviar } from './aviso-por-enviar.ts'
import { parcialidadesDe, venceComplemento } from './esperado.ts'
import { type CabeceraComplemento, judgeComplemento } from './judge-complemento.ts'
import { type Docto, type Esperado, matchDoctos } from './match-doctos.ts'

const dia = (texto: string) => texto as Dia

describe('the expected complement', () => {
  it.each([
    ['2026-10-12', 5, '2026-11-05'],
    ['2026-12-31', 5, '2027-01-05'],
    ['2026-01-31', 31, '2026-02-28'],
  ])('of a payment of %s is due on day %i of the following month', (pago, n, vence) => {
    expect(venceComplemento(dia(pago), n)).toBe(vence)
  })
  const pago = (id: number, fechaPago: string, monto: number, dada: number | null = null) => ({
    id,
    facturaId: 1,
    fechaPago: dia(fechaPago),
    monto,
    dada,
  })
  it('each payment is a parcialidad that begins where the one before it ended', () => {
    const made = parcialidadesDe(10_000, [pago(8, '2026-11-02', 6_000), pago(9, '2026-10-12', 4_000)], 5)
    expect(
      made.map((p) => [
        p.facturaPagoId,
        p.numParcialidad,
        p.impSaldoAnt,
        p.impPagado,
        p.impSaldoInsoluto,
        p.vence,
      ]),
    ).toEqual([
      [9, 1, 10_000, 4_000, 6_000, '2026-11-05'],
      [8, 2, 6_000, 6_000, 0, '2026-12-05'],
    ])
  })
  it('[VI-E2] a number that a complement has is given to no other payment, whenever it was made', () => {
    const made = (pagos: ReturnType<typeof pago>[]) =>
      parcialidadesDe(10_000, pagos, 5).map((p) => [
        p.facturaPagoId,
        p.numParcialidad,
        p.impSaldoAnt,
        p.impSaldoInsoluto,
      ])
    // The second of three undone after its complement came, and made anew.
    const primero = pago(1, '2026-10-02', 3_000, 1)
    const tercero = pago(3, '2026-10-04', 3_000, 3)
    expect(made([primero, tercero, pago(4, '2026-10-05', 4_000)])).toEqual([
      [1, 1, 10_000, 7_000],
      [4, 2, 7_000, 3_000],
      [3, 3, 3_000, 0],
    ])
    // One that was made before, and is known only after the complement of a later one.
    expect(made([primero, pago(2, '2026-10-01', 2_000)])).toEqual([
      [1, 1, 10_000, 7_000],
      [2, 2, 7_000, 5_000],
    ])
  })
  it.each([
    ['2026-11-01', [], null],
    ['2026-11-02', [], 'porVencer'],
    ['2026-11-03', ['porVencer'], null],
    ['2026-11-05', ['porVencer'], 'vence'],
    ['2026-11-06', ['porVencer', 'vence'], 'vencido'],
    ['2026-12-01', ['vencido'], null],
    ['2026-11-09', [], 'vencido'],
  ] as const)('due on the 5th, on %s after %j the reminder is %s', (hoy, enviados, clase) => {
    expect(avisoPorEnviar(dia('2026-11-05'), dia(hoy), 3, enviados)).toBe(clase)
  })
})

const bueno: CabeceraComplemento = {
  uuid: 'A',
  tipoDeComprobante: 'P',
  receptor: 'GVV090317K52',
  usoCFDI: 'CP01',
  regimenFiscalReceptor: '601',
  monedasP: ['MXN'],
  monedasAjenas: [],
}
const contexto = {
  anteriores: new Set<string>(),
  registrados: new Set<string>(),
  sustitutos: new Map<string, string>(),
  receptorRfc: 'GVV090317K52',
  receptorRegimenes: ['601'],
}

describe('a complement', () => {
  it('[C-118] [C-119] of type P in pesos to the company with CP01 and 601 passes', () => {
    expect(judgeComplemento(bueno, contexto)).toBeNull()
  })
  it.each([
    ['repetidoEnCarga', {}, { anteriores: new Set(['A']) }],
    ['registradoAnteriormente', {}, { registrados: new Set(['A']) }],
    ['sustituidoPorOtro', {}, { sustitutos: new Map([['A', 'B']]) }],
    ['tipoNoEsPago', { tipoDeComprobante: 'I' }, {}],
    ['monedaNoEsMxn', { monedasP: ['MXN', 'USD'], monedasAjenas: ['USD'] }, {}],
    ['monedaNoEsMxn', { monedasP: [] }, {}],
    ['receptorIncorrecto', { receptor: 'XAXX010101000' }, {}],
    ['usoNoEsCp01', { usoCFDI: 'G03' }, {}],
    ['regimenIncorrecto', { regimenFiscalReceptor: '603' }, {}],
  ])('[C-118] [C-119] [C-120] is refused by %s', (regla, change, around) => {
    expect(judgeComplemento({ ...bueno, ...change }, { ...contexto, ...around })?.regla).toBe(regla)
  })
  it('[C-070] with several faults the first of the documented order is told', () => {
    const all = { ...bueno, tipoDeComprobante: 'I', receptor: 'X', usoCFDI: 'G03' }
    expect(judgeComplemento(all, contexto)?.regla).toBe('tipoNoEsPago')
    expect(judgeComplemento(all, { ...contexto, registrados: new Set(['A']) })?.regla).toBe(
      'registradoAnteriormente',
    )
  })
})

const docto = (change: Partial<Docto> = {}): Docto => ({
  idDocumento: 'u1',
  fechaPago: '2026-10-12',
  formaDePagoP: '03',
  numParcialidad: 1,
  monedaDR: 'MXN',
  impPagado: 100,
  impSaldoAnt: 100,
  impSaldoInsoluto: 0,
  impuestos: { objetoImpDR: '01', filas: [] },
  ...change,
})
const esperado = (change: Partial<Esperado> = {}): Esperado => ({
  id: 1,
  uuid: 'U1',
  emisor: 'EMI',
  moneda: 'MXN',
  fechaPago: '2026-10-12',
  formaDePagoP: '03',
  numParcialidad: 1,
  impPagado: 100,
  impSaldoAnt: 100,
  impSaldoInsoluto: 0,
  falta: 100,
  ...change,
})

describe('related documents', () => {
  it('[C-121] one for one, whatever the case of the uuid', () => {
    expect(matchDoctos('EMI', [docto()], [esperado()], 0)).toEqual({
      cobros: [{ docto: 0, esperadoId: 1, monto: 100 }],
      tolerados: [],
      fallas: [],
      avisos: [],
    })
  })
  it('two documents cover one payment, and one document covers two payments of a day', () => {
    const halves = [docto({ impPagado: 40 }), docto({ impPagado: 60, numParcialidad: 2 })]
    expect(matchDoctos('EMI', halves, [esperado()], 0).cobros.map(({ monto }) => monto)).toEqual([40, 60])
    const two = [
      esperado({ falta: 60, impPagado: 60 }),
      esperado({ id: 2, falta: 40, impPagado: 40, numParcialidad: 2 }),
    ]
    expect(matchDoctos('EMI', [docto()], two, 0).cobros).toEqual([
      { docto: 0, esperadoId: 1, monto: 60 },
      { docto: 0, esperadoId: 2, monto: 40 },
    ])
  })
  it.each([
    ['documentoDesconocido', docto({ idDocumento: 'other' }), 'EMI'],
    ['emisorDistinto', docto(), 'OTRO'],
    ['monedaDistinta', docto({ monedaDR: 'USD' }), 'EMI'],
    ['fechaDistinta', docto({ fechaPago: '2026-10-13' }), 'EMI'],
    ['montoMayor', docto({ impPagado: 101 }), 'EMI'],
  ])('[C-121] %s is a fault and covers nothing', (motivo, one, emisor) => {
    const made = matchDoctos(emisor, [one], [esperado()], 0)
    expect(made.fallas.map((falla) => falla.motivo)).toEqual([motivo])
    expect(made.cobros).toEqual([])
  })
  it('[VI-E2] an invoice in dollars is covered by a document in dollars, and by none in pesos', () => {
    const suyo = [esperado({ moneda: 'USD' })]
    expect(matchDoctos('EMI', [docto({ monedaDR: 'USD' })], suyo, 0)).toMatchObject({
      fallas: [],
      avisos: [],
    })
    expect(matchDoctos('EMI', [docto()], suyo, 0).fallas).toMatchObject([
      { motivo: 'monedaDistinta', encontrado: 'MXN', esperado: 'USD' },
    ])
  })
  it('what is covered already is not covered again, not even within one file', () => {
    expect(matchDoctos('EMI', [docto(), docto()], [esperado()], 0).fallas).toMatchObject([
      { docto: 1, motivo: 'yaCubierto' },
    ])
  })
  it('figures that differ from the expected ones are said, and do not refuse', () => {
    const otra = docto({ formaDePagoP: '01', numParcialidad: 2, impSaldoInsoluto: 1 })
    const made = matchDoctos('EMI', [otra], [esperado()], 0)
    expect(made.fallas).toEqual([])
    expect(made.avisos.map(({ campo }) => campo)).toEqual([
      'FormaDePagoP',
      'NumParcialidad',
      'ImpSaldoInsoluto',
    ])
  })
  describe('[VI-E2] a centavo more or less does not stay owed for ever', () => {
    const pago = esperado({ impPagado: 1_000, impSaldoAnt: 1_000, falta: 1_000 })
    const of = (impPagado: number, de = pago, tolerancia = 10) =>
      matchDoctos('EMI', [docto({ impPagado, impSaldoAnt: 1_000 })], [de], tolerancia)
    it.each([
      [999, 999, 1],
      [990, 990, 10],
      [1_001, 1_000, 0],
      [1_010, 1_000, 0],
    ])(
      'of %i for a payment of 1000 it covers %i, leaves off %i, and says the difference',
      (impPagado, cubre, resto) => {
        const { cobros, tolerados, fallas, avisos } = of(impPagado)
        expect(fallas).toEqual([])
        expect(cobros.map(({ monto }) => monto)).toEqual([cubre])
        expect(tolerados.map(({ monto }) => monto)).toEqual(resto === 0 ? [] : [resto])
        expect(avisos).toContainEqual({
          docto: 0,
          campo: 'ImpPagado',
          encontrado: impPagado,
          esperado: 1_000,
        })
      },
    )
    it('beyond the tolerance the rest is owed, and more than that is refused', () => {
      expect(of(989)).toMatchObject({ tolerados: [], avisos: [], fallas: [] })
      expect(of(1_011).fallas).toMatchObject([{ motivo: 'montoMayor' }])
      expect(of(999, pago, 0).tolerados).toEqual([])
    })
    it('of a tiny payment the tolerance is no rounding: half of it is still owed', () => {
      const tiny = esperado({ impPagado: 12, impSaldoAnt: 12, falta: 12 })
      expect(of(5, tiny).tolerados).toEqual([])
      expect(of(11, tiny).tolerados).toEqual([{ docto: 0, esperadoId: 1, monto: 1 }])
    })
    it('a second document for what was left off finds the payment covered', () => {
      const halves = [docto({ impPagado: 999 }), docto({ impPagado: 1 })]
      expect(matchDoctos('EMI', halves, [pago], 10).fallas).toMatchObject([
        { docto: 1, motivo: 'yaCubierto' },
      ])
    })
  })
})
