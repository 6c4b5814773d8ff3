import type { cargaInvitado } from '@valija/contract/invitados.ts'
import { afterEach, expect, test, vi } from 'vitest'
import type { z } from 'zod'

afterEach(() => vi.unstubAllGlobals())

test('[C-009] what the SAT or ANT still owe a guest is asked for a moment later, less and less often, and never less than every two seconds', async () => {
  const kept = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  vi.stubGlobal('localStorage', kept)
  vi.stubGlobal('sessionStorage', kept)
  vi.stubGlobal('window', { addEventListener: () => {} })
  const nada = { facturas: 0, total: 0, moneda: 'MXN' }
  const carga: z.input<typeof cargaInvitado> = {
    expiraEn: '2026-10-12T20:00:00Z',
    hoy: '2026-10-12',
    receptor: 'EKU9003173C9',
    cortePue: 23,
    paso: 'facturas',
    enCuarentena: true,
    satPendientes: 1,
    antPendientes: 0,
    avisos: [],
    facturas: [],
    pdfsSueltos: [],
    continuan: nada,
    listas: { ...nada, reservas: 0 },
    lote: null,
  }
  vi.stubGlobal('fetch', async () => Response.json(carga, { headers: { 'x-valija': '1' } }))
  const { cargaQuery } = await import('./carga-calls.ts')
  const { queryFn, refetchInterval } = cargaQuery('de-alguien')
  const pauses: unknown[] = []
  for (let veces = 0; veces < 9; veces++) {
    await (queryFn as (asked: object) => Promise<unknown>)({})
    pauses.push((refetchInterval as (query: unknown) => unknown)({ state: { data: carga } }))
  }
  expect(pauses[0]).toBeLessThan(300)
  expect(pauses).toEqual(pauses.toSorted((a, b) => Number(a) - Number(b)))
  expect(pauses.at(-1)).toBe(2000)
})
