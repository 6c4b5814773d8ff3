import type { Generated } from 'kysely'

export type HistorialTables = {
  /** Rows of `envios` and `correos` that are kept in a file of the store: how many, of when, and which file. */
  historialFrio: {
    id: Generated<number>
    tabla: 'envios' | 'correos'
    desde: Date
    hasta: Date
    filas: number
    archivoId: string
    creadoEn: Generated<Date>
  }
}
