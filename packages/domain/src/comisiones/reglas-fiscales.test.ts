import { describe, expect, test } from 'vitest'
import { politicaInicial } from '../politica/politica.ts'
import type { Dia } from '../tiempo/dia.ts'
import { computeFactura, isPagable, metodoSugerido, totalAComisionar } from './compute-factura.ts'
import { compareTotal, type ImpuestosFactura, judgeImpuestos } from './judge-impuestos.ts'
import { reglaVigente } from './reglas-de-politica.ts'
import { reglaFiscal, reglasFiscales } from './reglas-fiscales.ts'

const moral = 'ABC010101AB1'
const fisica = 'ABCD010101AB1'
const hoy = '2026-10-10' as Dia
const regla = (regimen: string, rfc: string) => {
  const found = reglaFiscal(regimen, rfc, hoy)
  if (!found) throw new Error(`${regimen} ${rfc.length}`)
  return found
}
// base 10,000.00: IVA 1,600.00; two thirds 1,066.67; 1.25 % 125.00
const impuestos = (rest: Partial<ImpuestosFactura> = {}): ImpuestosFactura => ({
  base: 1_000_000,
  ivaTrasladado: 160_000,
  retIva: null,
  retIsr: null,
  ...rest,
})
const codigos = (...args: Parameters<typeof judgeImpuestos>) =>
  judgeImpuestos(...args).map((falla) => falla.codigo)

describe('which rule applies', () => {
  test.each([
    ['601', moral, 'prohibida', 'prohibida'],
    ['601', fisica, 'prohibida', 'prohibida'],
    ['626', moral, 'prohibida', 'prohibida'],
    ['626', fisica, 'requerida', 'requerida'],
    ['612', fisica, 'requerida', 'permitida'],
    ['621', fisica, 'requerida', 'permitida'],
  ])('[C-079, C-083] regime %s with RFC %s: IVA %s, ISR %s', (regimen, rfc, iva, isr) => {
    expect(regla(regimen, rfc)).toMatchObject({ iva: { exige: iva }, isr: { exige: isr } })
  })
  test.each([
    ['612', moral],
    ['621', moral],
    ['605', fisica],
    ['', moral],
  ])('[C-079] regime %s with RFC %s is not admitted', (regimen, rfc) => {
    expect(reglaFiscal(regimen, rfc, hoy)).toBeNull()
  })
  test('every rule of the table names the law it stands on', () => {
    for (const { fuente, iva, isr } of reglasFiscales) {
      expect(fuente).toMatch(/LIVA 1-A II d\)/)
      if (iva.exige !== 'prohibida' || isr.exige !== 'prohibida') expect(fuente).toMatch(/LISR|LIVA/)
    }
  })
  test('a rule is in force from its day on', () => {
    expect(reglaFiscal('601', moral, '2021-12-31')).toBeNull()
  })
})

describe('transferred IVA', () => {
  test.each([
    ['601', moral, 1000],
    ['601', fisica, 1000],
    ['612', fisica, 1000],
    ['621', fisica, 1000],
    ['626', moral, 100],
    ['626', fisica, 100],
  ])(
    '[C-080, B-148] regime %s %s: exactly at the tolerance passes, one centavo over fails',
    (regimen, rfc, tolerancia) => {
      const rule = regla(regimen, rfc)
      for (const sign of [-1, 1]) {
        expect(codigos(impuestos({ ivaTrasladado: 160_000 + sign * tolerancia }), rule)).not.toContain(
          'ivaIncorrecto',
        )
        expect(codigos(impuestos({ ivaTrasladado: 160_000 + sign * (tolerancia + 1) }), rule)).toContain(
          'ivaIncorrecto',
        )
      }
    },
  )
})

