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
