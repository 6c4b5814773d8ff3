import { createHash } from 'node:crypto'

/** An instant as it is digested: UTC, to the microsecond. */
const instante = (columna: string): string =>
  `to_char(${columna} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')`

/**
 * What of a row of the bitácora (`b`) is sealed, as SQL: every column, as text. A column that is added one day goes last,
 * and only into the rows that hold something in it: those sealed before must digest the same for ever.
 */
export const camposSellados = `array[b.id::text, ${instante('b.cuando')}, b.usuario_id::text, b.quien, b.entidad,
  b.entidad_id, b.accion, b.de, b.a, b.motivo, b.detalle::text]`
export const cuandoSellado = instante('s.cuando')

export type Campos = (string | null)[]
export type Sello = {
  numero: number
  /** As `cuandoSellado` gives it. */
  cuando: string
  previo: Buffer
  /** Multirange, as PostgreSQL writes it. */
  ids: string
  huellas: Buffer
}

const sha256 = (text: string | Buffer): Buffer => createHash('sha256').update(text).digest()
export const largoDeHuella = 32

export const huellaDe = (campos: Campos): Buffer => sha256(JSON.stringify(campos))

/** The seal: over the one before it, its own place and time, the ids of its rows and the digest of each. */
export const selloDe = ({ numero, cuando, previo, ids, huellas }: Sello): Buffer =>
  sha256(Buffer.concat([previo, Buffer.from(`\n${numero}\n${cuando}\n${ids}\n`), huellas]))

/** Ascending ids as PostgreSQL writes their multirange: {[1,4),[7,8)}. */
export function rangosDe(ids: readonly number[]): string {
  const rangos: [number, number][] = []
  for (const id of ids) {
    const last = rangos.at(-1)
    if (last && last[1] === id) last[1] = id + 1
    else rangos.push([id, id + 1])
  }
  return `{${rangos.map(([desde, hasta]) => `[${desde},${hasta})`).join(',')}}`
}
