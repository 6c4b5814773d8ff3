import { correosTexto } from '@valija/contract/messages/correos.ts'
import { diasInvitacion, invitationExpiry, minutosRecuperacion } from '@valija/domain/usuarios/invitacion.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { issueEnlace } from './enlaces.ts'
import { recoveryExpiry } from './recovery.ts'

type Texto = { asunto: string; titulo: string; cuerpo: string; boton: string; ignora: string }

/** A mail with a link to /nueva/contraseña. Its record is the user; nobody may send it on another's behalf. */
const conEnlace = (
  texto: Texto,
  vence: string,
  expiraEn: (deps: Pick<Deps, 'reloj'>) => Date,
): Plantilla => ({
  sistema: sistemas.facturacion,
  async destinatario({ db }, registro) {
    const usuario = await db
      .selectFrom('usuarios')
      .select('email')
      .where('id', '=', registro)
      .executeTakeFirst()
    return usuario?.email ?? null
  },
  async prepare(deps, registro, para) {
    const codigo = await inTransaction(deps.db, async (tx) => {
      // Only to the mailbox that the account has now; a change of it under way is waited for, and one that comes ends the link.
      const still = await tx
        .selectFrom('usuarios')
        .select('id')
        .where('id', '=', registro)
        .where('email', '=', para)
        .forShare()
        .executeTakeFirst()
      return still && issueEnlace({ db: tx }, { usuarioId: registro }, expiraEn(deps))
    })
    if (codigo === undefined) return null
    const query = new URLSearchParams({ correo: para, codigo })
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo],
      boton: { texto: texto.boton, url: publicUrl(deps.config, `/nueva/contraseña?${query}`) },
      notas: [vence, texto.ignora],
    }
  },
  mayResend: async () => false,
})

export const recuperacionPlantilla = conEnlace(
  correosTexto.recuperacion,
  correosTexto.recuperacion.vence({ minutos: minutosRecuperacion }),
  recoveryExpiry,
)

/**
 * Whoever opened an account with a copied link has shown no mailbox: its owner chooses the password here, which ends what
 * the first one opened.
 */
export const pruebaCorreoPlantilla = conEnlace(
  correosTexto.pruebaCorreo,
  correosTexto.invitacion.vence({ dias: diasInvitacion }),
  ({ reloj }) => invitationExpiry(reloj.ahora()),
)
