import { claveDePagos, type Propuesta, propose } from '@valija/domain/conciliacion/propose.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { politicaVigente } from '../../politica/politica-vigente.ts'
import type { MovimientoAbierto } from '../filas/movimientos-abiertos.ts'
import { umbralesDe } from '../umbrales.ts'
import type { LineaDeAccion } from './linea-de-accion.ts'
import { readPagosCandidatos } from './read-pagos.ts'

/** How a person's own choice would have been judged: kept with it. */
export async function judgePares(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  movimiento: MovimientoAbierto,
  lineas: readonly LineaDeAccion[],
): Promise<Pick<Propuesta, 'puntos' | 'razones'>> {
  const ids = lineas.map(({ referencia }) => Number(referencia))
  const umbrales = umbralesDe(await politicaVigente(tx, await deps.reloj.hoy()))
  const pagos = await readPagosCandidatos(tx, sql`p.pago_id = any(${ids}::bigint[])`)
  const propuestas = propose(movimiento, pagos, {
    umbrales: { ...umbrales, sugerencia: -1 },
    complementos: new Set(),
    rechazadas: new Set(),
  })
  const clave = claveDePagos(ids)
  return propuestas.find((one) => one.clave === clave) ?? propuestas[0] ?? { puntos: 0, razones: [] }
}
