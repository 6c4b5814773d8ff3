import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAforo } from './aforo.ts'
import { esperas } from './limites.ts'

const limites = { persona: 60, todos: 160, esperaMs: 20_000, pasoMs: 5_000 }
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
  })
})
afterEach(() => vi.useRealTimers())

/** Who has come in, in order. */
function puerta() {
  const aforo = createAforo(limites)
  const dentro: string[] = []
  const salidas = new Map<string, () => void>()
  const entra = async (quien: string, bytes: number, traidos: () => number | null = () => null) => {
    const nombre = `${quien}${bytes}`
    const cut = () => {
      dentro.push(`${nombre} cortado`)
      salidas.get(nombre)?.()
    }
    const sale = await aforo.entra({ quien, bytes, largo: bytes, traidos, cut })
    dentro.push(sale ? nombre : `${nombre} no`)
    if (sale) salidas.set(nombre, sale)
  }
  return {
    aforo,
    dentro,
    entra,
    sale: (nombre: string) => salidas.get(nombre)?.(),
    ya: () => new Promise((resolve) => setImmediate(resolve)),
  }
}

it('[VII-B5] bodies held at once have a bound: who does not fit waits, and comes in as others end', async () => {
  const { aforo, dentro, entra, sale, ya } = puerta()
  for (const quien of ['a', 'b', 'c']) void entra(quien, 50)
  await ya()
  expect(dentro).toEqual(['a50', 'b50'])
  sale('a50')
  sale('a50')
  await ya()
  expect(dentro).toEqual(['a50', 'b50', 'c50'])
  for (const nombre of ['b50', 'c50']) sale(nombre)
  expect(aforo.uso()).toEqual({ total: 0, esperan: 0 })
})

it('[VII-B5] one person never holds all of it: the others pass, and the largest body fits alone', async () => {
  const { aforo, dentro, entra, sale, ya } = puerta()
  for (let i = 0; i < 3; i++) void entra('a', 40)
  void entra('b', 30)
  await ya()
  // Its own share, however much room there is.
  expect(dentro).toEqual(['a40', 'b30'])
  sale('b30')
  await ya()
  expect(dentro).toEqual(['a40', 'b30'])
  void entra('d', 9_999)
  await ya()
  expect(dentro.at(-1)).toBe('d9999')
  sale('d9999')
  expect(aforo.uso().total).toBe(40)
})

it('[VII-B5] however many hold what they may, who comes with less finds room', async () => {
  const { dentro, entra, ya } = puerta()
  for (let i = 0; i < 9; i++) for (const bytes of [60, 40, 20, 10]) void entra(`malo${i}-`, bytes)
  await ya()
  for (let i = 0; i < 3; i++) void entra(`hotel${i}-`, 2)
  await ya()
  expect(dentro.slice(-3)).toEqual(['hotel0-2', 'hotel1-2', 'hotel2-2'])
})

it('[VII-B5] the wait has an end', async () => {
  const { aforo, dentro, entra, ya } = puerta()
  for (const quien of ['a', 'b']) void entra(quien, 60)
  await ya()
  vi.advanceTimersByTime(limites.esperaMs + 1)
  await ya()
  expect(dentro).toEqual(['a60', 'b60 no'])
  expect(aforo.uso()).toEqual({ total: 60, esperan: 0 })
})

it('[VII-B5] a body that trickles gives its room to who waits; one that comes, waits for us or is not waited for keeps it', async () => {
  const { dentro, entra, ya } = puerta()
  let ms = 0
  const pass = async (n: number) => {
    for (let i = 0; i < n; i++) {
      ms += 1_000
      vi.advanceTimersByTime(1_000)
      await ya()
    }
  }
  void entra('lento', 60, () => (ms / esperas.requestTimeout) * 59)
  void entra('viene', 50, () => (ms / esperas.requestTimeout) * 51)
  void entra('nuestro', 20)
  await pass(30)
  expect(dentro).toEqual(['lento60', 'viene50', 'nuestro20'])
  void entra('espera', 40)
  await pass(7)
  expect(dentro.slice(3)).toEqual(['lento60 cortado', 'espera40'])
})
