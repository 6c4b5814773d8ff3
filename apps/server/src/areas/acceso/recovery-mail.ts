import { correosTexto } from '@valija/contract/messages/correos.ts'
import { minutosRecuperacion } from '@valija/domain/usuarios/invitacion.ts'
import { publicUrl } from '../../http/public-url.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'
import { issueEnlace } from './enlaces.ts'
import { recoveryExpiry } from './recovery.ts'

const texto = correosTexto.recuperacion

/** The mail with the link to /nueva/contraseña. Its record is the user; nobody may send it on another's behalf. */
export const recuperacionPlantilla: Plantilla = {
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
    const codigo = await issueEnlace(deps, { usuarioId: registro }, recoveryExpiry(deps))
    const query = new URLSearchParams({ correo: para, codigo })
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo],
      boton: { texto: texto.boton, url: publicUrl(deps.config, `/nueva/contraseña?${query}`) },
      notas: [texto.vence({ minutos: minutosRecuperacion }), texto.ignora],
    }
  },
  mayResend: async () => false,
}
