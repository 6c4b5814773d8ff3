import { borradores } from '@valija/contract/messages/borradores.ts'
import type { Soltados } from './open-zips.ts'

/** SHA-256 of a file's bytes in hexadecimal, as the server keeps it; null of one that cannot be read now. */
const hashOf = async (file: File): Promise<string | null> => {
  try {
    const resumen = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
    return Array.from(new Uint8Array(resumen), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/**
 * Files dropped together, each content once, and none that is there already (`ya`): one that is another byte by byte is
 * told, and counts against no limit.
 */
export async function withoutCopies(
  dropped: readonly File[],
  ya: readonly { hash: string; nombre: string }[] = [],
): Promise<Soltados> {
  const files: File[] = []
  const fuera: Soltados['fuera'] = []
  const nombres = new Map(ya.map(({ hash, nombre }) => [hash, nombre]))
  for (const file of dropped) {
    const hash = await hashOf(file)
    const nombre = hash === null ? undefined : nombres.get(hash)
    if (nombre === undefined) {
      files.push(file)
      // One that cannot be read is no copy of anything: whoever takes it says so.
      if (hash !== null) nombres.set(hash, file.name)
    } else
      fuera.push({
        nombre: file.name,
        codigo: 'archivoIdentico',
        motivo: borradores.archivoIdentico({ nombre }),
      })
  }
  return { files, fuera }
}
