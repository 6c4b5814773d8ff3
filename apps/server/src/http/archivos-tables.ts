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
}
