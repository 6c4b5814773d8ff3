import type { ArchivoPdf } from '@valija/contract/borradores.ts'
import type { CabeceraCfdi, HallazgoFactura, RespuestaSat, Situacion } from '@valija/contract/facturas.ts'

/** A row of the dictamen: the server's when it has it, until then what this browser read and judged. */
export type Fila = {
  clave: string
  /** Null while only this browser has it. */
  id: string | null
  nombre: string
  orden: number
  cabecera: CabeceraCfdi | null
  situacion: Situacion | 'leyendo'
  hallazgos: readonly HallazgoFactura[]
  sat: RespuestaSat | null
  motivo: string | null
  pdf?: ArchivoPdf | null
}
