import type { ColumnType, Generated } from 'kysely'

export type BitacoraTables = {
  bitacora: {
    id: Generated<number>
    cuando: Generated<Date>
    usuarioId: string | null
    quien: string
    entidad: string
    entidadId: string
    accion: string
    de: string | null
    a: string | null
    motivo: string | null
    detalle: Generated<Record<string, unknown>>
  }
  bitacoraSellos: {
    numero: number
    cuando: ColumnType<Date, string, never>
    previo: Buffer
    ids: string
    huellas: Buffer
    sello: Buffer
  }
  bitacoraPorSellar: { id: number }
  /** What of it lies in files: seals up to one. */
  bitacoraFria: {
    hastaSello: number
    desdeSello: number
    filas: number
    archivo: string
    huella: string
    cuando: Generated<Date>
  }
}
