import type { consultaInvitaciones, Invitacion } from '@valija/contract/invitaciones.ts'
import { sayFallaDeCorreo } from '@valija/contract/redaccion/falla-de-correo.ts'
import type { FallaDeCorreo } from '@valija/domain/correos/falla-de-correo.ts'
import { estadoInvitacion } from '@valija/domain/usuarios/invitacion.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { contains } from '../../http/buscable.ts'
import { readPage } from '../../http/lista.ts'
import { invitacionesEnAlcance } from './scope.ts'

type Fila = {
  id: string
  correo: string
  rol: string
  nombreAgencia: string | null
  creadoEn: Date
  expiraEn: Date
  usadaEn: Date | null
  revocadaEn: Date | null
  creador: string
  correoEstado: 'porEnviar' | 'enviado' | 'fallido' | null
  correoIntentos: number
  correoError: FallaDeCorreo | null
  correoEnviadoEn: Date | null
}
const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** Invitations of the person's scope with the delivery of their last mail. */
export async function listInvitaciones(
  deps: Pick<Deps, 'db' | 'reloj'>,
  actor: Actor,
  consulta: z.infer<typeof consultaInvitaciones>,
) {
  const ahora = deps.reloj.ahora()
  const open = sql`i.usada_en is null and i.revocada_en is null`
  const states = {
    usada: sql`i.usada_en is not null`,
    revocada: sql`i.usada_en is null and i.revocada_en is not null`,
    pendiente: sql`${open} and i.expira_en > ${ahora}`,
    expirada: sql`${open} and i.expira_en <= ${ahora}`,
  }
  const pagina = await readPage<Fila>(
    deps.db,
    {
      desde: sql`invitaciones i join usuarios u on u.id = i.creado_por left join lateral (
        select c.estado, c.intentos, c.error, c.enviado_en from correos c
        where c.plantilla = 'invitacion' and c.registro = i.id::text order by c.id desc limit 1) c on true`,
      donde: [
        invitacionesEnAlcance(actor),
        ...(consulta.estado ? [states[consulta.estado]] : []),
        ...(consulta.q
          ? [contains(sql`buscable(i.correo || ' ' || coalesce(i.nombre_agencia, ''))`, consulta.q)]
          : []),
      ],
      columnas: sql`i.id, i.correo, i.rol, i.nombre_agencia, i.creado_en, i.expira_en, i.usada_en, i.revocada_en,
        u.email as creador, c.estado as correo_estado, coalesce(c.intentos, 0) as correo_intentos, c.error as correo_error,
        c.enviado_en as correo_enviado_en`,
      ordenes: {
        creadoEn: { sql: sql`i.creado_en`, tipo: 'timestamptz' },
        correo: { sql: sql`i.correo::text`, tipo: 'text' },
        expiraEn: { sql: sql`i.expira_en`, tipo: 'timestamptz' },
      },
      inicial: '-creadoEn',
      id: { sql: sql`i.id`, tipo: 'uuid' },
    },
    consulta,
  )
  return { ...pagina, filas: pagina.filas.map((fila) => toInvitacion(fila, ahora)) }
}

const toInvitacion = (fila: Fila, ahora: Date): Invitacion => ({
  id: fila.id,
  correo: fila.correo,
  rol: fila.rol,
  nombreAgencia: fila.nombreAgencia,
  estado: estadoInvitacion(fila, ahora),
  creadoEn: fila.creadoEn.toISOString(),
  expiraEn: fila.expiraEn.toISOString(),
  usadaEn: iso(fila.usadaEn),
  revocadaEn: iso(fila.revocadaEn),
  creador: fila.creador,
  entrega: fila.correoEstado && {
    estado: fila.correoEstado,
    intentos: fila.correoIntentos,
    error: fila.correoError && sayFallaDeCorreo(fila.correoError),
    enviadoEn: iso(fila.correoEnviadoEn),
  },
})
