import { type LimitesDeProceso, type Proceso, startProceso } from './proceso.ts'

export type LimitesDeProcesos = LimitesDeProceso & {
  /** One without work for this long goes away and gives its memory back. */
  ocioMs: number
}

/** Standing processes of one program: started when there is work, kept between files until they are worn out. */
export function createProcesos(programa: string, limites: LimitesDeProcesos) {
  const libres: Proceso[] = []
  const todos = new Set<Proceso>()
  const uso = { picoMb: 0, procesos: 0 }
  let stopped = false
  let ocio: NodeJS.Timeout | undefined

  const end = (proceso: Proceso) => {
    uso.picoMb = Math.max(uso.picoMb, proceso.pico)
    proceso.end()
    todos.delete(proceso)
  }
  return {
    take(): Proceso {
      for (let proceso = libres.pop(); proceso; proceso = libres.pop()) {
        if (!proceso.gastado()) return proceso
        end(proceso)
      }
      const proceso = startProceso(programa, limites)
      todos.add(proceso)
      uso.procesos += 1
      return proceso
    },
    giveBack(proceso: Proceso): void {
      uso.picoMb = Math.max(uso.picoMb, proceso.pico)
      if (stopped || proceso.gastado()) end(proceso)
      else libres.push(proceso)
      clearTimeout(ocio)
      ocio = setTimeout(() => libres.splice(0).forEach(end), limites.ocioMs).unref()
    },
    /** Most memory any of them held, in megabytes, and how many there were. */
    uso: () => ({ ...uso, picoMb: Math.max(uso.picoMb, ...[...todos].map(({ pico }) => pico)) }),
    stop(): void {
      stopped = true
      clearTimeout(ocio)
      for (const proceso of todos) end(proceso)
    },
  }
}
