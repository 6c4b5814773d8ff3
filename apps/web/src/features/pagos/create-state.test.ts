import type { Reusos } from '@valija/contract/pagos-nuevos.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import { describe, expect, test } from 'vitest'
import { type CreateAction, type CreateState, createState, reduceCreate } from './create-state.ts'

const escrita = { localizador: 'ABC123', rfc: 'XAXX010101000' }
const busqueda = { puedeAnadir: true } as BusquedaReserva
const cerrada = { puedeAnadir: false } as BusquedaReserva
const prueba = new File(['x'], 'comprobante.pdf')
const after = (from: CreateState, ...actions: CreateAction[]) => actions.reduce(reduceCreate, from)
const inicio = createState(null, null)
const hallada = after(inicio, { do: 'search', value: escrita }, { do: 'find', de: escrita, busqueda })

describe('[VIII-B5] registering payments', () => {
  test.each([
    ['nothing', { localizador: '', rfc: '' }, 'inicio'],
    ['no localizador', { ...escrita, localizador: '' }, 'inicio'],
    ['no RFC', { ...escrita, rfc: '' }, 'inicio'],
    ['both', escrita, 'buscando'],
  ])('a search with %s', (_, value, paso) => {
    const { reserva } = after(inicio, { do: 'search', value })
    expect(reserva.paso).toBe(paso)
    if (reserva.paso === 'inicio') expect(reserva.incompleta).toBe(true)
  })
  test('[IX-D3] what is typed while a booking is looked up is not the booking that was found', () => {
    const otra = { ...escrita, localizador: 'OTRA99' }
    const typed = after(inicio, { do: 'search', value: escrita }, { do: 'type', value: otra })
    expect(after(typed, { do: 'find', de: escrita, busqueda }).value).toEqual(escrita)
  })
  test('a list that was there before the page was opened looks its booking up and goes on adding', () => {
    const kept = createState(escrita, null)
    expect(kept).toMatchObject({ value: escrita, reserva: { paso: 'buscando' }, adding: true })
    expect(after(kept, { do: 'find', de: escrita, busqueda: cerrada }).adding).toBe(true)
  })
  test.each([
    [prueba, busqueda, true],
    [prueba, cerrada, false],
    [null, busqueda, false],
  ])('who brought a proof adds its payment, where one may be added', (soltado, found, adding) => {
    const sought = after(createState(null, soltado), { do: 'search', value: escrita })
    expect(after(sought, { do: 'find', de: escrita, busqueda: found }).adding).toBe(adding)
  })
  test('what was not found stays typed for the next try; a booking that was found does not', () => {
    const perdida = after(inicio, { do: 'search', value: escrita }, { do: 'miss', error: new Error() })
    expect(after(perdida, { do: 'askRestart', pendientes: 0 }).value).toEqual(escrita)
    expect(after(hallada, { do: 'askRestart', pendientes: 0 }).value).toEqual({ localizador: '', rfc: '' })
  })
  test('payments that wait are not left behind without asking', () => {
    const asked = after(hallada, { do: 'askRestart', pendientes: 2 })
    expect(asked).toMatchObject({ leaving: true, reserva: { paso: 'hallada' } })
    expect(after(asked, { do: 'stay' })).toMatchObject({ leaving: false, reserva: { paso: 'hallada' } })
    expect(after(asked, { do: 'restart' })).toMatchObject({ leaving: false, reserva: { paso: 'inicio' } })
  })
  test('a save is busy until the booking was looked up again, and opens no form by itself', () => {
    const saving = after({ ...hallada, adding: true, soltado: prueba }, { do: 'save' })
    expect(saving).toMatchObject({ busy: true, failure: null })
    const saved = after(saving, { do: 'saved', enMano: false })
    expect(saved).toMatchObject({ busy: true, adding: false })
    expect(after(saved, { do: 'find', de: escrita, busqueda })).toMatchObject({ busy: false, adding: false })
    // What was typed of the next payment meanwhile keeps its form.
    expect(after(saving, { do: 'saved', enMano: true }).adding).toBe(true)
    expect(after(saved, { do: 'miss', error: 'x' })).toMatchObject({
      busy: false,
      reserva: { paso: 'error' },
    })
  })
  test('one that is refused stays with its reason until the list changes', () => {
    const refused = after(hallada, { do: 'save' }, { do: 'refuse', error: 'x' })
    expect(refused).toMatchObject({ busy: false, failure: 'x' })
    expect(after(refused, { do: 'change' }).failure).toBeNull()
  })
  test('a proof that is another payment’s asks for a reason, and the reason is over with the save', () => {
    const reusos: Reusos = { reusos: [], mas: 3 }
    const asked = after(hallada, { do: 'save' }, { do: 'askReason', reusos })
    expect(asked).toMatchObject({ busy: false, reusos })
    expect(after(asked, { do: 'save' }, { do: 'saved', enMano: false }).reusos).toBeNull()
  })
})
