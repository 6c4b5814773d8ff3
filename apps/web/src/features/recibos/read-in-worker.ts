import { type LecturaRecibo, limitesRecibo } from '@valija/documents/recibos/tipos.ts'
import { lacksCode } from '../../lib/code-of.ts'
import type { MensajeLectura } from './recibo.worker.ts'

const isLectura = (data: unknown): data is MensajeLectura =>
  typeof data === 'object' && data !== null && 'recibo' in data

/** Reads a receipt in this browser, off the page's thread; after the documented ten seconds it gives up. Rejects when the reader's own code did not come. */
export async function readReciboInWorker(file: File, signal: AbortSignal): Promise<LecturaRecibo> {
  if (file.size > limitesRecibo.bytes) return { leido: false, motivo: 'demasiadoGrande' }
  const bytes = await file.arrayBuffer()
  const worker = new Worker(new URL('./recibo.worker.ts', import.meta.url), { type: 'module' })
  try {
    return await new Promise<LecturaRecibo>((resolve, reject) => {
      const timer = setTimeout(
        () => resolve({ leido: false, motivo: 'tiempoAgotado' }),
        limitesRecibo.milisegundos,
      )
      worker.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (!isLectura(data)) return
        clearTimeout(timer)
        resolve(data.recibo)
      }
      worker.onerror = (event) =>
        lacksCode(event) ? reject(event) : resolve({ leido: false, motivo: 'danado' })
      signal.addEventListener('abort', () => resolve({ leido: false, motivo: 'tiempoAgotado' }), {
        once: true,
      })
      worker.postMessage(bytes, [bytes])
    })
  } finally {
    worker.terminate()
  }
}
