import type { Readable } from 'node:stream'

export type ArchivoGuardado = {
  /** SHA-256 of the content, hexadecimal: its only name. */
  hash: string
  /** Bytes. */
  tamano: number
}

/** Content-addressed store: the same bytes are kept once, and what is stored is never changed. */
export type ArchivosPort = {
  guardar: (contenido: Uint8Array | Readable) => Promise<ArchivoGuardado>
  leer: (hash: string) => Promise<Readable>
  leerBytes: (hash: string) => Promise<Uint8Array>
  existe: (hash: string) => Promise<boolean>
  /** Takes a file away; only for bytes that no record names any more. */
  borrar: (hash: string) => Promise<void>
  /** Writes, reads back and deletes a small file: what the health check asks. */
  comprobar: () => Promise<void>
}