describe('retentions', () => {
  const iva = (monto: number, tasa: string | null = '0.106667') => ({ monto, tasa })
  const isr = (monto: number, tasa: string | null = '0.0125') => ({ monto, tasa })
  test.each([
    ['601', moral],
    ['601', fisica],
    ['626', moral],
  ])('[C-083] regime %s %s: no retention applies', (regimen, rfc) => {
    expect(codigos(impuestos(), regla(regimen, rfc))).toEqual([])
    expect(codigos(impuestos({ retIva: iva(1) }), regla(regimen, rfc))).toEqual(['retencionIvaNoAplica'])
    expect(codigos(impuestos({ retIsr: isr(1) }), regla(regimen, rfc))).toEqual(['retencionIsrNoAplica'])
  })
  test('[C-086, C-087] 626 física: both required, IVA at the rate of the XML, ISR at 1.25 %', () => {
    const rule = regla('626', fisica)
    expect(codigos(impuestos(), rule)).toEqual(['retencionIvaFaltante', 'retencionIsrFaltante'])
    expect(codigos(impuestos({ retIva: iva(106_667), retIsr: isr(12_500) }), rule)).toEqual([])
    expect(codigos(impuestos({ retIva: iva(53_333, '0.053333'), retIsr: isr(12_500) }), rule)).toEqual([
      'retencionIvaLejos',
    ])
  })
  test.each([['612'], ['621']])(
    '[C-084, C-085, C-086] %s física: IVA at 0.106667 required, ISR allowed with a warning',
    (regimen) => {
      const rule = regla(regimen, fisica)
      expect(codigos(impuestos(), rule)).toEqual(['retencionIvaFaltante'])
      expect(codigos(impuestos({ retIva: iva(106_667) }), rule)).toEqual([])
      expect(
        judgeImpuestos(impuestos({ retIva: iva(106_667), retIsr: isr(100_000, '0.1') }), rule),
      ).toMatchObject([{ codigo: 'retencionIsrNoHabitual', severidad: 'aviso' }])
    },
  )
  test.each([
    ['612', 1000],
    ['621', 1000],
    ['626', 100],
  ])(
    '[C-081, B-148] %s: retained IVA exactly at the tolerance passes, one centavo over fails',
    (regimen, tolerancia) => {
      const rule = regla(regimen, fisica)
      for (const sign of [-1, 1]) {
        expect(
          codigos(impuestos({ retIva: iva(106_667 + sign * tolerancia), retIsr: isr(12_500) }), rule),
        ).not.toContain('retencionIvaIncorrecta')
        expect(
          codigos(impuestos({ retIva: iva(106_667 + sign * (tolerancia + 1)), retIsr: isr(12_500) }), rule),
        ).toContain('retencionIvaIncorrecta')
      }
    },
  )
  test('[C-082, C-087, B-148] retained ISR of 626 within 1 peso, one centavo over fails', () => {
    const rule = regla('626', fisica)
    for (const sign of [-1, 1]) {
      expect(codigos(impuestos({ retIva: iva(106_667), retIsr: isr(12_500 + sign * 100) }), rule)).toEqual([])
      expect(codigos(impuestos({ retIva: iva(106_667), retIsr: isr(12_500 + sign * 101) }), rule)).toEqual([
        'retencionIsrIncorrecta',
      ])
    }
  })
})

describe('a retained ISR that is allowed, 612 and 621', () => {
  const iva = { monto: 106_667, tasa: '0.106667' }
  // 10 % of 10,000.00 is 1,000.00; the tolerance of ISR is one peso.
  test.each([
    ['612', 100_100, ['retencionIsrNoHabitual']],
    ['612', 99_900, ['retencionIsrNoHabitual']],
    ['612', 100_101, ['retencionIsrIncorrecta']],
    ['612', 99_899, ['retencionIsrIncorrecta']],
    ['621', 100_100, ['retencionIsrNoHabitual']],
    ['621', 99_900, ['retencionIsrNoHabitual']],
    ['621', 100_101, ['retencionIsrIncorrecta']],
    ['621', 99_899, ['retencionIsrIncorrecta']],
  ])('[C-082, B-148] %s: %i centavos at the rate of the XML, 10 %%, gives %j', (regimen, monto, wanted) => {
    expect(
      codigos(impuestos({ retIva: iva, retIsr: { monto, tasa: '0.1' } }), regla(regimen, fisica)),
    ).toEqual(wanted)
  })
  test('of some lines alone, or at several rates, it is held against its own bases', () => {
    // Half of the invoice retains 10 %, and nothing is wrong with that.
    const own = (monto: number, tasa: string | null) => ({ monto, tasa, segunTasas: 50_000 })
    const of = (retIsr: ImpuestosFactura['retIsr']) =>
      codigos(impuestos({ retIva: iva, retIsr }), regla('612', fisica))
    expect(of(own(50_000, '0.1'))).toEqual(['retencionIsrNoHabitual'])
    expect(of(own(50_000, null))).toEqual(['retencionIsrNoHabitual'])
    expect(of(own(50_101, '0.1'))).toEqual(['retencionIsrIncorrecta'])
  })
  test('what is required is of the whole invoice, whatever its lines retain', () => {
    const part = { monto: 53_334, tasa: '0.106667', segunTasas: 53_334 }
    expect(codigos(impuestos({ retIva: part }), regla('612', fisica))).toEqual(['retencionIvaIncorrecta'])
  })
})

