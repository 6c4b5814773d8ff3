import type { Generated } from 'kysely'

export type UsuariosTables = {
  invitaciones: {
    id: Generated<string>
    correo: string
    rol: string
    rfc: string | null
    nombreAgencia: string | null
    idComisionista: number | null
    usuarioId: string | null
    creadoPor: string
    creadoEn: Generated<Date>
    expiraEn: Date
    usadaEn: Date | null
    revocadaEn: Date | null
  }
}
