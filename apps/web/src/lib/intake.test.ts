import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createIntake } from './intake.ts'
import { isPassing } from './network-pause.ts'

const file = (name: string) => new File([name], name)
const taken = (form: FormData, mal: Record<string, string> = {}) => {
  const archivos = form.getAll('archivos').map((one) => {
    const nombre = one instanceof File ? one.name : ''
    return { nombre, id: mal[nombre] ? null : nombre, codigo: null, motivo: mal[nombre] ?? null }
  })
  return { archivos } as unknown as CargaRespuesta
}
const failed = (status: number) =>
  new ApiError(status, { codigo: 'x', mensaje: 'no', detalles: [], referencia: '' })
const namesOf = (form: FormData) =>
  form.getAll('archivos').map((one) => (one instanceof File ? one.name : ''))

// The network is back as soon as somebody waits for it.
beforeEach(() =>
  vi.stubGlobal('window', {
    addEventListener: (_: string, back: () => void) => queueMicrotask(back),
    removeEventListener: () => undefined,
  }),
)
afterEach(() => vi.unstubAllGlobals())

describe('[VIII-B7] the queue of dropped files, where nothing is kept', () => {
  const queue = (send: (form: FormData, para?: string) => Promise<CargaRespuesta>) => {
    const failures: ApiError[] = []
    const intake = createIntake({
      clave: null,
      grupo: 2,
      simultaneos: 1,
      send,
      isFinal: (failure) => !isPassing(failure),
      onFailure: (failure) => failures.push(failure),
    })
    return { intake, failures, rows: () => intake.get().filas.map((f) => [f.nombre, f.estado, f.motivo]) }
  }

  test('files of two owners share no request, and each group is full', async () => {
    const sent: unknown[] = []
    const { intake } = queue(async (form, para) => {
      sent.push([para, namesOf(form), form.get('desde')])
      return taken(form)
    })
    await Promise.all([intake.add([file('a'), file('b'), file('c')], 'x'), intake.add([file('d')], 'y')])
    await intake.settled()
    expect(sent).toEqual([
      ['x', ['a', 'b'], null],
      ['x', ['c'], null],
      ['y', ['d'], null],
    ])
  })
  test('one that is refused stays with its reason beside those that are there', async () => {
    const { intake, rows } = queue(async (form) => taken(form, { b: 'no es PDF' }))
    await intake.add([file('a'), file('b')])
    await intake.settled()
    expect(rows()).toEqual([
      ['a', 'listo', null],
      ['b', 'error', 'no es PDF'],
    ])
  })
  test('[VI-D3] an answer without a place for each file is no answer: they wait and go again', async () => {
    let n = 0
    const { intake, rows } = queue(async (form) =>
      n++ === 0 ? { ...taken(form), archivos: [] } : taken(form),
    )
    await intake.add([file('a'), file('b')])
    await intake.settled()
    expect(n).toBe(2)
    expect(rows()).toEqual([
      ['a', 'listo', null],
      ['b', 'listo', null],
    ])
  })
  test('a request that is refused whole is told once, and the rest goes on', async () => {
    let n = 0
    const { intake, failures, rows } = queue(async (form) => {
      if (n++ === 0) throw failed(500)
      return taken(form)
    })
    await intake.add([file('a'), file('b'), file('c')])
    await intake.settled()
    expect(failures).toHaveLength(1)
    expect(rows()).toEqual([
      ['a', 'error', null],
      ['b', 'error', null],
      ['c', 'listo', null],
    ])
  })
  test('[VII-B2] where files are kept, a fault of the server’s own is tried again, then told with its reference; the rest goes on', async () => {
    let n = 0
    const intake = createIntake({
      clave: null,
      grupo: 1,
      simultaneos: 1,
      send: async (form) => {
        if (namesOf(form)[0] === 'a') {
          n++
          throw new ApiError(500, {
            codigo: 'errorInterno',
            mensaje: 'falla nuestra',
            detalles: [],
            referencia: 'AB12CD',
          })
        }
        return taken(form)
      },
    })
    await intake.add([file('a'), file('b')])
    await intake.settled()
    expect(n).toBe(3)
    expect(intake.get().sinRed).toBe(false)
    expect(intake.get().filas.map(({ nombre, estado, motivo }) => [nombre, estado, motivo])).toEqual([
      ['a', 'error', expect.stringMatching(/falla nuestra.*AB12CD/)],
      ['b', 'listo', null],
    ])
  })
  test('[IX-A1] [VI-D3] a browser that never answers for what it keeps holds no file up', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('indexedDB', { open: () => ({}) })
    const sent: string[][] = []
    const intake = createIntake({
      clave: 'borrador',
      grupo: 2,
      simultaneos: 1,
      send: async (form) => {
        sent.push(namesOf(form))
        return taken(form)
      },
    })
    const added = intake.add([file('a'), file('b'), file('c')])
    await vi.advanceTimersByTimeAsync(2000)
    await added
    // Nor does a group wait until the one before it is forgotten.
    await intake.settled()
    vi.useRealTimers()
    expect(sent).toEqual([['a', 'b'], ['c']])
    expect(intake.get().filas.map(({ estado }) => estado)).toEqual(['listo', 'listo', 'listo'])
  })
  test('[VIII-E] how far it is is shown together, not group by group; its end and a reason at once', async () => {
    vi.useFakeTimers()
    const { intake, rows } = queue(async (form) => taken(form, { f19: 'no es XML' }))
    const shown: number[] = []
    await intake.add(Array.from({ length: 20 }, (_, i) => file(`f${i}`)))
    intake.subscribe(() => shown.push(rows().filter(([, estado]) => estado === 'listo').length))
    await intake.settled()
    vi.useRealTimers()
    expect(shown.at(-1)).toBe(19)
    expect(shown.length).toBeLessThan(10)
  })
  test.each([0, 502, 503, 504])('without an answer (%i) it waits, and goes on by itself', async (status) => {
    let n = 0
    const seen: boolean[] = []
    const { intake, failures, rows } = queue(async (form) => {
      seen.push(intake.get().sinRed)
      if (n++ < 2) throw failed(status)
      return taken(form)
    })
    await intake.add([file('a')])
    await intake.settled()
    expect(seen).toEqual([false, true, true])
    expect(intake.get().sinRed).toBe(false)
    expect([failures, rows()]).toEqual([[], [['a', 'listo', null]]])
  })
})
