import type { Generated } from 'kysely'

export type AccesoTables = {
  usuarios: {
    id: Generated<string>
    numero: Generated<number>
    email: string
    claveHash: string | null
    tipo: string
    rfc: string | null
    nombreAgencia: Generated<string | null>
    bloqueadoEn: Date | null
    cambiarClave: Generated<boolean>
    /** Whether a link of ours that travelled by mail was used; `pendiente` until then acts for nobody. */
    pruebaCorreo: Generated<'sinRegistro' | 'correo' | 'pendiente'>
    creadoEn: Generated<Date>
    /** One mail a day with the news of its facturas. */
    correosEnResumen: Generated<boolean>
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
    debeSegundoFactor: Generated<boolean>
    /** When it was last shown who is there: at the sign-in, or since. */
    probadaEn: Date | null
  }
  boletos: { hash: Buffer; usuarioId: string; ruta: string; expiraEn: Date; sesionId: string | null }
  enlaces: {
    hash: Buffer
    clase: 'invitacion' | 'recuperacion' | 'cuentaPago'
    invitacionId: string | null
    usuarioId: string | null
    cuentaPagoId: Generated<number | null>
    /** Whom it was sent to, where that matters. */
    correo: Generated<string | null>
    /** Handed over by the inviter, not mailed. */
    copiado: Generated<boolean>
    creadoEn: Generated<Date>
    expiraEn: Date
    usadoEn: Date | null
  }
  /** Networks and devices (`equipo:…`) an account signed in from. */
  accesosConocidos: { usuarioId: string; desde: string; vistoEn: Date }
  intentosAcceso: { id: Generated<number>; cuenta: string; direccion: string; cuando: Date }
  segundosFactores: {
    usuarioId: string
    /** Sealed for its person; null where the second step is a passkey. */
    secreto: string | null
    activadoEn: Date | null
    /** When its owner asked for it and showed who they were. */
    pedidoEn: Date | null
    ultimoPaso: Generated<number>
  }
  llaves: {
    id: Generated<string>
    usuarioId: string
    credencial: string
    clavePublica: Buffer
    contador: number
    transportes: string[]
    nombre: string
    creadaEn: Date
    usadaEn: Date | null
  }
  retosDeLlave: { reto: string; usuarioId: string | null; expiraEn: Date }
  codigosRecuperacion: { usuarioId: string; hash: Buffer; usadoEn: Date | null }
}
