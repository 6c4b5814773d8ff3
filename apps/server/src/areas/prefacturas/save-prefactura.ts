import type { Seleccion } from '@valija/contract/comisiones.ts'
import { message } from '@valija/contract/messages.ts'
import { errorCode } from '@valija/palabras/error-code.ts'
import { sql } from 'kysely'
import { type Conn, inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { announce } from '../../http/events.ts'
import { refuse } from '../../refuse.ts'
import { writeBitacora } from '../bitacora/write-bitacora.ts'
import { type Calculo, computeComision } from '../comisiones/compute-prefactura.ts'
import { enOtraPrefactura } from '../comisiones/read-seleccion.ts'
import { lockDraftOf, requirePrefactura } from './list-prefacturas.ts'

type Guardada = { id: number; mensaje: string }

/**
 * 'Guardar pre-factura': its bookings are then held by it and by no other. Sent again under the same key, also at once, it is
 * answered with the first.
 */
export async function savePrefactura(
  deps: Deps,
  actor: Actor,
  { clave, ...seleccion }: Seleccion & { clave?: string | undefined },
): Promise<Guardada> {
  const primera = () => savedUnder(deps.db, actor, clave)
  const id =
    (await primera()) ??
    (await saveNow(deps, actor, seleccion, clave).catch(async (error: unknown) => {
      const suya = await primera()
      if (suya === null) throw error
      return suya
    }))
  return { id, mensaje: message('prefacturaGuardada') }
}

async function saveNow(
  deps: Deps,
  actor: Actor,
  seleccion: Seleccion,
  clave: string | undefined,
): Promise<number> {
  const calculo = await computeComision(deps, actor, seleccion)
  try {
    return await inTransaction(deps.db, (tx) => insertPrefactura(deps, tx, actor, calculo, clave))
  } catch (error) {
    if (errorCode(error) !== '23505') throw error
    // Somebody saved one of them at this very moment: now it is seen, and named.
    throw await heldNow(deps, calculo)
  }
}

async function savedUnder(db: Conn, actor: Actor, clave: string | undefined): Promise<number | null> {
  if (clave === undefined) return null
  const suya = await db
    .selectFrom('prefacturas')
    .select('id')
    .where('creadorId', '=', actor.usuarioId)
    .where('clave', '=', clave)
    .executeTakeFirst()
  return suya?.id ?? null
}

async function insertPrefactura(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  actor: Actor,
  { cliente, elegidas, hoja }: Calculo,
  clave: string | undefined,
): Promise<number> {
  const { id } = await tx
    .insertInto('prefacturas')
    .values({
      comisionistaId: cliente.clienteId,
      rfcEmisor: cliente.rfcCliente,
      razonSocialEmisor: cliente.razonSocialCliente,
      regimenFiscal: cliente.regimenFiscal,
      numReservas: elegidas.length,
      tarifa: hoja.tarifa,
      iva: hoja.iva,
      retIva: hoja.retIva,
      retIsr: hoja.retIsr,
      total: hoja.totalComisiones,
      aPagar: hoja.totalAPagar,
      creadorId: actor.usuarioId,
      creador: actor.correo,
      fechaCreacion: deps.reloj.ahora(),
      clave: clave ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const filas = elegidas.map(({ bookingCode, description, commission }) => ({
    bookingCode,
    description,
    total: commission,
  }))
  await sql`insert into prefactura_reservas (prefactura_id, comisionista_id, booking_code, description, total)
    select ${id}::bigint, ${cliente.clienteId}::bigint, x.* from jsonb_to_recordset(${JSON.stringify(filas)}::jsonb)
      as x("bookingCode" text, description text, total bigint)`.execute(tx)
  await writeBitacora(tx, actor, {
    entidad: 'prefactura',
    entidadId: id,
    accion: 'crear',
    detalle: {
      reservas: elegidas.length,
      total: hoja.totalComisiones,
      comisionista: cliente.clienteId,
    },
  })
  await announce(tx, { tipo: 'prefactura', ids: [String(id)] }, { idComisionista: cliente.clienteId })
  return id
}

async function heldNow(deps: Deps, { cliente, elegidas }: Calculo): Promise<Error> {
  const codes = elegidas.map(({ bookingCode }) => bookingCode)
  const ocupadas = await deps.db
    .selectFrom('prefacturaReservas')
    .select(['bookingCode', 'prefacturaId'])
    .where('comisionistaId', '=', cliente.clienteId)
    .where(sql<boolean>`booking_code = any(${codes}::text[])`)
    .execute()
  return ocupadas.length > 0 ? enOtraPrefactura(ocupadas) : refuse('seleccionaReservas')
}

/** Its bookings are free again; an invoice that was being put in against it goes with it. */
export async function deletePrefactura(deps: Deps, actor: Actor, id: number): Promise<{ mensaje: string }> {
  return inTransaction(deps.db, async (tx) => {
    await lockDraftOf(tx, id)
    const fila = await requirePrefactura(tx, actor, id)
    await tx.deleteFrom('prefacturas').where('id', '=', id).execute()
    await writeBitacora(tx, actor, {
      entidad: 'prefactura',
      entidadId: id,
      accion: 'eliminar',
      detalle: { reservas: fila.numReservas, total: fila.total, comisionista: fila.comisionistaId },
    })
    await announce(tx, { tipo: 'prefactura', ids: [String(id)] }, { idComisionista: fila.comisionistaId })
    return { mensaje: message('prefacturaEliminada') }
  })
}
