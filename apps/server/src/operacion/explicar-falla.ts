import { fallaDeArchivo } from '../adapters/archivos/archivo-error.ts'
import { SettingsError } from '../archivo-de-ajustes.ts'
import { Refusal } from '../refuse.ts'
import { CopiaError } from './manifiesto.ts'
import { isAusencia } from './ultimo-recurso.ts'

const delSistema: Readonly<Record<string, string>> = {
  EACCES: 'el usuario con el que corre esta orden no tiene permiso',
  EPERM: 'el usuario con el que corre esta orden no tiene permiso',
  ENOENT: 'no existe',
  ENOTDIR: 'no es una carpeta',
  EISDIR: 'es una carpeta',
  EEXIST: 'ya existe y no es una carpeta',
  ENOSPC: 'no queda lugar en el disco',
  EDQUOT: 'no queda lugar en la cuota de este usuario',
  EFBIG: 'el archivo pasa de lo que este usuario puede escribir',
  EROFS: 'el disco es de solo lectura',
}

/** What the person at the console can act on, in a sentence; null of anything else. */
export function explicarFalla(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  if ([CopiaError, SettingsError, Refusal].some((kind) => error instanceof kind)) return error.message
  const {
    code = '',
    port,
    address,
    path,
    syscall,
  } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === '42501')
    return `La base de datos no lo permite: «${error.message}». El papel de DATABASE_URL_DUENO o, sin él, el de DATABASE_URL debe ser dueño de la base: docs/operacion.md, «Base de datos».`
  if (code === 'EADDRINUSE')
    return `El puerto ${port} está ocupado. Elige otro con PORT, por ejemplo PORT=3100.`
  if (syscall === 'listen' && code === 'EACCES')
    return `El puerto ${port} es solo de root. Elige otro con PORT, por ejemplo PORT=3100.`
  if (code === 'EADDRNOTAVAIL')
    return `Esta máquina no tiene la dirección ${address}: pon en HOST una suya, 127.0.0.1 o 0.0.0.0.`
  if (syscall === 'getaddrinfo')
    return `No se halla ${(error as { hostname?: string }).hostname}: revisa HOST y las direcciones de los ajustes.`
  if (error.message.includes('postmaster.pid'))
    return 'Ya hay una Valija en marcha con esta carpeta de datos. Deténla, o da otra con VALIJA_DATA.'
  if (syscall === 'mkdir' && code === 'ENOENT') return `${path}: ahí no se puede crear una carpeta.`
  const motivo = delSistema[code]
  if (motivo && path) return `${path}: ${motivo}.`
  // A write that found no room does not say where; nor do the store and the database's own disk.
  if (fallaDeArchivo(error) === 'lleno')
    return 'No se terminó: no queda lugar donde se escribe. Haz lugar y vuelve a intentarlo.'
  return isAusencia(error)
    ? 'No se terminó: la base de datos o el almacén dejó de contestar a la mitad. Revisa que esté en marcha y que haya lugar en su disco, y vuelve a intentarlo.'
    : null
}
