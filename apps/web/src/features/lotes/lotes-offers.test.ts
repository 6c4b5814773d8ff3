import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { clavesDeEtapa } from '@valija/domain/lotes/etapas.ts'
import { describe, expect, test } from 'vitest'
import { emptyTextOf, offersOf, tabsOf } from './lotes-offers.ts'

const ajustes = {
  eliminarHasta: ['noProcesado', 'enProcesoDeEnvio'] as const,
  pestanasConDescarga: ['pagado'] as const,
}
const all = {
  categoria: 'Comisionista',
  etapa: 'noProcesado',
  rfc: 'correctos',
  mayProcess: true,
  mayDelete: true,
  ajustes,
} as const
const offered = (change: Partial<Parameters<typeof offersOf>[0]>) =>
  Object.entries(offersOf({ ...all, ...change })).flatMap(([name, yes]) => (yes ? [name] : []))

describe('[VIII-B5] what the tab of a stage offers', () => {
  test.each([
    [{}, ['dates', 'processes', 'deletes']],
    [{ rfc: 'sinValidar' }, ['dates', 'deletes']],
    [{ mayProcess: false }, ['deletes']],
    [{ etapa: 'enProcesoDeEnvio' }, ['deletes']],
    [{ etapa: 'enProcesoDeEnvio', mayDelete: false }, []],
    [{ etapa: 'enProcesoDePago' }, ['processed']],
    [{ etapa: 'enProcesoDePago', categoria: 'Proveedor' }, []],
    [{ etapa: 'enProcesoDePago', mayProcess: false }, []],
    [{ etapa: 'pagado' }, ['downloads']],
    [{ ajustes: undefined }, ['dates', 'processes']],
  ] as const)('%o', (change, esperado) => {
    expect(offered(change)).toEqual(esperado)
  })

  const conteos = (n: number) =>
    ({
      noProcesado: { n: 0 },
      enProcesoDeEnvio: { n },
      enProcesoDePago: { n: 0 },
      pagado: { n: 0 },
    }) as const
  test.each([
    ['comisionista', 0, 'noProcesado', false],
    ['comisionista', 1, 'noProcesado', true],
    ['comisionista', 0, 'enProcesoDeEnvio', true],
    ['admin', 0, 'noProcesado', true],
  ] as const)('%s sees the tab of what is on its way with %i in it, from %s: %s', (rol, n, etapa, seen) => {
    expect(tabsOf(rol, etapa, conteos(n)).some(({ value }) => value === 'enProcesoDeEnvio')).toBe(seen)
  })
  test.each([
    ['proveedor', conteos(0), 'noProcesado', t.vacio.noProcesadoProveedor],
    ['proveedor', conteos(2), 'noProcesado', t.vacio.noProcesado],
    ['proveedor', undefined, 'noProcesado', t.vacio.noProcesado],
    ['proveedor', conteos(0), 'pagado', t.vacio.pagado],
    ['admin', conteos(0), 'noProcesado', t.vacio.noProcesado],
  ] as const)('%s with nothing there is told so in its own words', (rol, counts, etapa, text) => {
    expect(emptyTextOf(rol, etapa, counts)).toBe(text)
  })
  test('the tabs are the stages, in their order', () => {
    expect(tabsOf('admin', 'pagado', undefined).map(({ value }) => value)).toEqual(clavesDeEtapa)
  })
})
