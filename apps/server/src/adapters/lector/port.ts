import type { ValoresSueltos } from '@valija/documents/comprobantes/extraccion/juzgar-valores.ts'
import type { MotivoSinTexto, Pagina } from '@valija/documents/comprobantes/tipos.ts'

/** What a reader makes of a proof, before any check: words with their places, or values alone. */
export type LecturaDeComprobante =
  | { leido: true; paginas: Pagina[] }
  | { leido: true; valores: ValoresSueltos }
  | { leido: false; motivo: MotivoSinTexto | 'servicio' }

export type LectorDeComprobantes = {
  /** Reader and version: what it read before is kept under this name. Null: this installation reads none. */
  nombre: string | null
  /** `quien` takes turns with the others. */
  leer(bytes: Uint8Array, quien: string): Promise<LecturaDeComprobante>
}
