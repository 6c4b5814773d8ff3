import { readFileSync } from 'node:fs'
import { readLayout } from '@valija/documents/layout/read-layout.ts'

/** Reads one file several times and tells time and peak memory: `layout-lector.ts LECTOR FILE ROUNDS`. */
const [quien, file = '', rondas = '5'] = process.argv.slice(2)
const bytes = readFileSync(file)

async function read(): Promise<number> {
  if (quien === 'valija') return readLayout(new Uint8Array(bytes)).renglones.length
  const { readSheet } = await import('read-excel-file/node')
  return (await readSheet(bytes)).length - 1
}

const tiempos: number[] = []
let renglones = 0
globalThis.gc?.()
const antes = process.memoryUsage.rss()
/** High-water mark of this process alone; getrusage would count what the parent had before. */
const pico = () => Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? 0) * 1024
for (let i = 0; i < Number(rondas); i++) {
  const inicio = performance.now()
  renglones = await read()
  tiempos.push(performance.now() - inicio)
}
const [primera = 0] = tiempos
const mediana = tiempos.toSorted((a, b) => a - b)[Math.floor(tiempos.length / 2)] ?? 0
console.log(
  JSON.stringify({
    renglones,
    primeraMs: Math.round(primera),
    medianaMs: Math.round(mediana),
    memoriaMb: Math.round((pico() - antes) / 1024 / 1024),
  }),
)
