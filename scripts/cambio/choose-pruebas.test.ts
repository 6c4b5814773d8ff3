import { describe, expect, test } from 'vitest'
import { choosePruebas } from './choose-pruebas.ts'

const all = [
  'apps/server/src/areas/lotes/procesar.db.test.ts',
  'apps/server/src/areas/lotes/alcance.test.ts',
  'apps/server/src/areas/pagos/pagos.db.test.ts',
  'apps/server/src/http/matriz.db.test.ts',
  'apps/server/src/http/foundation.db.test.ts',
  'e2e/lotes/lista.test.ts',
  'e2e/lotes/detalle.test.ts',
  'e2e/inicio/inicio.test.ts',
]
const seconds = new Map([
  ['apps/server/src/areas/lotes/procesar.db.test.ts', 5],
  ['apps/server/src/http/matriz.db.test.ts', 90],
  ['apps/server/src/http/foundation.db.test.ts', 4],
  ['e2e/lotes/lista.test.ts', 30],
  ['e2e/lotes/detalle.test.ts', 20],
])
const of = (changed: string[], budget = 110) =>
  choosePruebas(changed, all, (file) => seconds.get(file) ?? 20, budget)

describe('[VIII-C2] the tests that a change asks for', () => {
  test.each([
    ['a use case', 'apps/server/src/areas/lotes/send-lotes.ts'],
    ['a rule', 'packages/domain/src/lotes/etapas.ts'],
    ['a call', 'packages/contract/src/lotes.ts'],
    ['a text', 'packages/contract/src/messages/lotes.ts'],
    ['the calls', 'packages/contract/src/llamadas/lotes.ts'],
    ['a file named for one of them', 'packages/contract/src/messages/acciones-de-lote.ts'],
  ])('%s: its area with the database and in the browser, the quickest first', (_what, file) => {
    expect(of([file]).pruebas).toEqual([
      'apps/server/src/areas/lotes/procesar.db.test.ts',
      'e2e/lotes/detalle.test.ts',
      'e2e/lotes/lista.test.ts',
    ])
  })
  test('a screen: its area in the browser alone', () => {
    expect(of(['apps/web/src/features/lotes/lista.tsx']).pruebas).toEqual([
      'e2e/lotes/detalle.test.ts',
      'e2e/lotes/lista.test.ts',
    ])
  })
  test('what has no area: the tests of its own folder', () => {
    expect(of(['apps/server/src/http/live.ts']).pruebas).toEqual([
      'apps/server/src/http/foundation.db.test.ts',
      'apps/server/src/http/matriz.db.test.ts',
    ])
  })
  test('what every screen stands on: the home page among others', () => {
    expect(of(['apps/web/src/ui/grid/grid.tsx']).pruebas).toContain('e2e/inicio/inicio.test.ts')
  })
  test('a test that changed is run whatever it takes; what does not fit beside it is told', () => {
    expect(of(['apps/server/src/http/matriz.db.test.ts', 'apps/server/src/areas/lotes/x.ts'], 100)).toEqual({
      pruebas: ['apps/server/src/http/matriz.db.test.ts', 'apps/server/src/areas/lotes/procesar.db.test.ts'],
      fuera: ['e2e/lotes/detalle.test.ts', 'e2e/lotes/lista.test.ts'],
    })
  })
  test('a page of documentation asks for none', () => {
    expect(of(['docs/operacion.md', 'README.md'])).toEqual({ pruebas: [], fuera: [] })
  })
})
