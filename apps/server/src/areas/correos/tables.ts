import type { FallaDeCorreo } from '@valija/domain/correos/falla-de-correo.ts'
import type { Generated } from 'kysely'

export type CorreosTables = {
  correos: {
    id: Generated<string>
    plantilla: string
    registro: string
    para: string
    asunto: string | null
    sistema: number
    idioma: Generated<number>
    estado: Generated<'porEnviar' | 'enviado' | 'fallido'>
    intentos: Generated<number>
    error: FallaDeCorreo | null
    messageId: string | null
    creadoPor: string | null
    /** Of the asking of a person that may come twice. */
    clave: Generated<string | null>
    creadoEn: Generated<Date>
    enviadoEn: Date | null
    /** A person asked for it again. */
    reenviadoEn: Generated<Date | null>
  }
  novedades: {
    id: Generated<number>
    plantilla: string
    registro: string
    para: string
    creadoEn: Date
    porResumir: boolean
    resumen: string | null
  }
}
