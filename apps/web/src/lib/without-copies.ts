import { borradores } from '@valija/contract/messages/borradores.ts'
import type { Soltados } from './open-zips.ts'

/** Files dropped together, each content once: one that is another byte by byte is told, and counts against no limit. */
export async function withoutCopies(dropped: readonly File[]): Promise<Soltados> {
  const files: File[] = []
  const fuera: Soltados['fuera'] = []
  const delTamano = new Map<number, { nombre: string; bytes: Uint8Array }[]>()
  for (const file of dropped) {
    const bytes = new Uint8Array(await file.arrayBuffer().catch(() => new ArrayBuffer(0)))
    const iguales = delTamano.get(file.size) ?? []
    // One that cannot be read now is no copy of anything: whoever takes it says so.
    const otro =
      bytes.length === file.size
        ? iguales.find((una) => una.bytes.every((byte, i) => byte === bytes[i]))
        : undefined
    if (otro === undefined) {
      files.push(file)
      delTamano.set(file.size, [...iguales, { nombre: file.name, bytes }])
    } else
      fuera.push({
        nombre: file.name,
        codigo: 'archivoIdentico',
        motivo: borradores.archivoIdentico({ nombre: otro.nombre }),
      })
  }
  return { files, fuera }
}
