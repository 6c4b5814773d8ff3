import { Worker } from 'node:worker_threads'
import type { LecturaPdf } from './read-uuids.ts'

const limites = { milisegundos: 10_000, megabytes: 256 }
const nadaSabido: LecturaPdf = { esPdf: true, uuids: null }

/** One standing thread: opening pdf.js costs more than reading a factura. Files wait their turn in it. */
let worker: Worker | null = null
let ultimo: Promise<unknown> = Promise.resolve()

function open(): Worker {
  const nuevo = new Worker(new URL('./uuids.worker-node.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: limites.megabytes, maxYoungGenerationSizeMb: 32 },
    stderr: true,
  })
  // It keeps no process alive.
  nuevo.unref()
  return nuevo
}

function readOne(bytes: Uint8Array): Promise<LecturaPdf> {
  const lector = (worker ??= open())
  return new Promise((resolve) => {
    const settle = (lectura: LecturaPdf | null) => {
      clearTimeout(timer)
      lector.removeAllListeners()
      // What took too long or brought it down takes its thread with it; the next file opens another.
      if (lectura === null) {
        worker = null
        lector.on('error', () => {})
        void lector.terminate()
      }
      resolve(lectura ?? nadaSabido)
    }
    const timer = setTimeout(() => settle(null), limites.milisegundos)
    lector.once('message', settle)
    lector.once('error', () => settle(null))
    lector.once('exit', () => settle(null))
    lector.postMessage(bytes)
  })
}

/** What a PDF says of itself; of one that was not read in time nothing is known. */
export function readUuidsInThread(bytes: Uint8Array): Promise<LecturaPdf> {
  const lectura = ultimo.then(() => readOne(bytes))
  ultimo = lectura
  return lectura
}
