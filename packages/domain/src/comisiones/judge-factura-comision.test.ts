import { type CabeceraCfdi, continua, type RespuestaSat } from '@valija/contract/facturas.ts'
import { avisosDeComision } from '@valija/contract/redaccion/avisos-de-comision.ts'
import { avisosDeInvitado } from '@valija/contract/redaccion/avisos-de-invitado.ts'
import { centavos } from '@valija/palabras/centavos.ts'
import { describe, expect, test } from 'vitest'
import { aCabecera, contextoDe } from '../../testing/a-cabecera.ts'
import { judgeInvitado } from '../invitados/judge-invitado.ts'
import { hojaDeFactura } from './hoja.ts'
import { type HechosComision, judgeFacturaComision } from './judge-factura-comision.ts'
import { isConsistente, totalEsperado } from './total-esperado.ts'

const rfc = 'AAB010101AB1'
const impuestos = { base: centavos(100_000), ivaTrasladado: centavos(16_000), retIva: null, retIsr: null }
const cabecera = (cambios: Partial<CabeceraCfdi> = {}) =>
  aCabecera({
    emisor: rfc,
    emisorRegimen: '601',
    usoCfdi: 'G03',
    metodoPago: 'PUE',
    formaPago: '03',
    impuestos,
    ...cambios,
  })
const hechos = (
  hoy = '2026-10-12',
  politica: Parameters<typeof contextoDe>[1] = {},
  cambios: Partial<HechosComision> = {},
): HechosComision => ({
  ...contextoDe(hoy, politica),
  agente: { rfc, regimenFiscal: '601' },
  comisiones: [60_000, 56_000],
  registrados: new Set<string>(),
  ...cambios,
})
const sat = (estado: string): RespuestaSat => ({
  estado,
  codigoEstatus: '',
  esCancelable: '',
  estatusCancelacion: '',
  validacionEfos: '200',
  consultadoEn: '2026-10-12T10:00:00Z',
  falla: null,
})
const judge = (c: CabeceraCfdi, h = hechos(), estado = 'Vigente') =>
  judgeFacturaComision({ cabecera: c, motor: [], sat: sat(estado) }, h)
const codes = (...args: Parameters<typeof judge>) => judge(...args).hallazgos.map(({ codigo }) => codigo)
const titulos = (c: CabeceraCfdi, h = hechos(), estado = 'Vigente') =>
  avisosDeComision([{ id: 'a', cabecera: c, ...judge(c, h, estado) }], h.comisiones, h.politica).map(
    ({ titulo }) => titulo,
  )

describe('what a commission invoice must be', () => {
  test('[C-060, C-171] one that keeps every rule and is Vigente is accepted, with use G03', () => {
    expect(judge(cabecera())).toEqual({ hallazgos: [], situacion: 'correcta' })
  })
  test('[VI-E1] one in dollars is compared with no pesos, and refused for its currency whatever hotels may bill in', () => {
    const h = hechos('2026-10-12', { monedas: ['MXN', 'USD'] })
    expect(codes(cabecera({ moneda: 'USD' }), h)).toEqual(['moneda'])
    expect(codes(cabecera({ moneda: 'USD', total: centavos(1) }), h)).toEqual(['moneda'])
  })
  test('[C-060, C-093] a cancelled one is rejected with its words', () => {
    expect(judge(cabecera(), hechos(), 'Cancelado').situacion).toBe('cancelada')
    expect(titulos(cabecera(), hechos(), 'Cancelado')).toEqual(['La factura ingresada esta cancelada'])
  })
  test('[C-176] one the tax authority does not find is rejected like a cancelled one, with a warning of its own', () => {
    expect(judge(cabecera(), hechos(), 'No Encontrado').situacion).toBe('noEncontrada')
    expect(titulos(cabecera(), hechos(), 'No Encontrado')).toEqual([
      'La factura ingresada no se encontró en el SAT',
    ])
  })
  test('[C-074] a uuid entered before is said in the documented words', () => {
    const c = cabecera()
    expect(titulos(c, hechos('2026-10-12', {}, { registrados: new Set([c.uuid]) }))).toEqual([
      'Esta factura ya fueron ingresadas anteriormente',
    ])
  })
})

