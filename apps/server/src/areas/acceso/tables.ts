import type { Generated } from 'kysely'

export type AccesoTables = {
  usuarios: {
    id: Generated<string>
    numero: Generated<number>
    email: string
    claveHash: string | null
    tipo: string
    rfc: string | null
    bloqueadoEn: Date | null
    cambiarClave: Generated<boolean>
    creadoEn: Generated<Date>
  }
  usuarioClaims: { id: Generated<number>; usuarioId: string; tipo: string; valor: string }
  sesiones: {
    id: Generated<string>
    hash: Buffer
    usuarioId: string
    creadaEn: Generated<Date>
    usadaEn: Generated<Date>
    expiraEn: Date
    agente: string | null
    direccion: string | null
  }
  boletos: { hash: Buffer; usuarioId: string; ruta: string; expiraEn: Date }
}
