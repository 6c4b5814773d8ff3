import { randomUUID } from 'node:crypto'
import type { confirmarEntrada, VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { writeBitacora } from '../../bitacora/write-bitacora.ts'
import { omitidaPor } from './collect.ts'
import { once } from './once.ts'
import { announceConciliacion } from './write-accion.ts'

/** A person found right what the machine applied, also where a cargo of the same amount came since. */
export async function confirm(
  deps: Deps,
  actor: Actor,
  { clave, accionIDs }: z.infer<typeof confirmarEntrada>,
): Promise<VariasHechas> {
  return once(deps, actor, { clave, operacion: 'confirmar', de: accionIDs }, async (tx) => {
    const { rows } = await sql<{ accionId: number; movimientoId: number }>`
      update acciones_conciliacion a set confirmada_en = clock_timestamp(), confirmada_por = ${actor.correo}
      from movimientos m
      where a.accion_id = any(${accionIDs}::bigint[]) and a.clase = 'aceptar' and a.deshecha_en is null
        and m.movimiento_id = a.movimiento_id
      returning a.accion_id, a.movimiento_id`.execute(tx)
    const movimientos = rows.map(({ movimientoId }) => movimientoId)
    await sql`update movimientos set cargo_igual_id = null
      where movimiento_id = any(${movimientos}::bigint[]) and cargo_igual_id is not null`.execute(tx)
    if (rows.length > 0)
      await writeBitacora(
        tx,
        actor,
        ...rows.map(({ accionId, movimientoId }) => ({
          entidad: 'movimiento' as const,
          entidadId: movimientoId,
          accion: 'conciliacionConfirmada' as const,
          detalle: { accionID: accionId },
        })),
      )
    await announceConciliacion(tx, { movimientos })
    const done = new Set(rows.map(({ accionId }) => accionId))
    return {
      grupo: randomUUID(),
      hechas: done.size,
      omitidas: [...new Set(accionIDs)]
        .filter((one) => !done.has(one))
        .map((one) => omitidaPor(refuse('accionNoDeshacible'), one)),
    }
  })
}
