import { z } from 'zod'
import { paginaDe } from './lista.ts'

/**
 * POST /api/Mailing/SendMail. A template and a record of ours: recipients and body come from them. The documented
 * free-form fields are recognised in order to be refused.
 */
export const sendMailEntrada = z
  .object({
    templateName: z.string().max(60).default(''),
    registro: z.string().max(60).default(''),
    clave: z.uuid().optional(),
    mailTo: z.unknown().optional(),
    mailFrom: z.unknown().optional(),
    cc: z.unknown().optional(),
    bcc: z.unknown().optional(),
    subject: z.unknown().optional(),
    html: z.unknown().optional(),
  })
  .meta({ id: 'SendMailEntrada' })
/** Free-form fields of the documented payload: a mail server for anybody, so none is taken. */
export const camposLibresDeCorreo = ['mailTo', 'mailFrom', 'cc', 'bcc', 'subject', 'html'] as const
export const sendMailRespuesta = z.object({ id: z.string() }).meta({ id: 'SendMailRespuesta' })

/** A mail that did not leave and waits to be sent again. */
const correoFallido = z
  .object({
    id: z.string(),
    para: z.string(),
    /** What it tells, and why it did not leave, in words. */
    clase: z.string(),
    motivo: z.string(),
    creadoEn: z.string(),
  })
  .meta({ id: 'CorreoFallido' })
export type CorreoFallido = z.infer<typeof correoFallido>
export const paginaFallidos = paginaDe(correoFallido)

/** 'Reenviar todos': how many went back to the outbox, and how many failed ones are left. */
export const reenviadosRespuesta = z
  .object({ reenviados: z.int(), quedan: z.int() })
  .meta({ id: 'CorreosReenviados' })
export type ReenviadosRespuesta = z.infer<typeof reenviadosRespuesta>

/** What became of a mail: on its way (with its tries), sent, or failed with the reason. */
export const entregaCorreo = z
  .object({
    estado: z.enum(['porEnviar', 'enviado', 'fallido']),
    intentos: z.number().int(),
    error: z.string().nullable(),
    enviadoEn: z.string().nullable(),
  })
  .meta({ id: 'EntregaCorreo' })
