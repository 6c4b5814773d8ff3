import { borradores } from '@valija/contract/messages/borradores.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { lacksCode } from './code-of.ts'
import type { Fuera } from './intake.ts'
import { isNobodys } from './not-handed.ts'
import type { ZipAbierto } from './read-zip.ts'

export type Soltados = { files: File[]; fuera: Fuera[] }

const isZip = ({ name }: File): boolean => /\.zip$/i.test(name)

/** What was dropped with its ZIPs opened, away from the screen; one that cannot be opened is left out by name. */
export async function openZips(dropped: readonly File[]): Promise<Soltados> {
  const files = dropped.filter((file) => !isZip(file) && !isNobodys(file.name))
  const fuera: Soltados['fuera'] = []
  for (const zip of dropped.filter(isZip)) {
    const leaveOut = (codigo: string, motivo: string) => fuera.push({ nombre: zip.name, codigo, motivo })
    const abierto = await openZip(zip)
    if (abierto === null) leaveOut('sinLector', interfaz.sinLector)
    else if ('falla' in abierto) leaveOut('zipNoSeAbre', borradores.zipNoSeAbre)
    else if (abierto.archivos.length === 0) leaveOut('archivoVacio', borradores.archivoVacio)
    else files.push(...abierto.archivos.map(({ nombre, bytes }) => new File([bytes], nombre)))
  }
  return { files, fuera }
}

/** Null: what opens them did not come. */
const openZip = (file: File): Promise<ZipAbierto | null> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' })
    const end = (abierto: ZipAbierto | null) => {
      worker.terminate()
      resolve(abierto)
    }
    worker.onmessage = ({ data }: MessageEvent<ZipAbierto>) => end(data)
    worker.onerror = (event) => end(lacksCode(event) ? null : { falla: true })
    worker.postMessage(file)
  })
