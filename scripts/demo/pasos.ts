/** Times of each step over all lotes, in the order in which the steps first happened. */
export type Cronometro = {
  medir: <T>(paso: string, work: () => Promise<T>) => Promise<T>
  filas: () => Fila[]
}
export type Fila = { paso: string; veces: number; mediana: number; maximo: number }

export function createCronometro(): Cronometro {
  const times = new Map<string, number[]>()
  return {
    async medir(paso, work) {
      const own = times.get(paso) ?? []
      times.set(paso, own)
      const start = performance.now()
      try {
        return await work()
      } finally {
        own.push(performance.now() - start)
      }
    },
    filas: () =>
      [...times].map(([paso, all]) => {
        const sorted = all.toSorted((a, b) => a - b)
        return {
          paso,
          veces: all.length,
          mediana: sorted[Math.floor((sorted.length - 1) / 2)] ?? 0,
          maximo: sorted.at(-1) ?? 0,
        }
      }),
  }
}

const inSeconds = (ms: number): string =>
  ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(ms < 10_000 ? 2 : 1)} s`

/** A table of steps with their times. */
export function tableOf(filas: readonly Fila[]): string {
  const rows = [
    ['Paso', 'Veces', 'Mediana', 'Máximo'],
    ...filas.map(({ paso, veces, mediana, maximo }) => [
      paso,
      String(veces),
      inSeconds(mediana),
      inSeconds(maximo),
    ]),
  ]
  const widths = [0, 1, 2, 3].map((i) => Math.max(...rows.map((row) => (row[i] ?? '').length)))
  const line = (row: string[]) =>
    row.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join('  ')
  const [head = [], ...body] = rows
  return [line(head), widths.map((width) => '─'.repeat(width)).join('  '), ...body.map(line)].join('\n')
}
