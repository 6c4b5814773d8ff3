import { parentPort, workerData } from 'node:worker_threads'
import { LibroRechazado } from '@valija/documents/hoja/workbook-guard.ts'
import { ColumnasDudosas } from '@valija/documents/layout/columnas.ts'
import { readLayout } from '@valija/documents/layout/read-layout.ts'

const { bytes, maxRenglones } = workerData as { bytes: Uint8Array; maxRenglones: number }
try {
  parentPort?.postMessage({ leido: readLayout(bytes, maxRenglones) })
} catch (error) {
  if (error instanceof ColumnasDudosas)
    parentPort?.postMessage({ dudosas: { columnas: error.columnas, parece: error.parece } })
  else parentPort?.postMessage({ motivo: error instanceof LibroRechazado ? error.motivo : 'danado' })
}
