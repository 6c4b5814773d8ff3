import type { Readable } from 'node:stream'

/** What lies in the store under a name: `llave` from its root. A listing has no sizes that can be relied on. */
export type Objeto = { llave: string; modificado: Date }

export type ArchivoGuardado = {
  /** SHA-256 of the content, hexadecimal: its only name. */
  hash: string
  /** Bytes. */
  tamano: number
}

/**
 * Content-addressed store: the same bytes are kept once, and what is stored is never changed. Every failure is an
 * `ExternalSystemError`; what is known of the bytes (missing, changed, not kept, no room) an `ArchivoError`. Every call ends
 * in bounded time.
 */
export type ArchivosPort = {
  /** Ends once the store gave the same bytes back. */
  guardar: (contenido: Uint8Array | Readable) => Promise<ArchivoGuardado>
  /** Checked against the hash: whole before it begins when small; a large one breaks off before its last part. */
  leer: (hash: string) => Promise<Readable>
  /** Checked against the hash. */
  leerBytes: (hash: string) => Promise<Uint8Array>
  /** Something lies there; only reading tells whether it is what it was. */
  existe: (hash: string) => Promise<boolean>
  /** Takes a file away; only for bytes that no record names any more. */
  borrar: (hash: string) => Promise<void>
  /** Everything that lies there, whoever owns it: for an administrator's inspection. */
  listar: () => AsyncIterable<Objeto>
  /** Writes, reads back and deletes a small file: what the health check asks. */
  comprobar: () => Promise<void>
}