test.each<[total: number, comision: number, string[], string[]]>([
  [116_000, 116_000, [], []],
  [117_999, 116_000, [], []],
  [12_700, 11_600, [], []],
  [12_800, 11_600, ['comisionTotalLejos aviso'], ['se aparta de tus comisiones']],
  [10_000, 11_600, ['comisionTotalLejos aviso'], ['se aparta de tus comisiones']],
  [2_900, 1_000, ['comisionTotalLejos aviso'], ['se aparta de tus comisiones']],
  [1_100, 1_000, [], []],
  [13_700, 11_600, ['comisionTotal error'], ['Tienes un sobrante de $21.00']],
])('[VI-E1] %i billed for %i of commission gives %j', (total, comision, esperado, dichos) => {
  const h = hechos('2026-10-12', {}, { comisiones: [comision] })
  const base = Math.round(total / 1.16)
  const suyos = { base: centavos(base), ivaTrasladado: centavos(total - base), retIva: null, retIsr: null }
  const c = cabecera({ total: centavos(total), impuestos: suyos })
  expect(judge(c, h).hallazgos.map(({ codigo, severidad }) => `${codigo} ${severidad}`)).toEqual(esperado)
  const textos = titulos(c, h).join()
  expect(dichos.filter((dicho) => !textos.includes(dicho))).toEqual([])
})

describe('issuer and receiver', () => {
  test('[C-088] by default the issuer is compared with the agent and the receiver with the company', () => {
    expect(codes(cabecera({ emisor: 'EKU9003173C9' }))).toEqual(['comisionEmisor'])
    expect(codes(cabecera({ receptor: 'EKU9003173C9' }))).toEqual(['receptorRfc'])
  })
  test('[C-088, C-089] the literal reading, receiver against the agent, is a policy value', () => {
    const literal = hechos('2026-10-12', { rfcComparadoComision: 'receptor' })
    expect(codes(cabecera({ receptor: rfc, emisor: rfc }), literal)).toEqual([])
    expect(codes(cabecera(), literal)).toEqual(['comisionReceptor'])
    expect(titulos(cabecera(), literal)).toEqual(['El RFC de la factura ingresada no coincide con el tuyo'])
  })
})

describe('[VI-E1] agents and guests are held to one rule', () => {
  const fisica = 'AABC010101AB1'
  const ret = (monto: number, tasa: string) => ({ monto: centavos(monto), tasa })
  const findings = (cambios: Partial<CabeceraCfdi>) => {
    const c = cabecera(cambios)
    const { politica, hoy } = hechos()
    const agente = { rfc: c.emisor, regimenFiscal: c.emisorRegimen ?? '' }
    const suyas = judge(
      c,
      hechos(
        hoy,
        {},
        {
          agente,
          comisiones: [c.total + (c.impuestos?.retIva?.monto ?? 0) + (c.impuestos?.retIsr?.monto ?? 0)],
        },
      ),
    ).hallazgos
    const [deInvitado] = judgeInvitado([{ cabecera: c, motor: [], sat: sat('Vigente') }], {
      politica,
      hoy,
      registrados: new Set(),
    })
    expect(deInvitado?.hallazgos).toEqual(suyas)
    return suyas.map(({ codigo, severidad }) => `${codigo} ${severidad}`)
  }
  const de = (regimen: string, base: number, retIva: number, retIsr = 0, tasa = '0.106667') => ({
    emisor: fisica,
    emisorRegimen: regimen,
    total: centavos(base + Math.round(base * 0.16) - retIva - retIsr),
    impuestos: {
      base: centavos(base),
      sinIva: centavos(0),
      ivaTrasladado: centavos(Math.round(base * 0.16)),
      retIva: ret(retIva, tasa),
      retIsr: retIsr === 0 ? null : ret(retIsr, '0.0125'),
    },
  })
  test('what leaves any part of the commission untaxed is an error, however small', () => {
    const con = (sinIva: number) => ({ impuestos: { ...impuestos, sinIva: centavos(sinIva) } })
    expect(findings(con(0))).toEqual([])
    expect(findings(con(1))).toEqual(['comisionSinIva error'])
    expect(
      findings({ impuestos: { ...impuestos, sinIva: centavos(100_000), ivaTrasladado: centavos(0) } }),
    ).toEqual(['comisionSinIva error', 'comisionIva error'])
  })
  test('[VI-E1] other taxes are told, whatever the tolerance of the total lets pass; a centavo is rounding', () => {
    const con = (otros: number) => ({ impuestos: { ...impuestos, otros: centavos(otros) } })
    expect(findings(con(1_500))).toEqual(['comisionOtrosImpuestos aviso'])
    expect(findings(con(-1_500))).toEqual(['comisionOtrosImpuestos aviso'])
    expect(findings(con(-1))).toEqual([])
  })
  test('[VI-A] what is billed for the account of another taxpayer is told', () =>
    expect(findings({ impuestos, terceros: ['AAA010101AAA'] })).toEqual(['comisionTerceros aviso']))
  test('a header kept before the untaxed part was read is held to its SubTotal', () => {
    expect(findings({ impuestos, subTotal: centavos(150_000) })).toEqual(['comisionSinIva error'])
    expect(findings({ impuestos, subTotal: centavos(100_000) })).toEqual([])
  })
  test.each([
    ['612', de('612', 9_000, 960), []],
    ['612', de('612', 9_000, 959), []],
    ['612', de('612', 9_000, 1), ['comisionRetIvaLejos aviso']],
    ['621', de('621', 9_000, 900, 0, '0.1'), ['comisionRetIvaLejos aviso']],
    ['626', de('626', 1_000_000, 106_667, 12_500), []],
    ['626', de('626', 1_000_000, 53_333, 12_500, '0.053333'), ['comisionRetIvaLejos aviso']],
    ['626', de('626', 1_000_000, 100, 12_500, '0.0001'), ['comisionRetIvaLejos aviso']],
    ['626', de('626', 5_000, 533, 1), ['comisionRetIsrLejos aviso']],
  ] as const)(
    'regime %s: a retention far from its rate that the tolerance lets pass is told, case %#',
    (_regimen, cambios, wanted) => {
      expect(findings(cambios)).toEqual(wanted)
    },
  )
  test('use, postal code, product and unit that are not the sheet’s are told and do not stop it', () => {
    const suya = { receptorCodigoPostal: '03020', clavesProdServ: ['90121502'], clavesUnidad: ['E48'] }
    expect(findings(suya)).toEqual([])
    expect(
      findings({
        usoCfdi: 'CP01',
        receptorCodigoPostal: '00000',
        clavesProdServ: ['90121502', '01010101'],
        clavesUnidad: ['ACT'],
      }),
    ).toEqual([
      'comisionUsoCfdi aviso',
      'comisionCodigoPostal aviso',
      'comisionClaveProdServ aviso',
      'comisionClaveUnidad aviso',
    ])
  })
})

