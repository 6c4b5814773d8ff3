import { createFilaJusta } from './fila-justa.ts'
import { createGasto } from './gasto.ts'
import { type LimitesDeProceso, type Proceso, type Respuesta, startProceso } from './proceso.ts'

export type NombreDeGrupo = 'xml' | 'archivos' | 'comprobantes'
export type LimitesDeGrupo = LimitesDeProceso & {
  procesos: number
  /** Readings that may wait, of one person and of all. */
  enEspera: { porPersona: number; total: number }
  /** Processor time within the last minutes, in ms, from which on somebody's readings are costly. */
  costosoMs: number
  /** Nobody waits longer for a turn. */
  esperaMs: number
  /** A reader without work for this long goes away and gives its memory back. */
  ocioMs: number
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
 * A few standing processes that read, started when there is work. People take turns; neither one person nor all whose
 * files cost much have all the readers at once: somebody else's file always finds one soon. Whose files cost much is seen
 * while they are read: of strangers that took all the readers at once one gives its own up, and reads again in its turn.
 */
export function createGrupo(programa: string, limites: LimitesDeGrupo): Grupo {
  const fila = createFilaJusta<Pedido>(limites.enEspera)
  const porPersona = Math.max(1, limites.procesos - 1)
  const libres: Proceso[] = []
  const todos = new Set<Proceso>()
  const deQuien = new Map<string, number>()
  const gasto = createGasto(60_000)
  const leyendo = new Map<Proceso, string>()
  const cedidas = new Set<Proceso>()
  let vigilancia: NodeJS.Timeout | undefined
  const isCostoso = (quien: string): boolean => {
    let costo = gasto.of(quien, performance.now())
    for (const [proceso, suyo] of leyendo) if (suyo === quien) costo += proceso.costoMs
    return costo > limites.costosoMs
  }
  let trabajando = 0
  let stopped = false
  let ocio: NodeJS.Timeout | undefined
  const uso = { picoMb: 0, procesos: 0 }

  const end = (proceso: Proceso) => {
    uso.picoMb = Math.max(uso.picoMb, proceso.pico)
    proceso.end()
    todos.delete(proceso)
  }
  const take = (): Proceso => {
    for (let proceso = libres.pop(); proceso; proceso = libres.pop()) {
      if (!proceso.gastado()) return proceso
      end(proceso)
    }
    const proceso = startProceso(programa, limites)
    todos.add(proceso)
    uso.procesos += 1
    return proceso
  }
  const giveBack = (proceso: Proceso) => {
    uso.picoMb = Math.max(uso.picoMb, proceso.pico)
    if (stopped || proceso.gastado()) end(proceso)
    else libres.push(proceso)
    clearTimeout(ocio)
    ocio = setTimeout(() => libres.splice(0).forEach(end), limites.ocioMs).unref()
  }
  const count = (quien: string, by: number) => {
    const now = (deQuien.get(quien) ?? 0) + by
    if (now === 0) deQuien.delete(quien)
    else deQuien.set(quien, now)
    trabajando += by
  }

  async function work(quien: string, pedido: Pedido): Promise<void> {
    const { tarea, atajo, resolve } = pedido
    const known = atajo()
    if (known) return resolve(known)
    count(quien, 1)
    const proceso = take()
    const reading = proceso.leer(tarea)
    leyendo.set(proceso, quien)
    const respuesta = await reading
    leyendo.delete(proceso)
    gasto.add(quien, proceso.costoMs, performance.now())
    count(quien, -1)
    giveBack(proceso)
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
  const puede = (quien: string): boolean => {
    if ((deQuien.get(quien) ?? 0) >= porPersona) return false
    if (!isCostoso(quien)) return true
    const costosos = [...deQuien].reduce((suma, [otro, n]) => suma + (isCostoso(otro) ? n : 0), 0)
    return costosos < porPersona
  }
  function pump(): void {
    while (!stopped && trabajando < limites.procesos) {
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
    uso: () => ({ ...uso, picoMb: Math.max(uso.picoMb, ...[...todos].map(({ pico }) => pico)) }),
    stop() {
      stopped = true
      clearTimeout(ocio)
      clearInterval(vigilancia)
      for (let turno = fila.next(() => true); turno; turno = fila.next(() => true)) {
        turno.cosa.atajo()
        turno.cosa.resolve({ falla: 'lectorCaido' })
      }
      for (const proceso of todos) end(proceso)
    },
  }
}
