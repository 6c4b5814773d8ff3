import { message } from '@valija/contract/messages.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { isRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'

const filled = (texto: string) => texto.trim() !== ''
/** The fields of a supplier account with their documented messages. */
export const supplierSchema = z.object({
  email: z
    .string()
    .refine(filled, { error: message('correoRequerido'), abort: true })
    .refine((texto) => isCorreo(normalizeCorreo(texto)), message('correoInvalido')),
  rfc: z
    .string()
    .refine(filled, { error: message('rfcRequerido'), abort: true })
    .refine(isRfc, message('rfcInvalido')),
  nombreAgencia: z.string().refine(filled, message('razonSocialRequerida')),
  idProveedores: z.array(z.number()).min(1, message('proveedorRequerido')),
  isOmnibeesLocator: z.boolean(),
})
export const emptySupplier = {
  email: '',
  rfc: '',
  nombreAgencia: '',
  idProveedores: [],
  isOmnibeesLocator: false,
}
