import { usuarios } from '@valija/contract/messages/usuarios.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { isRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'

const filled = (texto: string) => texto.trim() !== ''
/** The fields of a supplier account with their documented messages. */
export const proveedorSchema = z.object({
  email: z
    .string()
    .refine(filled, { error: usuarios.correoRequerido, abort: true })
    .refine((texto) => isCorreo(normalizeCorreo(texto)), usuarios.correoInvalido),
  rfc: z
    .string()
    .refine(filled, { error: usuarios.rfcRequerido, abort: true })
    .refine(isRfc, usuarios.rfcInvalido),
  nombreAgencia: z.string().refine(filled, usuarios.razonSocialRequerida),
  idProveedores: z.array(z.number()).min(1, usuarios.proveedorRequerido),
  isOmnibeesLocator: z.boolean(),
})
export const emptyProveedor = {
  email: '',
  rfc: '',
  nombreAgencia: '',
  idProveedores: [],
  isOmnibeesLocator: false,
}
