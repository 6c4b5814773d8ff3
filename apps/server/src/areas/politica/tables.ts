import type { Generated } from 'kysely'

export type PoliticaTables = {
  politica: {
    id: Generated<number>
    clave: string
    valor: unknown
    desde: string
    fuente: string
    motivo: string | null
    creadoPor: string | null
    creadoEn: Generated<Date>
  }
}
