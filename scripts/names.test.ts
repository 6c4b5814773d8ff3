import { globSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const areas = path.resolve(import.meta.dirname, '../apps/server/src/areas')
const files = globSync('**/*.ts', { cwd: areas }).filter((file) => !file.endsWith('.test.ts'))

test.each([
  ['a list’s query is list-<noun>', /(^|\/)lista-/],
  ['the calls of a part are routes-<part>', /(^|\/)(?!routes)[a-z-]+-routes?\.ts$/],
  ['the specification’s own calls are routes-documentadas', /documented-routes|routes-documented/],
  [
    'verbs are English',
    /(^|\/)(aceptar|analizar|calcular|conciliar|confirmar|consultar|deshacer|hallar|ignorar|limpiar|pedir|posponer|procesar|rechazar|resolver|retirar|revisar|sellar|sincronizar|solicitar|validar|verificar)(-|\.)/,
  ],
])('[VIII-B4] in the areas of the server, %s', (_, wrong) => {
  expect(files.filter((file) => wrong.test(file))).toEqual([])
})

test('[VIII-B4] a file is named by the field’s own words, on every floor', () => {
  const english =
    /(^|[/-])(accounts?|agents?|bookings?|customers?|guests?|home|invoices?|mails?|payments?|policy|policies|receipts?|statements?|suppliers?|users?)[-.]/
  const floors = globSync('{apps,packages}/*/{src,testing}/**/*.{ts,tsx}', {
    cwd: path.resolve(import.meta.dirname, '..'),
  })
  expect(floors.length).toBeGreaterThan(1000)
  expect(floors.filter((file) => english.test(path.basename(file)))).toEqual([])
})
