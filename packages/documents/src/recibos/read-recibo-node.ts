import { Worker } from 'node:worker_threads'
import { type LecturaRecibo, limitesRecibo } from './tipos.ts'

/**
 * The reading on the server: in a thread of its own, which is ended when the time or its memory is used up. The main
 * thread never touches the content.
 */
export function readReciboInThread(
  bytes: Uint8Array,
  limites: { milisegundos: number; megabytes: number } = {
    // Twice what the browser waits: a busy server must not refuse what the browser has read.
    milisegundos: 2 * limitesRecibo.milisegundos,
    megabytes: 256,
  },
): Promise<LecturaRecibo> {
  if (bytes.length === 0) return Promise.resolve({ leido: false, motivo: 'vacio' })
  if (bytes.length > limitesRecibo.bytes) return Promise.resolve({ leido: false, motivo: 'demasiadoGrande' })
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./recibo.worker-node.ts', import.meta.url), {
      workerData: { bytes },
      resourceLimits: { maxOldGenerationSizeMb: limites.megabytes, maxYoungGenerationSizeMb: 32 },
      stderr: true,
    })
    let settled = false
    const settle = (lectura: LecturaRecibo) => {
      if (settled) return
      settled = true
      clearTimeout(timer)
      resolve(lectura)
      void worker.terminate()
    }
    const timer = setTimeout(() => settle({ leido: false, motivo: 'tiempoAgotado' }), limites.milisegundos)
    worker.once('message', settle)
    // Out of memory, or a fault of the reader itself: the file is what caused it.
    worker.once('error', () => settle({ leido: false, motivo: 'danado' }))
    worker.once('exit', () => settle({ leido: false, motivo: 'danado' }))
  })
}
