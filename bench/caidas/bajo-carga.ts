import { type Corrida, isCorrecto, startDemo, type Veredicto } from './corrida.ts'
import { wait } from './proceso.ts'

export type Escenario = {
  url: string
  opciones: readonly string[]
  /** Takes something away, and resolves once all is there again. */
  fault: () => Promise<void>
  /** How many of what is counted one fault takes away; one unless said. */
  aLaVez?: number
  verdict: (made: Corrida['lotes']) => Promise<Veredicto & { muertes?: number }>
  stop: () => Promise<void>
}

/**
 * Faults at random instants while lotes go from XML to paid over and over, until there were enough of them; then what is
 * left is looked at. `correcto`: no lote lost, none sent twice, all paid, and no process ended that was not told to.
 */
export async function underLoad(
  escenario: Escenario,
  {
    veces,
    lotes,
    pausaMs: [soonest, latest],
  }: { veces: number; lotes: number; pausaMs: readonly [number, number] },
) {
  const start = performance.now()
  const vueltas: number[] = []
  const hechas = () => vueltas.length * (escenario.aLaVez ?? 1)
  const made: Corrida['lotes'] = []
  const fallas: string[] = []
  let corridas = 0
  do {
    corridas++
    let running = true
    const demo = startDemo(escenario.url, lotes, escenario.opciones)
      .then((corrida) => made.push(...corrida.lotes))
      .catch((error: Error) => fallas.push(error.message))
      .finally(() => {
        running = false
      })
    while (running && hechas() < veces) {
      await Promise.race([demo, wait(soonest + Math.random() * (latest - soonest))])
      if (!running) break
      const down = performance.now()
      await escenario.fault()
      vueltas.push(performance.now() - down)
    }
    await demo
  } while (hechas() < veces && fallas.length === 0)
  const verdict = await escenario.verdict(made)
  const sorted = vueltas.toSorted((a, b) => a - b)
  return {
    correcto: fallas.length === 0 && hechas() >= veces && isCorrecto(verdict) && (verdict.muertes ?? 0) === 0,
    veces: hechas(),
    corridas,
    lotesPorCorrida: lotes,
    ...verdict,
    reinicioMedianaMs: Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0),
    reinicioMaximoMs: Math.round(sorted.at(-1) ?? 0),
    segundos: Math.round((performance.now() - start) / 1000),
    ...(fallas.length > 0 ? { fallas } : {}),
  }
}

/** One JSON line; a drill that did not hold ends with 1. */
export function report(bench: string, resultado: Record<string, unknown> & { correcto: boolean }): void {
  console.log(JSON.stringify({ medida: bench, ...resultado }))
  if (!resultado.correcto) process.exitCode = 1
}
