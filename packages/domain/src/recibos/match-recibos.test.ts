import { describe, expect, it } from 'vitest'
import { type LotePorPagar, matchRecibos, type PagoPorAplicar } from './match-recibos.ts'

const coral = 'HPC910203AB1'
const pago = (pagina: number, total: number, rest: Partial<PagoPorAplicar> = {}): PagoPorAplicar => ({
  pagina,
  total,
  rfc: coral,
  folio: `F${pagina}`,
  claveRastreo: `C${pagina}`,
  ...rest,
})
const lote = (id: number, total: number, rest: Partial<LotePorPagar> = {}): LotePorPagar => ({
  id,
  total,
  proveedorRfc: coral,
  pagado: 0,
  impedimentos: [],
  ...rest,
})
const match = (pagos: PagoPorAplicar[], lotes: LotePorPagar[], aplicadas: PagoPorAplicar[] = []) =>
  matchRecibos(pagos, lotes, { aplicadas })

describe('receipts and lotes', () => {
  it('[B-104] match when RFC and amount are both equal, to the centavo', () => {
    const lotes = [lote(1, 150_000), lote(2, 150_001), lote(3, 150_000, { proveedorRfc: 'HNA910203AB1' })]
    expect(match([pago(1, 150_000)], lotes)).toMatchObject([
      { pagina: 1, resultado: 'unico', loteId: 1, candidatos: [{ loteId: 1, elegible: true }] },
    ])
    expect(match([pago(1, 150_002)], lotes)).toMatchObject([{ resultado: 'ninguno', loteId: null }])
  })
  it('[B-105] several lotes that fit are chosen by a person, with the reasons of each', () => {
    const [found] = match([pago(1, 150_000)], [lote(1, 150_000), lote(2, 150_000)])
    expect(found).toMatchObject({ resultado: 'varios', loteId: null })
    expect(found?.candidatos.map((c) => [c.loteId, c.razones.map((r) => r.razon)])).toEqual([
      [1, ['rfcIgual', 'importeIgual']],
      [2, ['rfcIgual', 'importeIgual']],
    ])
  })
  it('[B-105] a payment without a lote is listed as not matched, with the nearest of the same supplier', () => {
    const [found] = match([pago(1, 100)], [lote(1, 900), lote(2, 300), lote(3, 50)])
    expect(found).toMatchObject({ resultado: 'ninguno', loteId: null })
    expect(found?.candidatos).toEqual([
      {
        loteId: 3,
        elegible: false,
        razones: [
          { razon: 'rfcIgual', aFavor: true },
          { razon: 'importeMayor', aFavor: false, diferencia: 50 },
        ],
      },
      {
        loteId: 2,
        elegible: true,
        razones: [
          { razon: 'rfcIgual', aFavor: true },
          { razon: 'importeMenor', aFavor: false, diferencia: 200 },
        ],
      },
      expect.objectContaining({ loteId: 1 }),
    ])
  })
  it('two payments that fit the same lote are not chosen by machine', () => {
    expect(match([pago(1, 500), pago(2, 500)], [lote(1, 500)])).toMatchObject([
      {
        resultado: 'varios',
        loteId: null,
        candidatos: [{ razones: [{}, {}, { razon: 'otroPagoIgual', pagina: 2 }] }],
      },
      { resultado: 'varios', loteId: null },
    ])
  })
  it('an operation of the bank that was applied before is not applied again', () => {
    expect(match([pago(1, 500)], [lote(1, 500)], [pago(1, 500)])).toEqual([
      { pagina: 1, resultado: 'aplicado', loteId: null, candidatos: [], suman: null },
    ])
  })
  it('the same operation on two pages of a file counts once', () => {
    const again = pago(2, 500, { folio: 'F1', claveRastreo: 'C1' })
    expect(match([pago(1, 500), again], [lote(1, 500)])).toMatchObject([
      { resultado: 'unico', loteId: 1 },
      { resultado: 'repetido', loteId: null },
    ])
  })
  it('what counts is what the lote still lacks', () => {
    expect(
      match([pago(1, 300)], [lote(1, 500, { pagado: 200 }), lote(2, 300, { pagado: 300 })]),
    ).toMatchObject([{ resultado: 'unico', loteId: 1, candidatos: [{ loteId: 1 }] }])
  })
  it('a lote that cannot be paid is shown with its reason and not chosen', () => {
    expect(match([pago(1, 500)], [lote(1, 500, { impedimentos: ['enDuda'] })])).toMatchObject([
      {
        resultado: 'varios',
        loteId: null,
        candidatos: [{ elegible: false, razones: [{}, {}, { razon: 'impedimentos', facturas: 1 }] }],
      },
    ])
  })
  it.each([
    ['two that make it', [300, 700, 450], 1000, [2, 1]],
    ['all three of them', [300, 250, 450], 1000, [3, 1, 2]],
    ['two ways', [300, 700, 600, 400], 1000, null],
    ['a centavo short', [300, 699], 1000, null],
  ])('[VI-D5] a payment of several lotes: %s', (_cual, saldos, total, suman) => {
    const lotes = saldos.map((saldo, i) => lote(i + 1, saldo))
    expect(match([pago(1, total)], lotes)).toMatchObject([{ resultado: 'ninguno', loteId: null, suman }])
  })
  it('[VI-D5] a lote that cannot be paid is in no sum, and asked for all, all of the RFC are given', () => {
    const lotes = [
      lote(1, 300),
      lote(2, 700, { impedimentos: ['enDuda'] }),
      ...[3, 4, 5, 6, 7, 8].map((id) => lote(id, 10_000 + id)),
      lote(9, 700, { proveedorRfc: 'HNA910203AB1' }),
    ]
    const [found] = matchRecibos([pago(1, 1000)], lotes, { aplicadas: [], todos: true })
    expect(found?.suman).toBeNull()
    expect(found?.candidatos).toHaveLength(8)
    expect(match([pago(1, 1000)], lotes)[0]?.candidatos).toHaveLength(5)
  })
})
