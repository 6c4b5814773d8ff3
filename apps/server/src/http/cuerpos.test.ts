import { expect, it, vi } from 'vitest'
import { createAforo } from './cuerpos.ts'

const limites = { persona: 60, todos: 100, esperaMs: 1000 }
/** Who has come in, in order. */
function puerta() {
  const aforo = createAforo(limites)
  const dentro: string[] = []
  const entra = async (quien: string, bytes: number) => {
    if (await aforo.entra(quien, bytes)) dentro.push(`${quien}${bytes}`)
    else dentro.push(`${quien} no`)
  }
  return { aforo, dentro, entra, ya: () => new Promise((resolve) => setImmediate(resolve)) }
}

it('[VII-B5] bodies held at once have a bound: who does not fit waits, and comes in as others end', async () => {
  const { aforo, dentro, entra, ya } = puerta()
  for (const quien of ['a', 'b', 'c']) void entra(quien, 50)
  await ya()
  expect(dentro).toEqual(['a50', 'b50'])
  aforo.sale('a', 50)
  await ya()
  expect(dentro).toEqual(['a50', 'b50', 'c50'])
  for (const quien of ['b', 'c']) aforo.sale(quien, 50)
  expect(aforo.uso()).toEqual({ total: 0, esperan: 0 })
})

it('[VII-B5] one person never holds all of it: the others pass, and the largest body fits alone', async () => {
  const { aforo, dentro, entra, ya } = puerta()
  for (let i = 0; i < 5; i++) void entra('a', 40)
  void entra('b', 30)
  void entra('c', 30)
  await ya()
  expect(dentro).toEqual(['a40', 'b30', 'c30'])
  for (const quien of ['b', 'c']) aforo.sale(quien, 30)
  await ya()
  // Still its own share, however much room there is.
  expect(dentro).toEqual(['a40', 'b30', 'c30'])
  void entra('d', 9_999)
  await ya()
  expect(dentro.at(-1)).toBe('d9999')
  aforo.sale('d', 9_999)
  expect(aforo.uso().total).toBe(40)
})

it('[VII-B5] the wait has an end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { aforo, dentro, entra, ya } = puerta()
    void entra('a', 60)
    void entra('b', 60)
    await ya()
    vi.advanceTimersByTime(limites.esperaMs + 1)
    await ya()
    expect(dentro).toEqual(['a60', 'b no'])
    expect(aforo.uso()).toEqual({ total: 60, esperan: 0 })
  } finally {
    vi.useRealTimers()
  }
})
