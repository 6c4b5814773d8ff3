// `npm run simulacros`: every drill, one after the other, and a table of what came of each. Ends with 1 when one did not hold.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './setup.mjs'

const { values } = parseArgs({
  options: { corto: { type: 'boolean', default: false }, solo: { type: 'string', default: '' } },
})

/** Where the tests of a drill tell what came of them. */
const carpeta = mkdtempSync(path.join(tmpdir(), 'valija-simulacros-'))
process.on('exit', () => rmSync(carpeta, { recursive: true, force: true }))
const informe = path.join(carpeta, 'pruebas.json')

/** What a drill prints of itself in its last line: each of these must be 0. */
const males = {
  perdidos: 'perdidos',
  sinEnviar: 'sin enviar',
  deMas: 'de más',
  enviadosDosVeces: 'dobles',
  fallidas: 'llamadas fallidas',
  muertes: 'procesos muertos',
  sinHallar: 'pérdidas sin hallar',
  sinRazon: 'diferencias sin razón',
} as const
type Resultado = { correcto: boolean; veces?: number } & Partial<Record<keyof typeof males, number>>

/** The times of each: as many as the table of drills asks for, and with `--corto` as many as tell that it works. */
const bench = (nombre: string, args: string, [todas, corto]: [number | null, number | null]) => {
  const veces = values.corto ? corto : todas
  return {
    nombre,
    command: ['bench/run.ts', ...args.split(' '), ...(veces === null ? [] : [String(veces)])],
  }
}
const prueba = (nombre: string, ...files: string[]) => ({
  nombre,
  command: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'integracion',
    '--project',
    'unidad',
    '--reporter=json',
    `--outputFile=${informe}`,
    ...files,
  ],
})
const en = 'apps/server/src/'
const simulacros = [
  bench('Procesos que mueren de golpe (kill -9)', 'caidas --produccion --lotes 10', [300, 6]),
  bench('La base de datos se reinicia', 'relevo --reinicios', [20, 2]),
  bench('La primaria se pierde y su réplica la releva', 'relevo', [10, 2]),
  bench('La primaria se pierde y su réplica iba atrás', 'relevo --asincrona --lotes 2', [3, 1]),
  bench('Patroni la releva solo, o porque se le pide', 'relevo --patroni', [6, 3]),
  bench('Los procesos se reinician uno tras otro', 'relevo --procesos', [10, 1]),
  bench('PostgreSQL de esta máquina, directo y por PgBouncer', 'relevo --motores --lotes 3', [null, null]),
  bench('De vuelta a un minuto, con pgBackRest', 'relevo --punto', [3, 2]),
  bench('En reposo', 'reposo', [60, 20]),
  prueba(
    'Red congelada, conexiones que terminan',
    `${en}db/ausencias.db.test.ts`,
    `${en}areas/lotes/lease.db.test.ts`,
  ),
  prueba(
    'El almacén falla',
    `${en}http/almacen.db.test.ts`,
    `${en}adapters/archivos/archivos.contract.test.ts`,
  ),
  prueba('El correo no sale', `${en}areas/correos/insistir.db.test.ts`),
  prueba(
    'ANT no contesta, o contesta de otra factura',
    `${en}areas/lotes/procesar.db.test.ts`,
    `${en}areas/lotes/restaurada.db.test.ts`,
  ),
  prueba(
    'Se respalda y se restaura',
    `${en}operacion/respaldo.db.test.ts`,
    `${en}areas/instalacion/en-pausa.db.test.ts`,
  ),
].filter(({ nombre }) => nombre.toLowerCase().includes(values.solo.toLowerCase()))

/** What it printed, and what its tests told. */
function run(command: readonly string[]): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
  })
  return new Promise((resolve) =>
    child.once('close', (code) => {
      if (existsSync(informe)) said += `\n${readFileSync(informe, 'utf8')}\n`
      rmSync(informe, { force: true })
      resolve({ code: code ?? 1, said })
    }),
  )
}

type Informe = {
  testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[]
}
/** The tests of a report that failed, each with the first line of why. */
function failedOf(said: string): string[] {
  const report = said.split('\n').find((line) => line.startsWith('{"numTotalTestSuites"'))
  const { testResults = [] }: Partial<Informe> = report ? (JSON.parse(report) as Informe) : {}
  return testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages: [why = ''] }) => `${fullName}\n  ${why.split('\n')[0] ?? ''}`)
}

/** What a run came to: counts of its own lines, or of the tests it ran. */
function read(said: string): { veces: number; dicho: string[] } {
  const lines = said.split('\n').flatMap((line) => {
    try {
      return line.startsWith('{')
        ? [JSON.parse(line) as Partial<Resultado> & { numTotalTests?: number; numFailedTests?: number }]
        : []
    } catch {
      return []
    }
  })
  const dicho = Object.entries(males).flatMap(([key, words]) => {
    const n = lines.reduce((sum, line) => sum + (line[key as keyof typeof males] ?? 0), 0)
    return n > 0 ? [`${n} ${words}`] : []
  })
  for (const { numFailedTests = 0 } of lines)
    if (numFailedTests > 0) dicho.push(`${numFailedTests} pruebas fallidas`)
  // Nothing lost, and later or more than its limit: its own line says by how much.
  if (dicho.length === 0 && lines.some(({ correcto }) => correcto === false)) dicho.push('fuera de su límite')
  return { veces: lines.reduce((sum, line) => sum + (line.veces ?? line.numTotalTests ?? 1), 0), dicho }
}

const filas: { simulacro: string; veces: number; resultado: string; segundos: number }[] = []
for (const { nombre, command } of simulacros) {
  console.log(`… ${nombre}`)
  const start = performance.now()
  const { code, said } = await run(command)
  for (const line of said.split('\n')) if (line.startsWith('{"medida":')) console.log(line)
  const { veces, dicho } = read(said)
  const bien = code === 0 && veces > 0 && dicho.length === 0
  const fallaron = failedOf(said)
  if (!bien) console.log(fallaron.length > 0 ? fallaron.join('\n') : said.slice(-4000))
  const resultado = bien ? 'bien' : `FALLA${dicho.length > 0 ? `: ${dicho.join(', ')}` : ''}`
  filas.push({
    simulacro: nombre,
    veces,
    resultado,
    segundos: Math.round((performance.now() - start) / 1000),
  })
}
console.table(filas)
process.exitCode = filas.length > 0 && filas.every(({ resultado }) => resultado === 'bien') ? 0 : 1
