import { z } from 'zod'
import { entregaCorreo } from './correos.ts'
import { idNumerico } from './id.ts'
import { consultaLista, paginaDe, porPagina } from './lista.ts'

/** Invitation of a collaborator: correo and rol as documented (Access §3); a supplier gives the e-mail only. */
export const invitarEntrada = z
  .object({ correo: z.string().trim().max(254).default(''), rol: z.string().max(60).nullish() })
  .meta({ id: 'InvitarEntrada' })
/** A pasted list, as it was pasted. */
export const invitarVariasEntrada = z
  .object({ correos: z.string().max(60_000), rol: z.string().max(60).nullish() })
  .meta({ id: 'InvitarVariasEntrada' })
export const invitacionDeVarias = z
  .object({
    correo: z.string(),
    enviada: z.boolean(),
    /** Why it was not. */
    mensaje: z.string().nullable(),
  })
  .meta({ id: 'InvitacionDeVarias' })
export type InvitacionDeVarias = z.infer<typeof invitacionDeVarias>
export const invitacionesDeVarias = z
  .object({ invitaciones: z.array(invitacionDeVarias) })
  .meta({ id: 'InvitacionesDeVarias' })
export const invitarComisionistaEntrada = z
  .object({
    correo: z.string().trim().max(254).default(''),
    idComisionista: idNumerico.nullish(),
  })
  .meta({ id: 'InvitarComisionistaEntrada' })

export const invitacion = z
  .object({
    id: z.string(),
    correo: z.string(),
    rol: z.string(),
    nombreAgencia: z.string().nullable(),
    estado: z.enum(['pendiente', 'usada', 'expirada', 'revocada']),
    creadoEn: z.string(),
    expiraEn: z.string(),
    usadaEn: z.string().nullable(),
    revocadaEn: z.string().nullable(),
    creador: z.string(),
    /** What became of its last mail. */
    entrega: entregaCorreo.nullable(),
  })
  .meta({ id: 'Invitacion' })
export type Invitacion = z.infer<typeof invitacion>
export const consultaInvitaciones = consultaLista.extend({
  porPagina: porPagina(20),
  estado: z.enum(['pendiente', 'usada', 'expirada', 'revocada']).optional(),
})
export const invitacionesRespuesta = paginaDe(invitacion)
export const invitacionCreada = z.object({ id: z.string() }).meta({ id: 'InvitacionCreada' })
export const enlaceCopiado = z.object({ url: z.string() }).meta({ id: 'EnlaceCopiado' })
export const invitacionId = z.object({ id: z.uuid() })
