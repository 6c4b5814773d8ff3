import type { AccionHecha } from '@valija/contract/conciliacion-cambios.ts'
import type { Conn } from '../../../db/connection.ts'
import type { Deps } from '../../../deps.ts'
import { nombresDeFuente } from '../../estados-de-cuenta/perfiles-vigentes.ts'
import { countSugerencias } from '../candidatos/count-sugerencias.ts'
import { readFilaPorConciliar, toPorConciliar } from '../filas/list-movimientos.ts'
import { readUmbrales } from '../umbrales.ts'

type Hecha = { accionId: number; grupo: string; movimientoId: number; pagoID?: number | null }

/** The answer of a change: what it was, and the row as it stands now. */
export async function hechaDe(
  deps: Pick<Deps, 'reloj'>,
  db: Conn,
  { accionId, grupo, movimientoId, pagoID = null }: Hecha,
): Promise<Omit<AccionHecha, 'repetido'>> {
  const umbrales = await readUmbrales({ db, reloj: deps.reloj })
  const fila = await readFilaPorConciliar(db, movimientoId, umbrales.estadoValido)
  const num = await countSugerencias(db, [movimientoId], umbrales)
  const movimiento = toPorConciliar(fila, await nombresDeFuente(db), num.get(movimientoId) ?? null)
  return { accionID: accionId, grupo, movimiento, pagoID }
}
