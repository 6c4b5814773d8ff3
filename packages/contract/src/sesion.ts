import { z } from 'zod'
import { dia } from './dia.ts'
import { firmaDeLlave } from './llaves.ts'

export const loginEntrada = z
  .object({
    email: z.string().min(1).max(254),
    password: z.string().min(1).max(1000),
    /** The second factor's code, or a recovery code, when the answer before asked for it. */
    codigo: z.string().max(40).optional(),
    /** Or a passkey of the person's, which signed a challenge of ours. */
    llave: firmaDeLlave.optional(),
  })
  .meta({ id: 'LoginEntrada' })
/** Answer of POST /api/usuarios/login (Access §3). `expiracion` is an ISO instant. */
export const loginRespuesta = z
  .object({ token: z.string(), expiracion: z.string() })
  .meta({ id: 'LoginRespuesta' })

export const claim = z.object({ tipo: z.string(), valor: z.string() }).meta({ id: 'Claim' })

/** GET /api/sesion: who is signed in, with the claims by name and in the documented order. */
export const sesionRespuesta = z
  .object({
    usuarioId: z.string(),
    correo: z.string(),
    rol: z.string().nullable(),
    rfc: z.string().nullable(),
    nombreAgencia: z.string().nullable(),
    idProveedores: z.array(z.number().int()),
    idComisionista: z.number().int().nullable(),
    isOmnibeesLocator: z.boolean(),
    capacidades: z.array(z.string()),
    claims: z.array(claim),
    expiracion: z.string(),
    /** What must be done before anything else. */
    debe: z.enum(['cambiarClave', 'segundoFactor']).nullable(),
    /** Matches bank statements, by the policy's list of roles. */
    concilia: z.boolean(),
    /** Business day yyyy-mm-dd; `demostracion` shows the banner. */
    diaDeNegocio: dia,
    demostracion: z.boolean(),
    /** A restored installation that nobody has set going yet: the banner says so. */
    enPausa: z.boolean(),
    /** Address of the sandbox's page, in the demonstration only. */
    simuladorUrl: z.string().nullable(),
  })
  .meta({ id: 'Sesion' })
export type Sesion = z.infer<typeof sesionRespuesta>

/** One live event (ids only); the browser refetches what it names. */
export const eventoVivo = z.object({
  tipo: z.enum([
    'lote',
    'factura',
    'borrador',
    'recibo',
    'usuario',
    'invitacion',
    'politica',
    'pago',
    'estadoDeCuenta',
    'conciliacion',
    'complemento',
    'prefactura',
    'cuentaPago',
    'reloj',
    'sistemas',
  ]),
  ids: z.array(z.string()),
})
export type EventoVivo = z.infer<typeof eventoVivo>

export const boletoEntrada = z.object({ ruta: z.string().max(4000) }).meta({ id: 'BoletoEntrada' })
export const boletoRespuesta = z.object({ url: z.string() }).meta({ id: 'BoletoRespuesta' })