describe('the month of a PUE and the limit day', () => {
  test.each([
    ['2026-10-12', '2026-10-01', []],
    ['2026-10-31', '2026-10-31', []],
    ['2026-10-12', '2026-09-30', ['mesPue']],
    ['2026-10-12', '2025-10-12', ['mesPue']],
  ])('[C-076] on %s a PUE stamped on %s gives %j', (hoy, dia, wanted) => {
    expect(codes(cabecera({ fechaTimbrado: `${dia}T10:00:00` }), hechos(hoy))).toEqual(wanted)
  })
  test('[C-076] the limit is the pre-invoice’s own day: up to it a PUE is taken, after it not; a PPD always', () => {
    const corte = { corteComisionPue: 20 }
    const c = cabecera({ fechaTimbrado: '2026-10-20T10:00:00' })
    expect(codes(c, hechos('2026-10-20', corte))).toEqual([])
    expect(codes(c, hechos('2026-10-21', corte))).toEqual(['comisionCortePue'])
    expect(codes(cabecera({ metodoPago: 'PPD', formaPago: '99' }), hechos('2026-10-31', corte))).toEqual([])
  })
})

describe('texts', () => {
  const fisica = 'AABC010101AB1'
  const de = (regimen: string) =>
    hechos('2026-10-12', {}, { agente: { rfc: fisica, regimenFiscal: regimen } })
  const de626 = (cambios: Partial<typeof impuestos> | object) =>
    cabecera({
      emisor: fisica,
      emisorRegimen: '626',
      impuestos: { ...impuestos, ...cambios },
      total: centavos(116_000),
    })
  const uuid = cabecera().uuid
  const ret = (monto: number, tasa: string) => ({ monto: centavos(monto), tasa })
  test.each([
    [
      cabecera({ impuestos: { ...impuestos, ivaTrasladado: centavos(17_001) } }),
      hechos(),
      `El IVA trasladado de la factura ${uuid} es incorrecto`,
    ],
    [
      cabecera({ impuestos: { ...impuestos, retIva: ret(10_667, '0.106667') } }),
      hechos(),
      `Las retenciones no aplican en la factura ${uuid}`,
    ],
    [de626({}), de('626'), `La factura ${uuid} no incluye el IVA retenido`],
    [de626({}), de('626'), `La factura ${uuid} no incluye el ISR retenido`],
    [
      de626({ retIva: ret(10_767 + 1, '0.106667'), retIsr: ret(1_250, '0.0125') }),
      de('626'),
      `El IVA retenido de la factura ${uuid} es incorrecto`,
    ],
    [
      de626({ retIva: ret(10_667, '0.106667'), retIsr: ret(1_351, '0.0125') }),
      de('626'),
      `El ISR retenido de la factura ${uuid} es incorrecto`,
    ],
    [
      cabecera({ fechaTimbrado: '2026-09-30T10:00:00' }),
      hechos(),
      `La factura PUE ${uuid} no es del mes y año en curso`,
    ],
  ] as const)('[C-169] case %#: one fixed text that names the tax and the uuid', (c, h, wanted) => {
    expect(titulos(c, h)).toContain(wanted)
  })
})

