import { correosTexto } from '@valija/contract/messages/correos.ts'
import { estadoInvitacion } from '@valija/domain/usuarios/invitacion.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { issueEnlace } from '../acceso/enlaces.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { invitationUrl } from './invitation-link.ts'
import { invitacionesEnAlcance } from './scope.ts'

const texto = correosTexto.invitacion

const find = (deps: Pick<Deps, 'db'>, id: string) =>
  deps.db
    .selectFrom('invitaciones as i')
    .innerJoin('usuarios as u', 'u.id', 'i.creadoPor')
    .selectAll('i')
    .select('u.email as creador')
    .where('i.id', '=', id)
    .executeTakeFirst()

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/** The mail of an invitation, and of an account that an admin created: both give a password to their owner. */
export const invitacionPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  async destinatario(deps, registro) {
    const invitacion = await find(deps, registro)
    return invitacion && estadoInvitacion(invitacion, deps.reloj.ahora()) === 'pendiente'
      ? invitacion.correo
      : null
  },
  async prepare(deps, registro) {
    const invitacion = await find(deps, registro)
    if (!invitacion || estadoInvitacion(invitacion, deps.reloj.ahora()) !== 'pendiente') return null
    const codigo = await issueEnlace(deps, { invitacionId: registro }, invitacion.expiraEn)
    const dias = Math.max(
      1,
      Math.round((invitacion.expiraEn.getTime() - deps.reloj.ahora().getTime()) / 86_400_000),
    )
    const url = invitationUrl(deps.config, invitacion, codigo)
    const agencia = invitacion.nombreAgencia ?? ''
    if (invitacion.usuarioId !== null)
      return {
        asunto: correosTexto.cuentaProveedor.asunto,
        titulo: correosTexto.cuentaProveedor.titulo,
        parrafos: [correosTexto.cuentaProveedor.cuerpo({ agencia })],
        boton: { texto: correosTexto.cuentaProveedor.boton, url },
        notas: [texto.vence({ dias })],
      }
    const quien =
      agencia && invitacion.rol === 'Proveedor' ? `${invitacion.creador} (${agencia})` : invitacion.creador
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo({ quien, rol: invitacion.rol.toLowerCase() }), texto.siguiente],
      boton: { texto: texto.boton, url },
      notas: [texto.vence({ dias }), texto.ignora],
    }
  },
  async mayResend({ db }, actor, registro) {
    if (!uuid.test(registro)) return false
    const own =
      await sql`select 1 from invitaciones i where i.id = ${registro} and ${invitacionesEnAlcance(actor)}`.execute(
        db,
      )
    return own.rows.length > 0
  },
}
