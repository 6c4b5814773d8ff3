import { bytesPorCarga, esperas } from './limites.ts'

const mb = 1024 ** 2
/**
 * Bytes of bodies held at once: one person's, which is one whole load, and everybody's; how long one waits, in ms; and how
 * long a body that others wait for may bring less than would have it whole by the end of its request, in ms.
 */
export const enMemoria = { persona: bytesPorCarga, todos: 160 * mb, esperaMs: 30_000, pasoMs: 5_000 }
type Limites = typeof enMemoria
type Cuerpo = {
  quien: string
  /** What it takes of the room. */
  bytes: number
  /** How many of `largo` bytes its sender brought; null when it is not the sender who is waited for. */
  traidos: () => number | null
  largo: number
  /** Refuses it half-way; it leaves like the others. */
  cut: () => void
}
type Espera = { cuerpo: Cuerpo; peso: number; admit: (sale: () => void) => void }
type Visto = { bytes: number; cuando: number }

/**
 * Admits bodies while there is room, in the order they came; whoever is over its own share waits and is passed over. Each
 * leaves free as much as it holds: however many hold much, who comes with less finds room.
 */
export function createAforo(limites: Limites) {
  let total = 0
  const porPersona = new Map<string, number>()
  const dentro = new Map<Cuerpo, Visto | null>()
  const cola: Espera[] = []
  let reloj: NodeJS.Timeout | undefined
  const cabe = ({ cuerpo, peso }: Espera) => {
    const suyo = (porPersona.get(cuerpo.quien) ?? 0) + peso
    return suyo <= limites.persona && suyo <= limites.todos - total - peso
  }
  const count = (quien: string, peso: number) => {
    total += peso
    const suyo = (porPersona.get(quien) ?? 0) + peso
    if (suyo === 0) porPersona.delete(quien)
    else porPersona.set(quien, suyo)
  }
  const advance = () => {
    for (let i = 0; i < cola.length; )
      if (cabe(cola[i] as Espera)) {
        const [listo] = cola.splice(i, 1)
        if (!listo) return
        const { cuerpo, peso, admit } = listo
        count(cuerpo.quien, peso)
        dentro.set(cuerpo, null)
        admit(() => {
          if (!dentro.delete(cuerpo)) return
          count(cuerpo.quien, -peso)
          advance()
        })
      } else i++
    // Nobody is hurried while nobody waits.
    if (cola.length > 0) reloj ??= setInterval(cutSlow, limites.pasoMs / 5)
    else {
      clearInterval(reloj)
      reloj = undefined
    }
  }
  const cutSlow = () => {
    for (const [cuerpo, visto] of dentro) {
      const bytes = cuerpo.traidos()
      const cuando = performance.now()
      if (bytes === null || !visto) dentro.set(cuerpo, bytes === null ? null : { bytes, cuando })
      else if (cuando - visto.cuando < limites.pasoMs) continue
      else if ((bytes - visto.bytes) / (cuando - visto.cuando) >= cuerpo.largo / esperas.requestTimeout)
        dentro.set(cuerpo, { bytes, cuando })
      else cuerpo.cut()
    }
  }
  return {
    /** How it leaves, once there is room for it; null when it waited too long. */
    entra(cuerpo: Cuerpo): Promise<(() => void) | null> {
      const { promise, resolve } = Promise.withResolvers<(() => void) | null>()
      const espera: Espera = {
        cuerpo,
        peso: Math.min(cuerpo.bytes, limites.persona),
        admit: (sale) => {
          clearTimeout(fin)
          resolve(sale)
        },
      }
      const fin = setTimeout(() => {
        cola.splice(cola.indexOf(espera), 1)
        resolve(null)
        advance()
      }, limites.esperaMs)
      cola.push(espera)
      advance()
      return promise
    },
    uso: () => ({ total, esperan: cola.length }),
  }
}
