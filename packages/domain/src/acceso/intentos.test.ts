import { describe, expect, test } from 'vitest'
import { minutosDeEspera } from './intentos.ts'

const ahora = new Date('2026-10-10T18:00:00Z')
const hace = (minutos: number) => new Date(ahora.getTime() - minutos * 60_000)
const veces = (n: number, minutos: number) => Array.from({ length: n }, () => hace(minutos))
const nada = { par: [], cuenta: [], direccion: [] }

describe('throttling of sign-ins', () => {
  test('four failures still leave a try', () => {
    expect(minutosDeEspera({ ...nada, par: veces(4, 1) }, ahora)).toBe(0)
  })
  test('the fifth failure of an account from one address makes it wait until the oldest leaves the window', () => {
    expect(minutosDeEspera({ ...nada, par: [hace(10), ...veces(4, 1)] }, ahora)).toBe(5)
  })
  test('failures older than the window do not count', () => {
    expect(minutosDeEspera({ ...nada, par: [...veces(4, 1), hace(16)] }, ahora)).toBe(0)
  })
  test('strangers elsewhere need twenty failures to make an account wait', () => {
    expect(minutosDeEspera({ ...nada, cuenta: veces(19, 2) }, ahora)).toBe(0)
    expect(minutosDeEspera({ ...nada, cuenta: veces(20, 2) }, ahora)).toBe(13)
  })
  test('one address on many accounts waits after thirty', () => {
    expect(minutosDeEspera({ ...nada, direccion: veces(30, 14) }, ahora)).toBe(1)
  })
})
