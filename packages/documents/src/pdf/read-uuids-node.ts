import { Worker } from 'node:worker_threads'
import type { LecturaPdf } from './read-uuids.ts'

/**
 * What each PDF of a group says of itself, read in a thread of its own that ends when its time or memory is used up. One
 * that was not reached is a PDF of which nothing is known.
 */
export function readUuidsInThread(
  archivos: readonly Uint8Array[],
  limites = { milisegundos: 15_000, megabytes: 256 },
): Promise<LecturaPdf[]> {
  if (archivos.length === 0) return Promise.resolve([])
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./uuids.worker-node.ts', import.meta.url), {
      workerData: { archivos },
      resourceLimits: { maxOldGenerationSizeMb: limites.megabytes, maxYoungGenerationSizeMb: 32 },
      stderr: true,
    })
    const lecturas: LecturaPdf[] = []
    const settle = () => {
      clearTimeout(timer)
      resolve(archivos.map((_, i) => lecturas[i] ?? { esPdf: true, uuids: null }))
      void worker.terminate()
    }
    const timer = setTimeout(settle, limites.milisegundos)
    worker.on('message', (lectura: LecturaPdf) => {
      lecturas.push(lectura)
      if (lecturas.length === archivos.length) settle()
    })
    worker.once('error', settle)
    worker.once('exit', settle)
  })
}
