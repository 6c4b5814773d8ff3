import { createFilaJusta } from './fila-justa.ts'
import { createGasto } from './gasto.ts'
import type { Proceso, Respuesta } from './proceso.ts'
import { createProcesos, type LimitesDeProcesos } from './procesos.ts'

export type NombreDeGrupo = 'xml' | 'archivos' | 'comprobantes'
export type LimitesDeGrupo = LimitesDeProcesos & {
  procesos: number
  /** Readings that may wait, of one person and of all. */
  enEspera: { porPersona: number; total: number }
  /** Processor time within the last minutes, in ms, from which on somebody's readings are costly. */
  costosoMs: number
  /** Nobody waits longer for a turn. */
  esperaMs: number
}
export type Grupo = {
  /** `atajo` is asked when the turn comes: what is known by then is not read again. */
  leer(quien: string, tarea: object, atajo?: () => Respuesta<unknown> | null): Promise<Respuesta<unknown>>
  /** Most memory any of its processes held, in megabytes, and how many there were. */
  uso(): { picoMb: number; procesos: number }
  stop(): void
}
type Pedido = {
  tarea: object
  atajo: () => Respuesta<unknown> | null
  resolve: (respuesta: Respuesta<unknown>) => void
}

/** How often it is looked whether those who read leave a reader to those who wait. */
const vigilaMs = 250

/**
 * People take turns at a few standing processes that read; neither one person nor all whose files cost much have all of
 * them at once: somebody else's file always finds one soon. Whose files cost much is seen while they are read: of strangers
 * that took all the readers at once one gives its own up, and reads again in its turn.
 */
export function createGrupo(programa: string, limites: LimitesDeGrupo): Grupo {
  const procesos = createProcesos(programa, limites)
  const fila = createFilaJusta<Pedido>(limites.enEspera)
  const gasto = createGasto(60_000)
  const leyendo = new Map<Proceso, string>()
  const cedidas = new Set<Proceso>()
  const porPersona = Math.max(1, limites.procesos - 1)
  let stopped = false
  let vigilancia: NodeJS.Timeout | undefined

  const isCostoso = (quien: string): boolean => {
    let costo = gasto.of(quien, performance.now())
    for (const [proceso, suyo] of leyendo) if (suyo === quien) costo += proceso.costoMs
    return costo > limites.costosoMs
  }
  const puede = (quien: string): boolean => {
    const readers = [...leyendo.values()]
    if (readers.filter((otro) => otro === quien).length >= porPersona) return false
    return !isCostoso(quien) || readers.filter(isCostoso).length < porPersona
  }

  async function work(quien: string, pedido: Pedido): Promise<void> {
    const { tarea, atajo, resolve } = pedido
    const known = atajo()
    if (known) return resolve(known)
    const proceso = procesos.take()
    const reading = proceso.leer(tarea)
    leyendo.set(proceso, quien)
    const respuesta = await reading
    leyendo.delete(proceso)
    gasto.add(quien, proceso.costoMs, performance.now())
    procesos.giveBack(proceso)
    if (cedidas.delete(proceso)) wait(quien, pedido)
    else resolve(respuesta)
    pump()
  }
  /** Those who cost much have more than their share while somebody else waits: the one that took most gives up. */
  function watchOver(): void {
    const costosas = [...leyendo].filter(([, quien]) => isCostoso(quien))
    if (costosas.length > porPersona && fila.has((quien) => !isCostoso(quien))) {
      const [proceso] = costosas.reduce((una, otra) => (otra[0].costoMs > una[0].costoMs ? otra : una))
      cedidas.add(proceso)
      proceso.yields()
    }
    if (fila.length > 0) return
    clearInterval(vigilancia)
    vigilancia = undefined
  }
  function pump(): void {
    while (!stopped && leyendo.size < limites.procesos) {
      const turno = fila.next(puede)
      if (!turno) break
      void work(turno.quien, turno.cosa)
    }
    if (!stopped && fila.length > 0) vigilancia ??= setInterval(watchOver, vigilaMs).unref()
  }

  function wait(quien: string, { tarea, atajo, resolve }: Pedido): void {
    const pedido: Pedido = {
      tarea,
      atajo: () => {
        clearTimeout(espera)
        return atajo()
      },
      resolve,
    }
    const espera = setTimeout(() => {
      fila.remove(quien, pedido)
      resolve({ falla: 'ocupado' })
    }, limites.esperaMs)
    if (fila.push(quien, pedido)) return
    clearTimeout(espera)
    resolve({ falla: 'ocupado' })
  }

  return {
    leer(quien, tarea, atajo = () => null) {
      if (stopped) return Promise.resolve({ falla: 'lectorCaido' })
      return new Promise((resolve) => {
        wait(quien, { tarea, atajo, resolve })
        pump()
      })
    },
    uso: procesos.uso,
    stop() {
      stopped = true
      clearInterval(vigilancia)
      for (let turno = fila.next(() => true); turno; turno = fila.next(() => true)) {
        turno.cosa.atajo()
        turno.cosa.resolve({ falla: 'lectorCaido' })
      }
      procesos.stop()
    },
  }
}
