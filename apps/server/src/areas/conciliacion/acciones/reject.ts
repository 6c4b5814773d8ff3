import { randomUUID } from 'node:crypto'
import type { AccionHecha, rechazarEntrada } from '@valija/contract/conciliacion-cambios.ts'
import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { hechaDe } from './hecha.ts'
import { once } from './once.ts'
import { lockMovimiento } from './tie-lineas.ts'
import { announceConciliacion, writeAcciones } from './write-accion.ts'

/** A refused pair never comes back for that row, not even when its import is undone and made again. */
export async function reject(
  deps: Deps,
  actor: Actor,
  movimientoId: number,
  { clave, sugerencia, motivo }: z.infer<typeof rechazarEntrada>,
): Promise<AccionHecha> {
  return once(deps, actor, { clave, operacion: `rechazar:${movimientoId}`, de: sugerencia }, async (tx) => {
    const movimiento = await lockMovimiento(tx, movimientoId)
    const pagoIds = sugerencia.startsWith('pago')
      ? sugerencia
          .replace(/^pagos?:/, '')
          .split('+')
          .map(Number)
      : []
    const tied = await tx
      .selectFrom('conciliaciones')
      .select('pagoId')
      .where('movimientoId', '=', movimientoId)
      .where('deshechaAccionId', 'is', null)
      .execute()
    if (pagoIds.some((id) => tied.some(({ pagoId }) => pagoId === id))) throw refuse('parejaConciliada')
    const grupo = randomUUID()
    const [accionId = 0] = await writeAcciones(tx, actor, [
      {
        clase: 'rechazar',
        aplicadoPor: 'persona',
        grupo,
        movimiento,
        dicho: { codigo: 'rechazar', clave: sugerencia },
        motivo: motivo ?? null,
      },
    ])
    await tx
      .insertInto('parejasConciliacion')
      .values({
        huella: movimiento.huella,
        clave: sugerencia,
        clase: 'rechazada',
        accionId,
        quien: actor.correo,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await announceConciliacion(tx, { movimientos: [movimientoId] })
    return hechaDe(deps, tx, { accionId, grupo, movimientoId })
  })
}
