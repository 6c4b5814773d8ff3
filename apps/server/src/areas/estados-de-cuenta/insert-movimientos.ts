import type { EstadoDeCuenta } from '@valija/documents/estados-de-cuenta/estado-leido.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { filasDeOtraFuente } from './filas-de-otra-fuente.ts'
import { rowsOf } from './rows-of.ts'

type Entrada = {
  archivo: { id: string; nombre: string }
  estado: EstadoDeCuenta
  desde: string
  hasta: string
}
export type Importada = { importacionID: number | null; nuevas: number; noCuadra: boolean }

/** Keeps the rows that are not there yet, under one import; without a new row there is none. */
export async function insertMovimientos(
  tx: Tx,
  actor: Autor,
  { archivo, estado, desde, hasta }: Entrada,
): Promise<Importada> {
  const { perfil } = estado
  const noCuadra = estado.descuadres.length + estado.conteos.length > 0
  // Two imports at once, of whatever source: the second waits, and then finds the rows of the first.
  await sql`select pg_advisory_xact_lock(hashtext('estados.importar'))`.execute(tx)
  const ajenas = await filasDeOtraFuente(tx, { ...estado, desde, hasta })
  const propias =
    ajenas.size === 0 ? estado.movimientos : estado.movimientos.filter(({ renglon }) => !ajenas.has(renglon))
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
      noCuadra,
      sumaCargos: estado.sumaCargos,
      sumaAbonos: estado.sumaAbonos,
      saldoFinal: estado.saldoFinal,
      creadoPor: actor.usuarioId,
      deshechaEn: null,
    })
    .returning('importacionId')
    .executeTakeFirstOrThrow()
  const added = await sql`
    insert into movimientos (importacion_id, fuente, cuenta, moneda, renglon, fecha_operacion, concepto, referencia,
      referencia_ampliada, cargos, abonos, saldo, meses, ordinal)
    select ${importacionId}::bigint, ${perfil.clave}, ${estado.cuenta}, ${perfil.moneda}, n.renglon, n.fecha_operacion, n.concepto,
      n.referencia, n.referencia_ampliada, n.cargos, n.abonos, n.saldo, n.meses, n.ordinal
    from ${rowsOf(propias)}
    on conflict on constraint movimientos_clave do nothing`.execute(tx)
  const nuevas = Number(added.numAffectedRows ?? 0n)
  if (nuevas === 0) {
    // Nothing came of it: there is nothing to show or to take back.
    await tx.deleteFrom('importaciones').where('importacionId', '=', importacionId).execute()
    return { importacionID: null, nuevas, noCuadra }
  }
  await tx.updateTable('importaciones').set({ nuevas }).where('importacionId', '=', importacionId).execute()
  await writeBitacora(tx, actor, {
    entidad: 'estadoDeCuenta',
    entidadId: importacionId,
    accion: 'importado',
    detalle: { fuente: perfil.clave, cuenta: estado.cuenta, archivo: archivo.nombre, nuevas },
  })
  return { importacionID: importacionId, nuevas, noCuadra }
}
