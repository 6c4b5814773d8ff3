import type { Refusal } from '../refuse.ts'
import { refuse } from '../refuse.ts'
import type { Lectores, Lectura } from './lectores.ts'
import type { Respuesta } from './proceso.ts'
import type { Tarea, Tareas } from './tareas.ts'

/** One file of one person. */
export async function readOne<T extends Tarea>(
  lectores: Lectores,
  tarea: T,
  quien: string,
  bytes: Uint8Array,
  con: Tareas[T]['con'],
): Promise<Lectura<T>> {
  const [lectura] = await lectores.leer(tarea, quien, [bytes], con)
  return lectura ?? { falla: 'lectorCaido' }
}

/** What was read, or the refusal: the moment's, or `agotada` of a file that asks for more time or memory than it gets. */
export function salidaDe<S>(lectura: Respuesta<S>, agotada: () => Refusal): S {
  if ('salida' in lectura) return lectura.salida
  if (lectura.falla === 'ocupado') throw refuse('lectoresOcupados')
  throw lectura.falla === 'lectorCaido' ? refuse('lecturaInterrumpida') : agotada()
}
