import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { areasGraph, heldDoors } from './areas-graph.ts'
import { drawPicture, marcas } from './dibujo.ts'
import { forbidden, packageEdges, root } from './import-rules.ts'
import { waysToReaders } from './lectores-aparte.ts'
import { puertas } from './puertas.ts'

/** Imports point one way: the rules are in import-rules.ts, and dependency-cruiser holds every import to them. */
process.chdir(root)
const { output } = await cruise(
  ['packages', 'apps'],
  {
    ruleSet: { forbidden },
    validate: true,
    // Reads types as well, without the compiler's own interface, which TypeScript 7 does not have yet.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|node_modules)/' },
  },
  { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'], extensions: ['.ts', '.tsx'] },
)
const { modules, summary } = output as ICruiseResult
const problems = summary.violations.map(
  ({ from, to, rule, cycle = [] }) =>
    `${from}: ${cycle.length > 0 ? cycle.map(({ name }) => name).join(' → ') : to}: ${rule.name}`,
)

const ofTheTree = (file: string) =>
  /\.tsx?$/.test(file) ? readFileSync(path.join(root, file), 'utf8') : null
for (const way of waysToReaders(['apps/server/src/app.ts', 'apps/server/src/main.ts'], ofTheTree))
  problems.push(
    `${way}: no file of a person is read in the process that answers calls; ask deps.lectores (a helper of a reader: import its own file)`,
  )

/** Imports between areas that are not of the ground floor; it only goes down: whoever cuts one writes the new figure here. */
const limite = 41
const { edges, both, toGround, doors } = areasGraph(modules)
const entreAreas = edges.length - toGround
if (entreAreas > limite) problems.push(`areas: ${entreAreas} imports between them, more than ${limite}`)
for (const par of both) problems.push(`areas: ${par} and back`)
const { opened, unused } = heldDoors(doors, puertas)
for (const file of opened)
  problems.push(`areas/${file}: used by another area, and no door of its own (scripts/puertas.ts)`)
for (const file of unused) problems.push(`areas/${file}: a door that no other area uses (scripts/puertas.ts)`)

const pagina = path.join(root, 'docs/arquitectura.md')
const texto = readFileSync(pagina, 'utf8')
const drawn = texto.slice(texto.indexOf(marcas.desde), texto.indexOf(marcas.hasta) + marcas.hasta.length)
const picture = drawPicture(packageEdges, edges)
if (process.argv.includes('--dibujo')) writeFileSync(pagina, texto.replace(drawn, picture))
else if (drawn !== picture)
  problems.push('docs/arquitectura.md: its picture is not that of the imports; npm run imports -- --dibujo')

for (const problem of problems) console.error(problem)
console.log(`${modules.length} archivos, ${problems.length} importaciones en sentido contrario`)
console.log(
  `áreas: ${edges.length} aristas, ${toGround} a la planta baja y ${entreAreas} entre las demás (límite ${limite}); ${both.length} en ambos sentidos; ${Object.values(puertas).flat().length} puertas`,
)
process.exit(problems.length > 0 ? 1 : 0)
