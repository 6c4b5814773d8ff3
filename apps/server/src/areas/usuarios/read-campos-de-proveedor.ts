import { message } from '@valija/contract/messages.ts'
import { isCorreo, normalizeCorreo } from '@valija/domain/usuarios/correo.ts'
import { isRfc, normalizeRfc } from '@valija/palabras/rfc.ts'
import { refuseWith } from '../../refuse.ts'

type Campos = { email: string; rfc: string; nombreAgencia: string }

/** The fields of a supplier account as stored, or every one that is missing or wrong, with its own message. */
export function readCamposDeProveedor(
  entrada: Campos & { idProveedores?: readonly number[] | undefined },
): Campos & { idProveedores: number[] | null } {
  const email = normalizeCorreo(entrada.email)
  const rfc = normalizeRfc(entrada.rfc)
  const nombreAgencia = entrada.nombreAgencia.trim()
  const detalles: { campo: string; mensaje: string }[] = []
  const wrong = (campo: string, mensaje: string) => detalles.push({ campo, mensaje })
  if (email === '') wrong('email', message('correoRequerido'))
  else if (!isCorreo(email)) wrong('email', message('correoInvalido'))
  if (rfc === '') wrong('rfc', message('rfcRequerido'))
  else if (!isRfc(rfc)) wrong('rfc', message('rfcInvalido'))
  if (nombreAgencia === '') wrong('nombreAgencia', message('razonSocialRequerida'))
  if (entrada.idProveedores?.length === 0) wrong('idProveedores', message('proveedorRequerido'))
  if (detalles.length > 0)
    throw refuseWith('proveedorIncompleto', message('proveedorIncompleto'), { detalles })
  return {
    email,
    rfc,
    nombreAgencia,
    idProveedores: entrada.idProveedores ? [...new Set(entrada.idProveedores)] : null,
  }
}
