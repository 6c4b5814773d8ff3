import type { ComplementoRevisado } from '@valija/contract/complementos.ts'
import { expect, it } from 'vitest'
import {
  afterSaving,
  allOf,
  type Carga,
  guardables,
  noUploads,
  withoutPares,
  withPdfs,
  withPutBack,
} from './uploads-state.ts'

const pdf = new File([''], 'a.pdf')
const juicio = (uuid: string, valido: boolean) => ({ uuid, valido }) as ComplementoRevisado
const carga = (uuid: string, valido: boolean, its: File | null = pdf): Carga => ({
  clave: uuid,
  xml: new File([''], `${uuid}.xml`),
  pdf: its,
  juicio: juicio(uuid, valido),
})
const state = {
  ...noUploads,
  cargas: [carga('bueno', true), carga('malo', false), carga('sinPdf', true, null)],
}
const claves = (cargas: readonly Carga[] = []) => cargas.map(({ clave }) => clave)

it('[VIII-B5] only a valid complement with its PDF is saved; what was saved goes, what was refused says so', () => {
  expect(claves(guardables(state))).toEqual(['bueno'])
  const refused = juicio('sinPdf', false)
  const guardados = [{ uuid: 'bueno' }] as Parameters<typeof afterSaving>[1]['guardados']
  const { cargas } = afterSaving(state, { guardados, rechazados: [refused] })
  expect(claves(cargas)).toEqual(['malo', 'sinPdf'])
  expect(cargas?.[1]?.juicio).toBe(refused)
})

it('[VIII-B5] those that could not be checked are checked again with the ones before them, and lose no PDF', () => {
  const lost = { ...state, sinRevisar: state.cargas.slice(1) }
  expect(allOf(lost)).toBe(lost.sinRevisar)
  expect(allOf(state)).toBe(state.cargas)
  const { sinRevisar } = withPdfs(lost, ({ name }) => (name === 'sinPdf.xml' ? pdf : null))
  expect(sinRevisar.map((par) => par.pdf)).toEqual([pdf, pdf])
})

it('[VIII-B5] what is taken out is put back where it stood, with its PDF, beside what came meanwhile', () => {
  const [uno, , tres] = state.cargas
  const { quedan, quitados } = withoutPares(state, ({ xml }) => xml.name === 'malo.xml')
  expect(quedan).toEqual([uno, tres])
  const despues = { ...state, cargas: [uno, tres, carga('nuevo', true)].filter((una) => una !== undefined) }
  expect(withPutBack(despues, quitados).map(({ xml, pdf: suyo }) => [xml.name, suyo !== null])).toEqual([
    ['bueno.xml', true],
    ['malo.xml', true],
    ['sinPdf.xml', false],
    ['nuevo.xml', true],
  ])
  // Chosen again by hand, it is there once.
  expect(withPutBack(state, quitados)).toEqual(state.cargas)
})
