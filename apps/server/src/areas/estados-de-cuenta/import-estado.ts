import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { readArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { assertByPolitica } from '../pagos/alcance-pagos.ts'
import { proposito } from './preview-estado.ts'
import { assertMoneda, perfilDe, readArchivoDeEstado } from './read-archivo.ts'
import { rowsOf } from './rows-of.ts'

type Pedido = { archivoID: string; fuente: string }

/** Imports what was previewed, read again from the kept bytes. Rows that are already there are left as they are. */
export async function importEstado(
  deps: Deps,
  actor: Actor,
  { archivoID, fuente }: Pedido,
): Promise<{ importacionID: number | null; nuevas: number }> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  const archivo = await deps.db
    .selectFrom('archivos')
    .select(['id', 'nombre'])
    .where('id', '=', archivoID)
    .where('proposito', '=', proposito)
    .where('creadoPor', '=', actor.usuarioId)
    .executeTakeFirst()
  if (!archivo) throw refuse('noEncontrado')
  const perfil = perfilDe(fuente)
  const estado = readArchivoDeEstado(await readArchivo(deps, archivo.id), perfil)
  await assertMoneda(deps.db, estado)
  const { desde, hasta } = estado
  if (desde === null || hasta === null) throw refuse('estadoVacio')
  return inTransaction(deps.db, async (tx) => {
    // Two imports of one account at once: the second waits, and then finds the rows of the first.
    await sql`select pg_advisory_xact_lock(hashtext(${`estado.${perfil.clave}.${estado.cuenta}`}))`.execute(
      tx,
    )
    const { importacionId } = await tx
      .insertInto('importaciones')
      .values({
        fuente: perfil.clave,
        cuenta: estado.cuenta,
        moneda: perfil.moneda,
        archivoId: archivo.id,
        desde,
        hasta,
        filas: estado.movimientos.length,
        nuevas: 0,
        ilegibles: estado.ilegibles.length,
        sumaCargos: estado.sumaCargos,
        sumaAbonos: estado.sumaAbonos,
        saldoFinal: estado.saldoFinal,
        creadoPor: actor.usuarioId,
        deshechaEn: null,
      })
      .returning('importacionId')
      .executeTakeFirstOrThrow()
    const added = await sql`
      insert into movimientos (importacion_id, fuente, cuenta, renglon, fecha_operacion, concepto, referencia,
        referencia_ampliada, cargos, abonos, saldo, meses, ordinal)
      select ${importacionId}::bigint, ${perfil.clave}, ${estado.cuenta}, n.renglon, n.fecha_operacion, n.concepto,
        n.referencia, n.referencia_ampliada, n.cargos, n.abonos, n.saldo, n.meses, n.ordinal
      from ${rowsOf(estado.movimientos)}
      on conflict on constraint movimientos_clave do nothing`.execute(tx)
    const nuevas = Number(added.numAffectedRows ?? 0n)
    if (nuevas === 0) {
      // Nothing came of it: there is nothing to show or to take back.
      await tx.deleteFrom('importaciones').where('importacionId', '=', importacionId).execute()
      return { importacionID: null, nuevas }
    }
    await tx.updateTable('importaciones').set({ nuevas }).where('importacionId', '=', importacionId).execute()
    await writeBitacora(tx, actor, {
      entidad: 'estadoDeCuenta',
      entidadId: importacionId,
      accion: 'importado',
      detalle: { fuente: perfil.clave, cuenta: estado.cuenta, archivo: archivo.nombre, nuevas },
    })
    return { importacionID: importacionId, nuevas }
  })
}

/** Takes a whole import back: its rows go, its record stays. */
export async function undoImportacion(
  deps: Deps,
  actor: Actor,
  importacionID: number,
): Promise<{ importacionID: number; nuevas: number }> {
  await assertByPolitica(deps, actor, 'rolesEstadosDeCuenta')
  return inTransaction(deps.db, async (tx) => {
    const found = await tx
      .selectFrom('importaciones')
      .select(['deshechaEn', 'fuente', 'cuenta'])
      .where('importacionId', '=', importacionID)
      .forUpdate()
      .executeTakeFirst()
    if (!found) throw refuse('noEncontrado')
    if (found.deshechaEn !== null) throw refuse('importacionDeshecha')
    const { numDeletedRows } = await tx
      .deleteFrom('movimientos')
      .where('importacionId', '=', importacionID)
      .executeTakeFirstOrThrow()
    await tx
      .updateTable('importaciones')
      .set({ deshechaEn: deps.reloj.ahora() })
      .where('importacionId', '=', importacionID)
      .execute()
    const quitadas = Number(numDeletedRows)
    await writeBitacora(tx, actor, {
      entidad: 'estadoDeCuenta',
      entidadId: importacionID,
      accion: 'deshecho',
      detalle: { fuente: found.fuente, cuenta: found.cuenta, quitadas },
    })
    return { importacionID, nuevas: quitadas }
  })
}
