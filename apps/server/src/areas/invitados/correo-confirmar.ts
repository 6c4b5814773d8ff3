import { rutasInvitado } from '@valija/contract/invitados.ts'
import { correosInvitados } from '@valija/contract/messages/correos-invitados.ts'
import { hideClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { horasEnlaceCuenta } from '@valija/domain/invitados/limites.ts'
import { publicUrl } from '../../http/public-url.ts'
import { issueEnlace } from '../acceso/enlaces.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'

const texto = correosInvitados.confirmarCuenta

/** To the registered e-mail: somebody without an account asked for another account to be paid on. */
export const confirmarCuentaPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  destinatario: async () => null,
  async prepare(deps, registro, para) {
    const cuentaPagoId = Number(registro)
    const cuenta = await deps.db
      .selectFrom('cuentasPago')
      .select(['razonSocial', 'banco', 'clabe'])
      .where('id', '=', cuentaPagoId)
      .where('confirmadoEn', 'is', null)
      .where('rechazadoEn', 'is', null)
      .executeTakeFirst()
    if (!cuenta) return null
    const expiraEn = new Date(deps.reloj.ahora().getTime() + horasEnlaceCuenta * 3_600_000)
    const codigo = await issueEnlace(deps, { cuentaPagoId, correo: para }, expiraEn)
    const { razonSocial, banco, clabe } = cuenta
    return {
      asunto: texto.asunto,
      titulo: texto.titulo,
      parrafos: [texto.cuerpo({ razonSocial, cuenta: `${banco} ${hideClabe(clabe)}` })],
      boton: {
        texto: texto.boton,
        url: publicUrl(deps.config, `${rutasInvitado.confirmarCuenta}?${new URLSearchParams({ codigo })}`),
      },
      notas: [texto.vence({ horas: horasEnlaceCuenta }), texto.ignora],
    }
  },
  mayResend: async () => false,
}
