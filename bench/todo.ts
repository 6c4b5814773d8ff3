import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'

/** Each bench, with what it takes in full and with `--corto`. */
const bancos: [name: string, todo: string[], corto: string[]][] = [
  ['cfdi', [], []],
  ['fuzz', ['--documentos', '200000'], ['--documentos', '20000']],
  ['layout', [], []],
  ['intake', ['30'], ['5']],
  ['sesion', ['3'], ['2']],
  ['lista', ['1000000', '60000'], ['1000000', '60000']],
  ['pagos', ['1000000', '1000'], ['100000', '300']],
  ['buscar', [], ['--filas', '100000']],
  ['comisiones', [], ['5']],
  ['estado', ['20000'], ['5000']],
  ['conciliacion', ['1', '2', '3'], ['1']],
  ['comprobantes', [], ['m=20']],
  ['lecturas', [], []],
  ['hostiles', ['1000'], ['60']],
  ['apuro', ['50'], ['12']],
  ['apuro', ['10', 'sinAtaque'], ['5', 'sinAtaque']],
  ['eventos', ['15'], ['5']],
  ['linea', ['5'], ['3']],
  ['reposo', ['60'], ['20']],
]
type Linea = Record<string, unknown> & { medida?: string }

/**
 * `npm run bench -- todo [--corto] [--solo NAME,NAME]`: every bench, one after the other, into docs/medidas.md: what each
 * measured, when, whether it held, and how busy the machine was. What is not run keeps what it said. Ends with 1 when one
 * did not hold.
 */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { corto: { type: 'boolean', default: false }, solo: { type: 'string', default: '' } },
  })
  const solo = values.solo.split(',').filter(Boolean)
  let bien = true
  for (const [name, todo, corto] of bancos) {
    if (solo.length > 0 && !solo.includes(name)) continue
    console.log(`… ${name}`)
    const antes = loadavg()[0] ?? 0
    const started = performance.now()
    const { code, lines } = await runOne(name, values.corto ? corto : todo)
    bien &&= code === 0
    const segundos = Math.round((performance.now() - started) / 1000)
    write(section(name, { code, lines, segundos, antes, args: values.corto ? corto : todo }))
  }
  if (!bien) process.exitCode = 1
}

const medidas = path.resolve(import.meta.dirname, '../docs/medidas.md')
const titulo = (parte: string): string => /^## ([^:\n]*)/.exec(parte)?.[1] ?? ''
const orden = bancos.flatMap(([name, todo, corto]) => [todo, corto].map((args) => [name, ...args].join(' ')))

/** After each, so that what was measured stays when a later one is stopped: in the place of what it said before. */
function write(parte: string): void {
  const [cpu] = cpus()
  const antes = readFileSync(medidas, 'utf8')
    .split(/^(?=## )/m)
    .slice(1)
  const partes = [...antes.filter((one) => titulo(one) !== titulo(parte)), parte]
    .map((one) => `${one.trimEnd()}\n`)
    .toSorted((a, b) => place(a) - place(b))
  const bajo = partes.flatMap((one) =>
    one
      .split('\n')
      .filter((linea) => linea.includes(' | **no** | '))
      .map((linea) => linea.split(' | '))
      .map(
        ([medida = '', valor, limite]) =>
          `- ${titulo(one)}: ${medida.slice(2)}${valor ? `, ${valor} (${limite})` : ''}`,
      ),
  )
  writeFileSync(
    medidas,
    `# Measures

Written by \`npm run bench -- todo\` on ${cpus().length} × ${cpu?.model ?? '?'}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, each bench on the day it says. \`carga\` is the one-minute load before it began: above 0.5 per core its times are upper bounds.

${bajo.length === 0 ? 'Every limit held.' : `Below their limits:\n\n${bajo.join('\n')}`}

${partes.join('\n')}`,
  )
}
/** What no bench of the list writes stands last. */
function place(parte: string): number {
  const n = orden.indexOf(titulo(parte))
  return n < 0 ? orden.length : n
}

function runOne(name: string, args: string[]): Promise<{ code: number; lines: Linea[] }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts'), name, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    process.stdout.write(chunk)
  })
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({
        code: code ?? 1,
        lines: said
          .split('\n')
          .filter((line) => line.startsWith('{'))
          .map((line) => JSON.parse(line) as Linea),
      }),
    ),
  )
}

type Hecho = { code: number; lines: Linea[]; segundos: number; antes: number; args: string[] }
function section(name: string, { code, lines, segundos, antes, args }: Hecho): string {
  return `## ${[name, ...args].join(' ')}: ${code === 0 ? 'held' : '**did not hold**'}

${new Date().toISOString().slice(0, 10)}, ${segundos} s, carga ${antes.toFixed(1)}

| Measure | Value | Limit | Holds | With |
|---|--:|--:|---|---|
${lines.map((line) => row(name, line)).join('\n')}
`
}

function row(name: string, { medida = name, razon, valor = razon, minimo, maximo, ...rest }: Linea): string {
  const { correcto = true, cumple = correcto, ...con } = rest
  const limite =
    minimo === undefined ? (maximo === undefined ? '' : `≤ ${inWords(maximo)}`) : `≥ ${inWords(minimo)}`
  const celdas = [medida, inWords(valor ?? ''), limite, cumple ? '' : '**no**', inWords(con).slice(0, 400)]
  return `| ${celdas.map((one) => one.replaceAll('|', '\\|')).join(' | ')} |`
}

/** «p50 8.3, p99 30.6»: no braces and no quotes. */
function inWords(value: unknown): string {
  if (Array.isArray(value)) return value.map(inWords).join(' ')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, one]) =>
      typeof one === 'object' && one !== null ? `${key} (${inWords(one)})` : `${key} ${one}`,
    )
    .join(', ')
}
