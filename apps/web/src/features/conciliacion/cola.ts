import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'

export type Fila = MovimientoPorConciliar
/** What became of a row in this visit: it stays in its place, dimmed, so that nothing moves under the hand. */
export type Hecho = {
  movimiento: Fila
  /** `enviando` until the server has said so; `vuelto`: it is left again, refused or undone. */
  estado: 'enviando' | 'hecho' | 'vuelto'
  texto: string
  /** When it was noted: rows fetched later know better. */
  desde: number
}
export type Hechos = ReadonlyMap<number, Hecho>
export type Notado = { scope: string; map: Hechos }
export const nadaNotado: Notado = { scope: '', map: new Map() }

/** With other filters it is another list: what was done in the one before is not shown in it. */
export const hechosIn = ({ scope, map }: Notado, now: string): Hechos =>
  scope === now ? map : nadaNotado.map

/** Notes what became of a row; null: nothing any more. */
export function note(
  old: Notado,
  {
    scope,
    movimiento,
    hecho,
    desde,
  }: Pick<Hecho, 'movimiento' | 'desde'> & {
    scope: string
    hecho: Pick<Hecho, 'estado' | 'texto'> | null
  },
): Notado {
  const map = new Map(hechosIn(old, scope))
  if (hecho === null) map.delete(movimiento.movimientoID)
  else map.set(movimiento.movimientoID, { movimiento, desde, ...hecho })
  return { scope, map }
}

type Visto = {
  /** Rows that the list says are left, when it was fetched. */
  left: readonly Fila[]
  fetchedAt: number
  hechos: Hechos
  orden: string
  /** The row asked for, and as it was last seen: when somebody else takes it, its place stays. */
  asked: number | null
  seen: Fila | null
  /** With nothing asked for, the first one that is left is in hand; where the list comes first, none. */
  first: boolean
}
const idOf = ({ movimientoID }: Fila) => movimientoID

/** Same order as the server's: by the column, then by id. */
const comparer = (orden: string) => {
  const sign = orden.startsWith('-') ? -1 : 1
  const campo = orden.replace('-', '') as 'fechaOperacion' | 'monto' | 'puntos'
  return (a: Fila, b: Fila) => {
    const [x, y] = [a[campo] ?? -1, b[campo] ?? -1]
    return sign * (x < y ? -1 : x > y ? 1 : a.movimientoID - b.movimientoID)
  }
}

/** The rows to go through and the one in hand, from what the list and the actions of this visit say. */
export function colaOf({ left, fetchedAt, hechos, orden, asked, seen, first }: Visto) {
  const leftIds = new Set(left.map(idOf))
  const all = new Map(left.map((fila) => [fila.movimientoID, fila]))
  // What an action answered is newer than a list fetched before it.
  for (const [id, { movimiento, desde }] of hechos)
    if (!all.has(id) || desde > fetchedAt) all.set(id, movimiento)
  if (seen !== null && seen.movimientoID === asked && !all.has(asked)) all.set(asked, seen)
  const filas = [...all.values()].toSorted(comparer(orden))

  /** What the row says of itself; undefined while it is simply left. */
  const hechoDe = (id: number): Hecho | undefined => {
    const hecho = hechos.get(id)
    if (hecho === undefined || hecho.estado === 'enviando' || fetchedAt <= hecho.desde) return hecho
    // A list fetched later knows better: undone elsewhere it is left again, taken by somebody else it is not.
    return leftIds.has(id) === (hecho.estado === 'hecho') ? undefined : hecho
  }
  const isDone = (id: number): boolean => {
    const hecho = hechoDe(id)
    return hecho === undefined ? !leftIds.has(id) : hecho.estado !== 'vuelto'
  }
  const open = filas.filter((fila) => !isDone(fila.movimientoID))
  const actual = asked ?? (first ? (open[0]?.movimientoID ?? null) : null)
  const placeOf = (id: number | null) => filas.findIndex((fila) => fila.movimientoID === id)
  return {
    filas,
    open,
    hechoDe,
    isDone,
    actual,
    /** The neighbour in the list, done or not: the arrows go over everything that is seen. */
    neighbour: (by: 1 | -1): number | null => {
      const at = placeOf(actual)
      const to = at === -1 ? 0 : Math.min(Math.max(at + by, 0), filas.length - 1)
      return filas[to]?.movimientoID ?? null
    },
    /** The next one that is left after this one; past the end, the first one that is left. */
    nextLeft: (after: number, without: ReadonlySet<number> = new Set()): number | null => {
      const at = placeOf(after)
      const rest = [...filas.slice(at + 1), ...filas.slice(0, Math.max(at, 0))]
      return rest.map(idOf).find((id) => id !== after && !isDone(id) && !without.has(id)) ?? null
    },
    /** Those done here and still on the pages fetched before are no longer left. */
    doneOnPage: left.filter((fila) => isDone(fila.movimientoID)).length,
  }
}
