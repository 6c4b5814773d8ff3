import { describe, expect, it } from 'vitest'
import { useFakeServer } from '../../../testing/fake-server.ts'
import { closedPort, useSandbox } from '../../../testing/use-sandbox.ts'
import { ExternalSystemError } from '../external-system-error.ts'
import { createBanxico, lastUpTo, serieParaSolventar } from './banxico-sie.ts'

const token = 'a1'.repeat(32)
const fake = useFakeServer()
const sandbox = await useSandbox()
const answer = (datos: { fecha: string; dato: string }[] | null, idSerie = serieParaSolventar) => ({
  body: { bmx: { series: [{ idSerie, titulo: 'Tipo de cambio', ...(datos ? { datos } : {}) }] } },
})
const tasa = async (given: Parameters<typeof fake>[0], dia = '2026-10-09') => {
  const { url, asked } = await fake(given)
  const failure = { current: null as unknown }
  const value = await createBanxico({ url, token, timeoutMs: 300 })
    .tasa(dia)
    .catch((error: unknown) => {
      failure.current = error
      return undefined
    })
  return { value, asked, error: failure.current as ExternalSystemError | null }
}

describe('the central bank, series of a rate', () => {
  it('asks its series from ten days before, the token in a header and never in the address', async () => {
    const { value, asked } = await tasa(answer([{ fecha: '09/10/2026', dato: '18.4210' }]))
    expect(value).toEqual({ tipoCambio: '18.4210', fechaDato: '2026-10-09' })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.url).toBe('/SieAPIRest/service/v1/series/SF60653/datos/2026-09-29/2026-10-09')
    expect(asked[0]?.headers['bmx-token']).toBe(token)
    expect(asked[0]?.url).not.toContain(token)
  })
  it('takes another series and an address with a path of its own', async () => {
    const { url, asked } = await fake(answer([{ fecha: '09/10/2026', dato: '18.1' }], 'SF43718'))
    const port = createBanxico({ url: `${url}/espejo/`, token, serie: 'SF43718' })
    expect(port.serie).toBe('SF43718')
    expect(await port.tasa('2026-10-09')).toEqual({ tipoCambio: '18.1', fechaDato: '2026-10-09' })
    expect(asked[0]?.url).toBe('/espejo/SieAPIRest/service/v1/series/SF43718/datos/2026-09-29/2026-10-09')
  })
  it.each([
    [
      'a Sunday takes Friday',
      '2026-10-11',
      [
        ['08/10/2026', '18.1'],
        ['09/10/2026', '18.2'],
      ],
      '18.2',
      '2026-10-09',
    ],
    [
      'a day without publication takes the one before',
      '2026-10-12',
      [
        ['09/10/2026', '18.2'],
        ['12/10/2026', 'N/E'],
      ],
      '18.2',
      '2026-10-09',
    ],
    [
      'order is not promised',
      '2026-10-09',
      [
        ['09/10/2026', '18.2'],
        ['07/10/2026', '18.0'],
        ['08/10/2026', '18.1'],
      ],
      '18.2',
      '2026-10-09',
    ],
    [
      'what is published for later does not count',
      '2026-10-08',
      [
        ['08/10/2026', '18.1'],
        ['09/10/2026', '18.2'],
      ],
      '18.1',
      '2026-10-08',
    ],
    [
      'a comma of thousands is no decimal mark',
      '2026-10-08',
      [['08/10/2026', '1,018.10']],
      '1018.10',
      '2026-10-08',
    ],
    [
      'zero, blanks and no date are none',
      '2026-10-09',
      [
        ['07/10/2026', '18.0'],
        ['08/10/2026', '0'],
        ['09/10/2026', ' '],
        ['ayer', '18.9'],
      ],
      '18.0',
      '2026-10-07',
    ],
  ] as const)('%s', async (_title, dia, filas, tipoCambio, fechaDato) => {
    const datos = filas.map(([fecha, dato]) => ({ fecha, dato }))
    expect(lastUpTo(datos, dia)).toEqual({ tipoCambio, fechaDato })
    expect((await tasa(answer(datos), dia)).value).toEqual({ tipoCambio, fechaDato })
  })
  it.each([
    ['no rows', answer([])],
    ['no rows named', answer(null)],
    ['only N/E', answer([{ fecha: '09/10/2026', dato: 'N/E' }])],
    ['another series', answer([{ fecha: '09/10/2026', dato: '18.2' }], 'SF99999')],
  ])('%s: nothing was published, and nothing is made up', async (_title, given) => {
    expect(await tasa(given)).toMatchObject({ value: null, error: null })
  })
  it.each([
    ['a bad token', { status: 401, body: { error: { mensaje: 'Token inválido' } } }, 'rejected'],
    ['a series that is not there', { status: 404, body: { error: { mensaje: 'Serie' } } }, 'rejected'],
    ['too many questions', { status: 429, body: {} }, 'rejected'],
    ['a fault of its own', { status: 500, body: {} }, 'rejected'],
    ['under repair', { status: 503, body: {} }, 'unreachable'],
    ['sent elsewhere', { status: 302, body: '', headers: { location: '/otra' } }, 'invalidAnswer'],
    ['a page instead of data', { body: '<html>Mantenimiento</html>' }, 'invalidAnswer'],
    ['an error with status 200', { body: { error: { mensaje: 'Error' } } }, 'invalidAnswer'],
    ['silence', 'silence', 'unreachable'],
    ['a dropped connection', 'hang up', 'unreachable'],
  ] as const)('%s is a failure that names no token', async (_title, given, kind) => {
    const { error, value } = await tasa(given)
    expect(value).toBeUndefined()
    expect(error).toBeInstanceOf(ExternalSystemError)
    expect(error).toMatchObject({ system: 'tipoDeCambio', kind })
    expect(String(error)).not.toContain(token)
  })
  it('nobody there is unreachable', async () => {
    const port = createBanxico({ url: `http://127.0.0.1:${await closedPort()}`, token })
    await expect(port.tasa('2026-10-09')).rejects.toMatchObject({ kind: 'unreachable', isDoubtful: false })
  })
  it('reads the simulated bank: a Saturday has the rate of its Friday, and a token that is none is refused', async () => {
    const url = sandbox.url
    const friday = await createBanxico({ url, token }).tasa('2026-10-09')
    expect(friday?.fechaDato).toBe('2026-10-09')
    expect(await createBanxico({ url, token }).tasa('2026-10-10')).toEqual(friday)
    await expect(createBanxico({ url, token: 'corto' }).tasa('2026-10-09')).rejects.toMatchObject({
      kind: 'rejected',
      status: 401,
    })
    await sandbox.interruptores({ banxico: { disparates: true } })
    await expect(createBanxico({ url, token }).tasa('2026-10-09')).rejects.toMatchObject({
      kind: 'invalidAnswer',
    })
  })
})
