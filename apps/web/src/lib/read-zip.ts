import { unzipSync } from 'fflate'
import { isNobodys } from './not-handed.ts'

/** What a ZIP may open into: enough for the largest lote, and no bomb. */
const maximoDeArchivos = 1_000
const maximoDeBytes = 400 * 2 ** 20

export type ZipAbierto = { archivos: { nombre: string; bytes: Uint8Array<ArrayBuffer> }[] } | { falla: true }

/** Hidden files and those that a Mac puts beside each one are nobody's. */
const isReal = (nombre: string): boolean =>
  !nombre.endsWith('/') &&
  !nombre.startsWith('__MACOSX/') &&
  !nombre.split(/[\\/]/).some((parte) => parte !== '..' && parte !== '.' && isNobodys(parte))

/** An entry under a password says so in the list at the ZIP's end: what came out of it would be noise under its name. */
function isLocked(zip: Uint8Array): boolean {
  const vista = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  const holds = (at: number, firma: number) =>
    at >= 0 && at + 46 <= zip.length && vista.getUint32(at, true) === firma
  let fin = zip.length - 22
  while (fin >= 0 && vista.getUint32(fin, true) !== 0x06054b50) fin--
  let at = fin < 0 ? -1 : vista.getUint32(fin + 16, true)
  while (holds(at, 0x02014b50)) {
    if ((vista.getUint16(at + 8, true) & 1) === 1) return true
    at += 46 + [28, 30, 32].reduce((suma, de) => suma + vista.getUint16(at + de, true), 0)
  }
  return false
}

/** Every file of a ZIP by its name without folders, or that it could not be opened: never a part of it. */
export function readZip(zip: Uint8Array): ZipAbierto {
  let archivos = 0
  let total = 0
  try {
    if (isLocked(zip)) return { falla: true }
    const dentro = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!isReal(name)) return false
        archivos += 1
        total += originalSize
        // Looked at before anything is inflated; of a size that lies no more comes out than it says.
        if (archivos > maximoDeArchivos || total > maximoDeBytes) throw new Error('too much')
        return true
      },
    })
    const hallados = Object.entries(dentro)
    // Two under one path: only the last would be there.
    if (hallados.length < archivos) return { falla: true }
    return {
      archivos: hallados.map(([nombre, bytes]) => ({
        nombre: nombre.replace(/^.*[\\/]/, ''),
        bytes: bytes,
      })),
    }
  } catch {
    return { falla: true }
  }
}
