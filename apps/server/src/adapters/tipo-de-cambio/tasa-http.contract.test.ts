import { describe, expect, it } from 'vitest'
import { useFakeServer } from '../../../testing/fake-server.ts'
import { useSandbox } from '../../../testing/use-sandbox.ts'
import { readConfig } from '../../config.ts'
import { createTipoDeCambio } from './choose-source.ts'
import { createTasaHttp } from './tasa-http.ts'

const fake = useFakeServer()
const sandbox = await useSandbox()
const tasa = async (given: Parameters<typeof fake>[0], dia = '2026-10-09') => {
  const { url, asked } = await fake(given)
  return { asked, answer: createTasaHttp({ url, timeoutMs: 300 }).tasa(dia) }
}

describe('the documented rate by date', () => {
  it('[P-104] asks /TipoCambio/{YYYYMMDD} and reads tipoCambio, number or text', async () => {
    const number = await tasa({ body: { tipoCambio: 18.421 } })
    expect(await number.answer).toEqual({ tipoCambio: '18.421', fechaDato: '2026-10-09' })
    expect(number.asked[0]).toMatchObject({ method: 'GET', url: '/TipoCambio/20261009' })
    const text = await tasa({ body: { tipoCambio: '18.4210' } })
    expect(await text.answer).toEqual({ tipoCambio: '18.4210', fechaDato: '2026-10-09' })
  })
  it.each([
    ['a day it does not know', { status: 404, body: { mensaje: 'Sin dato' } }],
    ['zero', { body: { tipoCambio: 0 } }],
    ['below zero', { body: { tipoCambio: -18 } }],
    ['nothing', { body: { tipoCambio: null } }],
    ['another field', { body: { tipo: 18 } }],
    ['words', { body: { tipoCambio: 'N/E' } }],
  ])('%s is no rate', async (_title, given) => {
    expect(await (await tasa(given)).answer).toBeNull()
  })
  it.each([
    ['a page', { body: '<html></html>' }, 'invalidAnswer'],
    ['a list', { body: [18] }, 'invalidAnswer'],
    ['a refusal', { status: 400, body: {} }, 'rejected'],
    ['a fault', { status: 500, body: {} }, 'rejected'],
    ['under repair', { status: 503, body: {} }, 'unreachable'],
    ['silence', 'silence', 'unreachable'],
  ] as const)('%s is a failure, never an older rate', async (_title, given, kind) => {
    const { answer } = await tasa(given)
    await expect(answer).rejects.toMatchObject({ system: 'tipoDeCambio', kind })
  })
  it('reads the simulated service: a Saturday has a rate, a day to come has none', async () => {
    const port = createTasaHttp({ url: sandbox.url })
    expect(await port.tasa('2026-10-10')).toMatchObject({ fechaDato: '2026-10-10' })
    expect(await port.tasa('2099-01-05')).toBeNull()
    await sandbox.interruptores({ tipoCambio: { caido: true } })
    await expect(port.tasa('2026-10-09')).rejects.toMatchObject({ kind: 'unreachable' })
  })
})

describe('where the rate comes from', () => {
  it('is the documented service, and the central bank once there is a token', () => {
    expect(createTipoDeCambio(readConfig('demo', {})).serie).toBe('TipoCambio')
    expect(createTipoDeCambio(readConfig('demo', { BANXICO_TOKEN: 'a1'.repeat(32) })).serie).toBe('SF60653')
    const own = readConfig('demo', { BANXICO_TOKEN: 'a1'.repeat(32), BANXICO_SERIE: 'SF43718' })
    expect(createTipoDeCambio(own).serie).toBe('SF43718')
  })
})
