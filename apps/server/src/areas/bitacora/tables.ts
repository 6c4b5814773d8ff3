import type { Generated } from 'kysely'

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
}
