import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize } from 'node:v8'
import { codigoSinMemoria } from './sin-memoria.ts'

export type LimitesDeProceso = {
  /** Processor time of one reading: what the machine does besides takes nothing from a file. */
  cpuMs: number
  /** By the clock, for a reading that only waits. */
  relojMs: number
  /** Memory of the whole process, buffers and pictures included. */
  megabytes: number
  /** Of what JavaScript keeps. */
  montonMb: number
  /** Address space that the reader may write besides, and mostly does not use: Node's own, and each thread's. */
  reservadosMb?: number
}
/** The first two are the file's: the same file does it again. The others are the moment's. */
export type Falla = 'tiempoAgotado' | 'memoriaAgotada' | 'lectorCaido' | 'ocupado'
export const isAgotada = (falla: Falla): boolean => falla === 'tiempoAgotado' || falla === 'memoriaAgotada'
export type Respuesta<T> = { salida: T } | { falla: Falla }
export type Proceso = {
  leer(tarea: object): Promise<Respuesta<unknown>>
  /** It fell, has grown, or worked for so long that the next reading deserves a new one. */
  gastado(): boolean
  end(): void
  /** Ends the reading under way, which may be done again: others wait. */
  yields(): void
  readonly pico: number
  /** Processor time of the reading under way, or of the last one, in milliseconds. */
  readonly costoMs: number
}

const cadaMs = 40
/** Near its bound a file may ask for a lot between two looks. */
const cercaMs = 5
const cerca = 0.6
/** What a reader's code compiles to is kept beside the packages: the next process starts in a third of the time. */
const compilado = path.resolve(import.meta.dirname, '../../../../node_modules/.cache/lectores')
const enLinux = process.platform === 'linux'
/**
 * What a Node process of one thread reserves and does not touch, less its program, which counts as memory and not as data:
 * beyond `megabytes` resident the kernel gives no more.
 */
const propiosMb = 512
const cpuDeUnaVidaMs = 300_000
/** Each half of what V8 keeps new objects in: of its own accord that grows to 128 MB, and no file is read faster by it. */
const jovenesMb = 8
/** Signals by which a process ends that asked for more than it was given, or that its file broke. */
const porElArchivo = new Set(['SIGABRT', 'SIGTRAP', 'SIGILL', 'SIGSEGV', 'SIGBUS', 'SIGXCPU'])
/**
 * The kernel refuses memory beyond the bound even between two looks at it, and ends one that lost its parent inside an
 * endless loop. The others come first: people wait for answers, not for readers.
 */
const acotado = ({ megabytes, reservadosMb = propiosMb }: LimitesDeProceso) =>
  `ulimit -c 0; ulimit -d ${(megabytes + reservadosMb) * 1024}; ulimit -t ${(2 * cpuDeUnaVidaMs) / 1000}; exec nice -n 5 "$@"`

function start(programa: string, limites: LimitesDeProceso): ChildProcess {
  const node = [
    process.execPath,
    `--max-old-space-size=${limites.montonMb}`,
    `--max-semi-space-size=${jovenesMb}`,
    programa,
  ]
  const [command = '', ...args] = enLinux ? ['/bin/sh', '-c', acotado(limites), 'sh', ...node] : node
  const child = spawn(command, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // Nothing of the installation's settings is needed in there.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compilado },
  })
  // What goes wrong after the end, such as a message on its way, is nobody's error.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** A process that reads, one thing at a time. What passes a bound is ended with everything it holds. */
export function startProceso(programa: string, limites: LimitesDeProceso): Proceso {
  const child = start(programa, limites)
  let fallen = false
  let pico = 0
  let visto = 0
  let megabytes = 0
  let costoMs = 0
  let ids = 0
  let yields = () => {}
  child.once('exit', () => (fallen = true))
  child.once('error', () => (fallen = true))
  const end = () => {
    fallen = true
    child.kill('SIGKILL')
  }
  const look = () => {
    const now = usoDe(child.pid)
    pico = Math.max(pico, now.picoMb)
    megabytes = now.megabytes
    // Of one that died nothing can be read any more.
    visto = Math.max(visto, now.cpuMs)
    return now
  }
  return {
    leer(tarea) {
      const id = (ids += 1)
      // At rest it takes nothing: as it was when it last answered.
      const antes = visto
      const desde = performance.now()
      child.ref()
      child.channel?.ref()
      return new Promise((resolve) => {
        const measure = () => {
          const now = look()
          costoMs = enLinux ? visto - antes : performance.now() - desde
          return now
        }
        const settle = (respuesta: Respuesta<unknown>) => {
          settled = true
          yields = () => {}
          clearTimeout(watch)
          measure()
          child.off('message', onMessage)
          child.off('exit', onExit)
          child.off('error', onError)
          if ('falla' in respuesta) end()
          child.unref()
          child.channel?.unref()
          resolve(respuesta)
        }
        const onMessage = (answer: { id: number; salida?: Uint8Array; falla?: Falla }) => {
          if (answer.id !== id) return
          settle(
            answer.salida ? { salida: deserialize(answer.salida) } : { falla: answer.falla ?? 'lectorCaido' },
          )
        }
        const onExit = (code: number | null, signal: string | null) =>
          settle({
            falla:
              code === codigoSinMemoria || porElArchivo.has(signal ?? '') ? 'memoriaAgotada' : 'lectorCaido',
          })
        const onError = () => settle({ falla: 'lectorCaido' })
        let settled = false
        const watchOver = () => {
          const { cpuMs } = measure()
          if (megabytes > limites.megabytes) settle({ falla: 'memoriaAgotada' })
          else if (cpuMs - antes > limites.cpuMs) settle({ falla: 'tiempoAgotado' })
          else if (performance.now() - desde > limites.relojMs)
            // Where nobody counts processor time, the clock is all there is.
            settle({ falla: enLinux ? 'ocupado' : 'tiempoAgotado' })
          if (!settled)
            watch = setTimeout(watchOver, megabytes > limites.megabytes * cerca ? cercaMs : cadaMs)
        }
        let watch = setTimeout(watchOver, cadaMs)
        yields = () => settle({ falla: 'ocupado' })
        child.on('message', onMessage)
        child.once('exit', onExit)
        child.once('error', onError)
        child.send({ id, ...tarea }, (error) => {
          if (error) onError()
        })
      })
    },
    gastado() {
      // As it was when it last answered: at rest it takes nothing more.
      return fallen || megabytes > limites.megabytes * 0.7 || visto > cpuDeUnaVidaMs
    },
    end,
    yields: () => yields(),
    get pico() {
      return pico
    },
    get costoMs() {
      return costoMs
    },
  }
}

const ticMs = 10

/** Processor time and memory of a process now; where the system does not tell, nothing. */
function usoDe(pid: number | undefined): { cpuMs: number; megabytes: number; picoMb: number } {
  if (enLinux && pid !== undefined)
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
      // After the name, which may hold anything: state is the third field, user and system time the 14th and 15th.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      const status = readFileSync(`/proc/${pid}/status`, 'latin1')
      const megabytes = (name: string) =>
        Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
      return {
        cpuMs: (Number(fields[11]) + Number(fields[12])) * ticMs,
        megabytes: megabytes('VmRSS'),
        picoMb: Math.round(megabytes('VmHWM')),
      }
    } catch {
      // Gone between two looks.
    }
  return { cpuMs: 0, megabytes: 0, picoMb: 0 }
}