describe('the other reading of the rate', () => {
  const politica = { ...politicaInicial(), tasaRetIva: '0.106666' }
  test.each(['612', '621', '626'])(
    '[C-085] 0.106666 is a policy value: the sheet of %s follows it',
    (regimen) => {
      const rule = reglaVigente(politica, { regimen, rfc: fisica, dia: hoy })
      if (!rule) throw new Error(regimen)
      expect(computeFactura([1_160_000], rule)).toMatchObject({ retIva: 106_666, tasaRetIva: '0.106666' })
      expect(
        codigos(
          impuestos({
            retIva: { monto: 106_666, tasa: '0.106666' },
            retIsr: { monto: 12_500, tasa: '0.0125' },
          }),
          rule,
        ).filter((codigo) => codigo !== 'retencionIsrNoHabitual'),
      ).toEqual([])
    },
  )
  test('tolerances are policy values too, inclusive to the centavo', () => {
    const stricter = { ...politica, toleranciaIvaComision: 50, toleranciaIva626: 20, toleranciaIsr: 10 }
    for (const [regimen, tolerancia] of [
      ['612', 50],
      ['626', 20],
    ] as const) {
      const rule = reglaVigente(stricter, { regimen, rfc: fisica, dia: hoy })
      if (!rule) throw new Error(regimen)
      const of = (over: number) =>
        codigos(
          impuestos({
            ivaTrasladado: 160_000 + over,
            retIva: { monto: 106_667, tasa: '0.106667' },
            retIsr: regimen === '626' ? { monto: 12_510, tasa: '0.0125' } : null,
          }),
          rule,
        )
      expect(of(tolerancia)).toEqual([])
      expect(of(tolerancia + 1)).toEqual(['ivaIncorrecto'])
    }
  })
})

describe('before stamping', () => {
  test('[C-172] tarifa = total / 1.16, IVA 16 % of it, retentions of tarifa, each rounded once', () => {
    expect(computeFactura([1_000_000, 160_000], regla('626', fisica))).toMatchObject({
      totalComisiones: 1_160_000,
      tarifa: 1_000_000,
      iva: 160_000,
      retIva: 106_667,
      retIsr: 12_500,
      totalAPagar: 1_040_833,
    })
    expect(computeFactura([1_160_000], regla('601', moral))).toMatchObject({
      retIva: 0,
      retIsr: 0,
      totalAPagar: 1_160_000,
    })
    expect(computeFactura([1_160_000], regla('612', fisica))).toMatchObject({
      retIva: 106_667,
      retIsr: 0,
      totalAPagar: 1_053_333,
    })
    expect(computeFactura([10_001], regla('601', moral))).toMatchObject({ tarifa: 8_622, iva: 1_380 })
  })
  test.each([
    // commissions, tarifa, iva, redondeo
    [1_160_000, 1_000_000, 160_000, 0],
    [10_001, 8_622, 1_380, 1],
    [10_003, 8_623, 1_380, 0],
    [4, 3, 0, -1],
    [11, 9, 1, -1],
    [1, 1, 0, 0],
    [500_003, 431_037, 68_966, 0],
    [799_999, 689_654, 110_345, 0],
  ])(
    '[C-172] %i centavos: base %i, IVA %i and the centavo of rounding %i that explains them',
    (total, tarifa, iva, redondeo) => {
      expect(computeFactura([total], regla('601', moral))).toMatchObject({ tarifa, iva, redondeo })
    },
  )
  test('[C-172] for every total the figures add up: commissions + rounding = base + IVA, never over a centavo', () => {
    let redondeadas = 0
    for (let total = 1; total <= 11_600; total++) {
      const { tarifa, iva, redondeo, totalAPagar } = computeFactura([total], regla('601', moral))
      expect(total + redondeo).toBe(tarifa + iva)
      expect(totalAPagar).toBe(tarifa + iva)
      expect(Math.abs(redondeo)).toBeLessThanOrEqual(1)
      if (redondeo !== 0) redondeadas++
    }
    expect(redondeadas).toBeGreaterThan(0)
  })
  test.each([
    ['2026-10-22', 23, 'PUE', '03'],
    ['2026-10-23', 23, 'PPD', '99'],
    ['2026-10-30', 31, 'PUE', '03'],
    ['2026-10-31', 31, 'PPD', '99'],
  ])('[C-066, C-067] on %s with limit %i the method is %s with %s', (dia, limite, metodoPago, formaPago) => {
    expect(metodoSugerido(dia as Dia, limite)).toMatchObject({ metodoPago, formaPago })
  })
  test('[C-113] a commission of -1 is neither payable nor summed', () => {
    expect(isPagable(-100)).toBe(false)
    expect(totalAComisionar([50_000, -100, 25_000])).toBe(75_000)
  })
})

describe('total against the commissions', () => {
  test.each([
    [102_000, null],
    [98_000, null],
    [102_001, { diferencia: 2_001, cual: 'sobrante' }],
    [97_999, { diferencia: 2_001, cual: 'faltante' }],
  ])('[C-091, C-092, B-148] an invoice of %i centavos against 100000 gives %o', (total, wanted) => {
    expect(compareTotal(total, 100_000, 2000)).toEqual(wanted)
  })
})
