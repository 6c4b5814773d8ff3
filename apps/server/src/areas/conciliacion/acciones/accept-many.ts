import { randomUUID } from 'node:crypto'
import type { aceptarVariosEntrada, VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import type { Actor } from '../../../http/actor.ts'
import { refuse } from '../../../refuse.ts'
import { judgeMovimientos } from '../candidatos/judge-movimientos.ts'
import { readUmbrales } from '../umbrales.ts'
import { collect } from './collect.ts'
import { once } from './once.ts'
import { insertConciliaciones, judgeLineas, lockMovimientos } from './tie-lineas.ts'
import { announceConciliacion, writeAcciones } from './write-accion.ts'

/** Accepts the suggestions a person chose in the list, as they are now; one that is no longer the same is left out. */
export async function acceptMany(
  deps: Deps,
  actor: Actor,
  { clave, pares }: z.infer<typeof aceptarVariosEntrada>,
): Promise<VariasHechas> {
  const umbrales = await readUmbrales(deps)
  const ids = pares.map(({ movimientoID }) => movimientoID)
  return once(deps, actor, { clave, operacion: 'aceptarVarios', de: pares }, async (tx) => {
    const locked = await lockMovimientos(tx, ids)
    const judged = await judgeMovimientos(tx, locked, umbrales)
    const chosen = judged.flatMap(({ propuestas }, i) =>
      propuestas.filter(
        (one) => one.clave === pares.find((par) => par.movimientoID === locked[i]?.movimientoId)?.sugerencia,
      ),
    )
    // All of them in one order, before any is used: two people's presses wait for one another and never in a circle.
    const pagoIds = chosen.flatMap(({ lineas }) => lineas.map(({ pagoId }) => pagoId))
    if (pagoIds.length > 0)
      await sql`select from pagos where pago_id = any(${pagoIds}::bigint[]) order by pago_id for no key update`.execute(
        tx,
      )
    const grupo = randomUUID()
    const tied: number[] = []
    const { buenas, omitidas } = await collect(ids, locked, async (movimiento, at) => {
      const { movimientoId } = movimiento
      const juicio = judged.find((one) => one.movimiento.movimientoId === movimientoId)
      const propuesta = juicio?.propuestas.find((one) => one.clave === pares[at]?.sugerencia)
      if (!propuesta) throw refuse('sugerenciaCambio')
      const wanted = propuesta.lineas.map(({ pagoId, aplicar }) => ({ pagoId, monto: aplicar }))
      const lineas = await judgeLineas(tx, movimiento, wanted)
      const [accionId = 0] = await writeAcciones(tx, actor, [
        {
          clase: 'aceptar',
          aplicadoPor: 'persona',
          grupo,
          movimiento,
          dicho: { codigo: 'aceptar', n: lineas.length },
          lineas,
          puntos: propuesta.puntos,
        },
      ])
      await insertConciliaciones(
        tx,
        lineas.map((linea) => ({ accionId, movimientoId, linea, razones: propuesta.razones })),
      )
      tied.push(...wanted.map(({ pagoId }) => pagoId))
    })
    await announceConciliacion(tx, { movimientos: ids, pagos: tied })
    return { grupo, hechas: buenas.length, omitidas }
  })
}
