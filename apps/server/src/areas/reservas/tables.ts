import type { Generated } from 'kysely'

export type ReservasTables = {
  /** Who has opened a booking's page. */
  reservasVistas: { usuarioId: string }
  avisosAceptados: {
    id: Generated<number>
    clave: string
    codigo: string
    objeto: string
    /** Centavos at stake when it was accepted. */
    importe: number
    moneda: string
    motivo: string
    usuarioId: string | null
    quien: string
    cuando: Generated<Date>
  }
}
