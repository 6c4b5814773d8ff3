import { Worker } from 'node:worker_threads'
import type { LayoutLeido } from '@valija/documents/layout/read-layout.ts'
import { enHilo } from '../../hilos.ts'
import { refuse } from '../../refuse.ts'

const patienceMs = 20_000
type Answer =
  | { leido: LayoutLeido }
  | { dudosas: { columnas: string; parece: string | null } }
  | { motivo: 'noEsExcel' | 'demasiadoGrande' | 'danado' }

/** Reads the sheet apart, with limits of time and memory: a hostile file costs its own upload and nothing else. */
export const readLayoutInWorker = (bytes: Uint8Array, maxRenglones: number): Promise<LayoutLeido> =>
  enHilo(() => readInWorker(bytes, maxRenglones))

async function readInWorker(bytes: Uint8Array, maxRenglones: number): Promise<LayoutLeido> {
  const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), {
    workerData: { bytes, maxRenglones },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const limit = setTimeout(() => void worker.terminate(), patienceMs)
  try {
    const answer = await new Promise<Answer | null>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve({ motivo: 'danado' }))
      worker.once('exit', () => resolve(null))
    })
    if (answer === null) throw refuse('layoutTardo')
    if ('leido' in answer) return answer.leido
    if ('dudosas' in answer) throw refuse('layoutColumnasDudosas', answer.dudosas)
    throw refuse(
      answer.motivo === 'noEsExcel'
        ? 'layoutNoEsExcel'
        : answer.motivo === 'demasiadoGrande'
          ? 'layoutDemasiadoGrande'
          : 'layoutDanado',
    )
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}
