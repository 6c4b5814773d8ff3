import type { Generated } from 'kysely'

export type InvitadosTables = {
  cargasInvitados: {
    id: Generated<string>
    hash: Buffer
    borradorId: string
    direccion: string
    creadaEn: Date
    expiraEn: Date
    liberadaEn: Date | null
    omitidas: Generated<unknown>
    loteId: number | null
    cedidaEn: Generated<Date | null>
  }
  llamadasPublicas: {
    id: Generated<number>
    clase: string
    llave: string
    unidades: number
    cuando: Date
  }
}
