import type { Generated } from 'kysely'

export type ArchivosTables = {
  archivos: {
    id: Generated<string>
    hash: string
    tamano: number
    tipo: string
    nombre: string
    proposito: string
    creadoPor: string | null
    creadoEn: Generated<Date>
  }
  /** Kept by triggers: files that no finished record names. */
  archivosSueltos: { archivoId: string; creadoPor: string | null; tamano: number }
}
