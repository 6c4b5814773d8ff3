import { message } from '@valija/contract/messages.ts'
import {
  type PerfilEntrada,
  type PruebaDePerfil,
  perfilEntrada,
} from '@valija/contract/perfiles-de-estado.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { readOne, salidaDe } from '../../lectores/read-one.ts'
import { Refusal, refuse } from '../../refuse.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import { judgePerfil } from './perfiles-propios.ts'
import { toPerfil } from './perfiles-vigentes.ts'
import { readArchivoDeEstado, rechazosDeHoja } from './read-archivo.ts'
import { toLectura } from './to-lectura.ts'

const muestra = { filas: 20, columnas: 20 }
const mostrados = 50

/** A profile tried on a file: what the sheet holds, and what the profile would read of it. Nothing is kept. */
export async function tryPerfil(
  deps: Deps,
  actor: Actor,
  archivo: ArchivoRecibido,
  perfil: string | undefined,
): Promise<PruebaDePerfil> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const answer = await readOne(deps.lectores, 'muestraDeHoja', actor.usuarioId, archivo.bytes, muestra)
  const hoja = salidaDe(answer, () => refuse('estadoAgotado'))
  if ('codigo' in hoja) throw refuse(rechazosDeHoja[hoja.codigo])
  const base = { nombreArchivo: archivo.nombre, muestra: hoja }
  if (perfil === undefined || perfil.trim() === '') return { ...base, lectura: null, falla: null }
  try {
    const propio = toPerfil('prueba', readEntrada(perfil))
    const estado = await readArchivoDeEstado(deps, actor, archivo.bytes, propio)
    const lectura = toLectura(estado, mostrados)
    // Of a source that is being made: columns left out, or the wrong one, read as well and say nothing.
    if (estado.sumaCargos === 0 && lectura.filas > 0) lectura.avisoDeSignos ??= message('signosNingunCargo')
    return { ...base, falla: null, lectura }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const detalles = error.detalles.map(({ mensaje }) => mensaje)
    return { ...base, lectura: null, falla: [error.message, ...detalles].join(' ') }
  }
}

function readEntrada(texto: string): PerfilEntrada {
  let value: unknown
  try {
    value = JSON.parse(texto)
  } catch {
    throw refuse('perfilInvalido')
  }
  const parsed = perfilEntrada.safeParse(value)
  if (!parsed.success)
    throw new Refusal(
      'perfilInvalido',
      message('perfilInvalido'),
      undefined,
      parsed.error.issues.map(({ path, message: mensaje }) => ({ campo: path.join('.'), mensaje })),
    )
  judgePerfil(parsed.data)
  return parsed.data
}
