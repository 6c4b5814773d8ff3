import { type ChildProcess, fork } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import {
  type ImagenDeComprobante,
  limitesDeLectura,
  type MotivoSinTexto,
  type TextoDeComprobante,
} from '../tipos.ts'
import type { TareaDeLectura } from './lector.proceso.ts'

export type LimitesDeProceso = {
  milisegundos: number
  /** Of what JavaScript keeps. */
  megabytesDeMonton: number
  /** Of the whole process, pictures and recognition included. */
  megabytes: number
  /** Proofs that may wait for their turn. */
  enEspera: number
  /** A reader without work for this long goes away and gives its memory back. */
  ocioMs: number
}
export const limitesDeProceso: LimitesDeProceso = {
  // A photo takes two or three seconds; a machine that does other work at the same time, many more.
  milisegundos: 45_000,
  megabytesDeMonton: 256,
  megabytes: 900,
  enEspera: 20,
  ocioMs: 60_000,
}

export type LectorEnProceso = {
  leer(bytes: Uint8Array): Promise<TextoDeComprobante>
  /** The words a PDF has of its own, or a picture to be read elsewhere. */
  dibujar(bytes: Uint8Array): Promise<ImagenDeComprobante>
  /** Most memory any of its processes held, in megabytes, and how many there were. */
  uso(): { picoMegabytes: number; procesos: number }
  stop(): void
}

type Salida = TextoDeComprobante | ImagenDeComprobante
type Turno = { tarea: TareaDeLectura; bytes: Uint8Array; resolve: (lectura: Salida) => void }
const proceso = fileURLToPath(new URL('./lector.proceso.ts', import.meta.url))
const cadaCuanto = 100

/**
 * Reads proofs one at a time in a process of its own, kept between proofs. Time, memory and the queue are bounded; a
 * process that passes a bound or falls is ended and the next proof gets a new one.
 */
export function createLectorEnProceso(
  limites: Partial<LimitesDeProceso> = {},
  programa: string = proceso,
): LectorEnProceso {
  const limite = { ...limitesDeProceso, ...limites }
  const queue: Turno[] = []
  let child: ChildProcess | undefined
  let busy = false
  let stopped = false
  let idle: NodeJS.Timeout | undefined
  let ids = 0
  const uso = { picoMegabytes: 0, procesos: 0 }

  const end = () => {
    child?.removeAllListeners()
    // A message on its way to a process that is gone is nobody's error.
    child?.on('error', () => {})
    child?.kill('SIGKILL')
    child = undefined
  }
  const start = (): ChildProcess => {
    uso.procesos += 1
    const started = fork(programa, {
      execArgv: [`--max-old-space-size=${limite.megabytesDeMonton}`],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Nothing of the installation's settings is needed in there.
      env: { PATH: process.env.PATH },
    })
    started.unref()
    started.channel?.unref()
    return started
  }

  function read({ tarea, bytes }: Turno): Promise<Salida> {
    child ??= start()
    const worker = child
    const id = (ids += 1)
    worker.ref()
    worker.channel?.ref()
    return new Promise((resolve) => {
      const settle = (lectura: Salida, broken: boolean) => {
        clearTimeout(timer)
        clearInterval(watch)
        worker.off('message', onMessage)
        worker.off('exit', onExit)
        worker.off('error', onExit)
        if (broken) end()
        else {
          worker.unref()
          worker.channel?.unref()
        }
        resolve(lectura)
      }
      const fail = (motivo: MotivoSinTexto) => settle({ leido: false, motivo }, true)
      const onMessage = (answer: { id: number; lectura: Salida }) => {
        if (answer.id !== id) return
        notePeak(worker.pid, uso)
        settle(answer.lectura, false)
      }
      const onExit = () => fail('lectorCaido')
      const timer = setTimeout(() => fail('tiempoAgotado'), limite.milisegundos)
      const watch = setInterval(() => {
        if (notePeak(worker.pid, uso) > limite.megabytes) fail('memoriaAgotada')
      }, cadaCuanto)
      worker.on('message', onMessage)
      worker.once('exit', onExit)
      worker.once('error', onExit)
      worker.send({ id, tarea, bytes }, (error) => {
        if (error) onExit()
      })
    })
  }

  async function work(): Promise<void> {
    if (busy) return
    busy = true
    clearTimeout(idle)
    for (let turn = queue.shift(); turn; turn = queue.shift())
      turn.resolve(stopped ? { leido: false, motivo: 'lectorCaido' } : await read(turn))
    busy = false
    idle = setTimeout(end, limite.ocioMs).unref()
  }

  const enqueue = (tarea: TareaDeLectura, bytes: Uint8Array): Promise<Salida> => {
    if (bytes.length === 0) return Promise.resolve({ leido: false, motivo: 'vacio' })
    if (bytes.length > limitesDeLectura.bytes)
      return Promise.resolve({ leido: false, motivo: 'demasiadoGrande' })
    if (queue.length >= limite.enEspera) return Promise.resolve({ leido: false, motivo: 'ocupado' })
    return new Promise((resolve) => {
      queue.push({ tarea, bytes, resolve })
      void work()
    })
  }

  return {
    leer: (bytes) => enqueue('texto', bytes) as Promise<TextoDeComprobante>,
    dibujar: (bytes) => enqueue('imagen', bytes) as Promise<ImagenDeComprobante>,
    uso: () => ({ ...uso }),
    stop() {
      stopped = true
      clearTimeout(idle)
      end()
    },
  }
}

/** Memory of a process now, in megabytes; where the system does not tell, 0. Keeps the highest mark. */
function notePeak(pid: number | undefined, uso: { picoMegabytes: number }): number {
  const file = `/proc/${pid}/status`
  if (pid === undefined || !existsSync(file)) return 0
  try {
    const status = readFileSync(file, 'latin1')
    const megabytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
    uso.picoMegabytes = Math.max(uso.picoMegabytes, Math.round(megabytes('VmHWM')))
    return megabytes('VmRSS')
  } catch {
    return 0
  }
}