describe('the sheet', () => {
  const hoja = (hoy: string, regimenFiscal = '601', agente = rfc) =>
    hojaDeFactura([116_000], { rfc: agente, razonSocial: 'Agencia', regimenFiscal }, contextoDe(hoy))
  test('[C-170, C-173] fixed receiver and fixed line', () => {
    expect(hoja('2026-10-12')).toMatchObject({
      receptor: { rfc: 'VAL960115QT8', regimenFiscal: '601', codigoPostal: '03020', usoCfdi: 'G03' },
      concepto: { claveProdServ: '90121502', cantidad: '1', claveUnidad: 'E48', unidad: 'SERVICIO' },
    })
  })
  test('a regime that cannot bill with that RFC has no sheet', () => {
    expect(hoja('2026-10-12', '612', rfc)).toBeNull()
  })
})

describe('[VI-E5] the total is net of what is retained for 612, 621 and 626 alike', () => {
  const impuestosDe = {
    ...impuestos,
    retIva: { monto: centavos(10_667), tasa: '0.106667' },
    retIsr: { monto: centavos(1_250), tasa: '0.0125' },
  }
  test.each([
    ['612', 104_083],
    ['621', 104_083],
    ['626', 104_083],
    ['601', 116_000],
  ])('regime %s: commissions of 116000 make a total of %i', (emisorRegimen, wanted) => {
    expect(totalEsperado({ emisorRegimen, impuestos: impuestosDe }, [116_000], contextoDe().politica)).toBe(
      wanted,
    )
  })
})

describe('a lote against its bookings', () => {
  test.each([
    [116_100, true],
    [115_900, true],
    [116_101, false],
    [115_899, false],
  ])('[C-107] %i centavos against bookings of 116000 within one peso: %s', (total, wanted) => {
    const { toleranciaLoteComision } = contextoDe().politica
    expect(isConsistente(total, 116_000, toleranciaLoteComision)).toBe(wanted)
  })
})

describe('cancelled ones of an upload', () => {
  const otra = 'B2A8F3B5-6C7D-4E8F-9A0B-1C2D3E4F5A6B'
  const subidas = (...estados: string[]) => {
    const { politica, hoy } = hechos()
    const leidos = estados.map((estado, i) => ({
      cabecera: cabecera(i === 0 ? {} : { uuid: otra }),
      motor: [],
      sat: sat(estado),
    }))
    const facturas = judgeInvitado(leidos, { politica, hoy, registrados: new Set() }).map((dictamen, i) => ({
      id: String(i),
      cabecera: leidos[i]?.cabecera ?? null,
      ...dictamen,
    }))
    return {
      siguen: facturas.filter(({ situacion }) => continua(situacion)).map(({ id }) => id),
      titulos: avisosDeInvitado(facturas, politica, hoy).map(({ titulo }) => titulo),
    }
  }
  test('[C-061] only cancelled ones are an error; among valid ones they are told and the valid ones go on', () => {
    expect(subidas('Cancelado', 'Cancelado')).toEqual({
      siguen: [],
      titulos: ['Solo ingresaste facturas canceladas'],
    })
    expect(subidas('Cancelado', 'Vigente')).toEqual({
      siguen: ['1'],
      titulos: ['Ingresaste facturas canceladas'],
    })
  })
})
