import { correosTexto } from '@valija/contract/messages/correos.ts'
import { estadoInvitacion } from '@valija/domain/usuarios/invitacion.ts'
import { isUuid } from '@valija/palabras/uuid.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction } from '../../db/connection.ts'
import { issueEnlace } from '../acceso/enlaces.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { invitationUrl } from './invitation-link.ts'
import { invitacionesEnAlcance } from './scope.ts'

const texto = correosTexto.invitacion

const find = (db: Conn, id: string, { lock = false } = {}) =>
  db
    .selectFrom('invitaciones as i')
    .innerJoin('usuarios as u', 'u.id', 'i.creadoPor')
    .selectAll('i')
    .select('u.email as creador')
    .where('i.id', '=', id)
    .$if(lock, (query) => query.forShare('i'))
    .executeTakeFirst()

/** The mail of an invitation, and of an account that an admin created: both give a password to their owner. */
export const invitacionPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  async destinatario(deps, registro) {
    const invitacion = await find(deps.db, registro)
    return invitacion && estadoInvitacion(invitacion, deps.reloj.ahora()) === 'pendiente'
      ? invitacion.correo
      : null
  },
  async prepare(deps, registro, para) {
    const { invitacion, codigo } = await inTransaction(deps.db, async (tx) => {
      // As for a recovery: to the mailbox it has now, and not while that changes.
      const found = await find(tx, registro, { lock: true })
      return found?.correo === para && estadoInvitacion(found, deps.reloj.ahora()) === 'pendiente'
        ? {
            invitacion: found,
            codigo: await issueEnlace({ db: tx }, { invitacionId: registro }, found.expiraEn),
          }
        : { invitacion: null, codigo: '' }
    })
    if (invitacion === null) return null
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
    if (!isUuid(registro)) return false
    const own =
      await sql`select 1 from invitaciones i where i.id = ${registro} and ${invitacionesEnAlcance(actor)}`.execute(
        db,
      )
    return own.rows.length > 0
  },
}
