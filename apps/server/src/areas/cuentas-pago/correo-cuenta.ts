import { correosTexto } from '@valija/contract/messages/correos.ts'
import { hideClabe } from '@valija/domain/cuentas-pago/clabe.ts'
import { type Plantilla, sistemas } from '../correos/plantilla.ts'

const texto = correosTexto.cuentaPago
const estados = ['Pendiente', 'Aprobada', 'Rechazada', 'Retirada'] as const
export type EstadoAvisado = (typeof estados)[number]

export const registroDeCuenta = (id: number, estado: EstadoAvisado): string => `${id}:${estado}`

/** A change of account was asked for, approved or rejected. Never the whole account in a mail. */
export const cuentaPagoPlantilla: Plantilla = {
  sistema: sistemas.facturacion,
  destinatario: async () => null,
  async prepare({ db }, registro) {
    const [id = '', palabra = ''] = registro.split(':')
    const estado = estados.find((one) => one === palabra)
    if (estado === undefined || !/^\d{1,15}$/.test(id)) return null
    const cuenta = await db
      .selectFrom('cuentasPago')
      .select(['razonSocial', 'banco', 'clabe', 'rechazadoMotivo'])
      .where('id', '=', Number(id))
      .executeTakeFirst()
    if (!cuenta) return null
    const { razonSocial, banco, clabe, rechazadoMotivo } = cuenta
    return {
      asunto: texto.asunto[estado],
      titulo: texto.asunto[estado],
      parrafos: [texto.cuerpo[estado]({ razonSocial, cuenta: `${banco} ${hideClabe(clabe)}` })],
      ...(estado === 'Rechazada' && rechazadoMotivo
        ? { datos: [[texto.motivo, rechazadoMotivo] as [string, string]] }
        : {}),
    }
  },
  mayResend: async () => false,
}
