import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MOST_ROWS, rowsOf } from './rows.ts'

/** Prints, per document, the requirement rows that no passed test of the last run claims by a `[B-083]` in its title. */
const root = path.resolve(import.meta.dirname, '..')
const file = path.join(root, '.valija/pruebas/resultado.json')
if (!existsSync(file)) {
  console.error('No hay resultados. Corre primero «npm test».')
  process.exit(2)
}
type Result = { testResults: { assertionResults: { fullName: string; status: string }[] }[] }
const result = JSON.parse(readFileSync(file, 'utf8')) as Result
const claimed = new Set<string>()
const overloaded: string[] = []
for (const { assertionResults } of result.testResults)
  for (const { fullName, status } of assertionResults) {
    const ids = rowsOf(fullName)
    if (ids.length > MOST_ROWS) overloaded.push(fullName)
    else if (status === 'passed') for (const id of ids) claimed.add(id)
  }
const rows = readFileSync(path.join(root, 'docs/requisitos.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
const documents = [...new Set(rows.map(([, document]) => document ?? ''))]
const brief = process.argv.includes('--resumen')
let unclaimed = 0
for (const document of documents) {
  const all = rows.filter((row) => row[1] === document)
  const missing = all.filter(([id]) => !claimed.has(id ?? ''))
  unclaimed += missing.length
  console.log(`${document}: ${all.length - missing.length} de ${all.length} filas con prueba`)
  if (!brief)
    for (const [id, , , kind, statement] of missing)
      console.log(`  ${id} ${kind}: ${(statement ?? '').slice(0, 140)}`)
}
for (const title of overloaded) console.log(`más de cinco filas en un título: ${title}`)
process.exit(overloaded.length + unclaimed > 0 ? 1 : 0)
