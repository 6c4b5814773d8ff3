import { z } from 'zod'
import { firmaDeLlave } from './llaves.ts'

const correo = z.string().max(254)
const contrasena = z.string().max(1000)
const codigo = z.string().min(1).max(200)

export const olvideEntrada = z.object({ email: correo }).meta({ id: 'OlvideEntrada' })
/** POST /api/usuarios/restablecerContrasena (Access §7), with the code of the mailed link besides. */
export const restablecerEntrada = z
  .object({ email: correo, nuevaContrasena: contrasena, codigo: codigo.default('-') })
  .meta({ id: 'RestablecerEntrada' })
export const cambiarContrasenaEntrada = z
  .object({ actual: contrasena, nueva: contrasena })
  .meta({ id: 'CambiarContrasenaEntrada' })

/** What a link of a mail still is, asked when it is opened and not after everything has been typed. */
export const enlaceEntrada = z.object({ codigo }).meta({ id: 'EnlaceEntrada' })
export const enlaceRespuesta = z
  .object({
    clase: z.enum(['invitacion', 'recuperacion']),
    estado: z.enum(['pendiente', 'usada', 'expirada', 'revocada']),
    correo: z.string(),
    /** The type the invitation gives; null for a recovery. */
    rol: z.string().nullable(),
    nombreAgencia: z.string().nullable(),
  })
  .meta({ id: 'EnlaceRespuesta' })
export type EnlaceRespuesta = z.infer<typeof enlaceRespuesta>

/** Registration of an invited user: {email, password, phoneNumber} as documented, with the link's code. */
export const registrarEntrada = z
  .object({
    email: correo,
    password: contrasena,
    phoneNumber: z.string().max(60),
    codigo: codigo.default('-'),
  })
  .meta({ id: 'RegistrarEntrada' })

export const sesionAbierta = z
  .object({
    id: z.string(),
    creadaEn: z.string(),
    usadaEn: z.string(),
    expiraEn: z.string(),
    agente: z.string().nullable(),
    direccion: z.string().nullable(),
    /** The session that asks. */
    actual: z.boolean(),
  })
  .meta({ id: 'SesionAbierta' })
export type SesionAbierta = z.infer<typeof sesionAbierta>
export const sesionesRespuesta = z.array(sesionAbierta)
/** Whether the news of one's facturas come in one mail a day; each by itself otherwise. */
export const misCorreos = z.object({ enResumen: z.boolean() }).meta({ id: 'MisCorreos' })

export const cerrarOtrasRespuesta = z.object({ cerradas: z.number().int() }).meta({ id: 'CerrarOtras' })

export const segundoFactorRespuesta = z
  .object({
    activo: z.boolean(),
    /** Its second step is a passkey, not an app. */
    conLlave: z.boolean(),
    obligatorio: z.boolean(),
    codigosRestantes: z.number().int(),
  })
  .meta({ id: 'SegundoFactor' })
export const segundoFactorInicio = z
  .object({ secreto: z.string(), uri: z.string(), qr: z.string() })
  .meta({ id: 'SegundoFactorInicio' })
export type SegundoFactorInicio = z.infer<typeof segundoFactorInicio>
export const codigoEntrada = z.object({ codigo }).meta({ id: 'CodigoEntrada' })
/** The password and a second step: what guards the account goes with no less, nor do its recovery codes. */
export const ambosPasosEntrada = z
  .object({ contrasena, codigo: codigo.optional(), llave: firmaDeLlave.optional() })
  .meta({ id: 'AmbosPasos' })
export const codigosRespuesta = z.object({ codigos: z.array(z.string()) }).meta({ id: 'CodigosRecuperacion' })
