import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { assertByPolitica } from '../politica/by-politica.ts'
import type { Conciliacion } from './conciliacion.ts'
import { type Importada, insertMovimientos } from './insert-movimientos.ts'
import { perfilDe } from './perfiles-vigentes.ts'
import { proposito } from './preview-estado.ts'
import { assertMoneda, readArchivoDeEstado } from './read-archivo.ts'

type Pedido = { archivoID: string; fuente: string }

/**
 * Imports what was previewed, read again from the kept bytes. Rows that are already there are left as they are; the new ones
 * are matched by a run that starts with the same transaction.
 */
export async function importEstado(
  deps: Deps,
  conciliacion: Conciliacion,
  actor: Actor,
  { archivoID, fuente }: Pedido,
): Promise<Importada> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const archivo = await deps.db
    .selectFrom('archivos')
    .select(['id', 'nombre'])
    .where('id', '=', archivoID)
    .where('proposito', '=', proposito)
    .where('creadoPor', '=', actor.usuarioId)
    .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
  const perfil = await perfilDe(deps.db, fuente)
  const estado = await readArchivoDeEstado(deps, actor, await readArchivo(deps, archivo.id), perfil)
  await assertMoneda(deps.db, estado)
  const { desde, hasta } = estado
  if (desde === null || hasta === null) throw refuse('estadoVacio')
  return inTransaction(deps.db, async (tx) => {
    const saved = await insertMovimientos(tx, actor, { archivo, estado, desde, hasta })
    if (saved.importacionID !== null) {
      const corrida = { importacionId: saved.importacionID, quien: actor.correo }
      await conciliacion.start(deps, tx, corrida)
    }
    return saved
  })
}
