const at = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
export const round = (n: number) => Math.round(n * 100) / 100

type Medida = {
  medida: string
  razon?: number
  valor?: number
  minimo?: number
  maximo?: number
  cumple?: boolean
}
/** One line per measure; one below its `minimo` or above its `maximo` makes the run end with an error. */
export function say<M extends Medida>(line: M): void {
  const { razon, valor = razon ?? 0, minimo = -Infinity, maximo = Infinity, cumple = true } = line
  const holds = cumple && valor >= minimo && valor <= maximo
  if (!holds) process.exitCode = 1
  console.log(JSON.stringify({ ...line, ...(holds ? {} : { cumple: false }) }))
}

/** Everything takes turns within each round, so that the ratios hold on a machine that others use. */
export async function measure(
  works: Record<string, () => Promise<unknown>>,
  rounds = 200,
): Promise<Record<string, { p50: number; p99: number }>> {
  const times = new Map<string, number[]>(Object.keys(works).map((name) => [name, []]))
  for (let i = -Math.ceil(rounds / 10); i < rounds; i++)
    for (const [name, work] of Object.entries(works)) {
      const start = performance.now()
      await work()
      if (i >= 0) times.get(name)?.push(performance.now() - start)
    }
  return Object.fromEntries(
    [...times].map(([name, all]) => {
      all.sort((a, b) => a - b)
      return [name, { p50: round(at(all, 0.5)), p99: round(at(all, 0.99)) }]
    }),
  )
}

type Get = (ruta: string) => Promise<{ total: number }>

/** Pages of a list, whoever asked: the others are answers to a search. */
const pages = new Set(['primera', 'ultima'])
/** Each call beside its bare SQL (`sql.` and its name in `works`), in one run; then last page ÷ first. */
export async function measureLista(
  prefijo: string,
  asked: Record<string, string>,
  { get, sql }: { get: Get; sql: Record<string, () => Promise<unknown>> },
): Promise<void> {
  const works = { ...sql }
  const totals: Record<string, number> = {}
  for (const [name, ruta] of Object.entries(asked)) {
    works[name] = () => get(ruta)
    totals[name] = (await get(ruta)).total
  }
  const ms = await measure(works)
  for (const name of Object.keys(asked)) {
    const bare = ms[`sql.${name}`]
    const http = ms[name]
    const razonSql = bare && http ? round(http.p50 / bare.p50) : undefined
    console.log(
      JSON.stringify({ medida: `${prefijo}.${name}`, ms: http, filas: totals[name], sql: bare, razonSql }),
    )
    if (bare && http && pages.has(name))
      say({
        medida: `${prefijo}.${name}, p99 ÷ its bare query’s`,
        razon: round(http.p99 / bare.p99),
        maximo: 2.5,
      })
  }
  const razon = round((ms.ultima?.p50 ?? 0) / (ms.primera?.p50 ?? 1))
  say({ medida: `${prefijo}.ultimaEntrePrimera`, razon, maximo: 1.3 })
}
