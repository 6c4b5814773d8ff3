import { unzipSync } from 'fflate'
import { isNobodys } from './not-handed.ts'

/** What a ZIP may open into: enough for the largest lote, and no bomb. */
const maximoDeArchivos = 1_000
const maximoDeBytes = 400 * 2 ** 20

export type ZipAbierto = { archivos: { nombre: string; bytes: Uint8Array<ArrayBuffer> }[] } | { falla: true }

/** Hidden files and those that a Mac puts beside each one are nobody's. */
const isReal = (nombre: string): boolean =>
  !nombre.endsWith('/') && !nombre.startsWith('__MACOSX/') && !nombre.split(/[\\/]/).some(isNobodys)

self.onmessage = async ({ data: file }: MessageEvent<Blob>) => {
  let archivos = 0
  let total = 0
  try {
    const dentro = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) => {
        if (!isReal(name)) return false
        archivos += 1
        total += originalSize
        // Looked at before anything is inflated; a size that lies ends the reading.
        if (archivos > maximoDeArchivos || total > maximoDeBytes) throw new Error('too much')
        return true
      },
    })
    const abierto: ZipAbierto = {
      archivos: Object.entries(dentro).map(([nombre, bytes]) => ({
        nombre: nombre.replace(/^.*[\\/]/, ''),
        bytes: bytes as Uint8Array<ArrayBuffer>,
      })),
    }
    self.postMessage(abierto)
  } catch {
    self.postMessage({ falla: true } satisfies ZipAbierto)
  }
}
