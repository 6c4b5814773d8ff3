import type pg from 'pg'
import {
  camposSellados,
  type Campos,
  cuandoSellado,
  huellaDe,
  largoDeHuella,
  type Sello,
  selloDe,
} from './sello.ts'
import { type Testigo, textoDe } from './testigo.ts'

export type Verificacion = {
  sellos: number
  filas: number
  /** Committed and not sealed yet. */
  enEspera: { filas: number; desde: string | null }
  ultimo: Testigo | null
  /** In Spanish, the first one first; at most `maximo`. */
  fallas: string[]
}

const porPagina = 50
export const maximo = 20
/** Hours that a row may have been written before the seal it missed: no transaction of ours lives that long. */
const tardanza = 1

type SelloGuardado = Sello & { sello: Buffer }
type Fila = { numero: number; id: number; campos: Campos }

/**
 * Proves the bitácora against its seals, page by page in the snapshot of the client's transaction: each row against its
 * digest, each seal against the one before, no row outside a seal but those that wait for theirs, and the seals that were
 * seen outside the database.
 */
export async function verifyBitacora(
  client: pg.ClientBase,
  testigos: readonly Testigo[],
): Promise<Verificacion> {
  const { fallas, ...cadena } = await walkChain(client, testigos)
  const fuera = await rowsOutside(client)
  const { rows } = await client.query<{ filas: number; desde: string | null }>(
    `select count(*)::int as filas, min(b.cuando)::text as desde from bitacora_por_sellar join bitacora b using (id)`,
  )
  return {
    ...cadena,
    enEspera: rows[0] ?? { filas: 0, desde: null },
    fallas: [...fallas, ...fuera].slice(0, maximo),
  }
}

async function walkChain(client: pg.ClientBase, testigos: readonly Testigo[]) {
  const fallas: string[] = []
  const vistos = new Map<number, string>()
  let filas = 0
  let last: SelloGuardado | null = null
  const lugar = { id: 0, cuando: '' }
  for (;;) {
    const sellos: SelloGuardado[] = await readSellos(client, last?.numero ?? 0)
    const deEste = Map.groupBy(await readFilas(client, sellos), ({ numero }) => numero)
    for (const sello of sellos) {
      const propias = deEste.get(sello.numero) ?? []
      fallas.push(...ofSello(sello, last), ...ofFilas(sello, propias), ...outOfPlace(propias, lugar, last))
      for (const { numero } of testigos)
        if (numero === sello.numero) vistos.set(numero, sello.sello.toString('hex'))
      filas += propias.length
      last = sello
    }
    if (sellos.length < porPagina || fallas.length >= maximo) break
  }
  for (const testigo of testigos) {
    const { numero, sello } = testigo
    if (fallas.length >= maximo) break
    if (!vistos.has(numero))
      fallas.push(`Falta el sello ${numero}, que ya se había visto: ${textoDe(testigo)}`)
    else if (vistos.get(numero) !== sello)
      fallas.push(`El sello ${numero} no es el que se había visto: ${textoDe(testigo)}`)
  }
  return {
    fallas,
    filas,
    sellos: last?.numero ?? 0,
    ultimo: last && { numero: last.numero, sello: last.sello.toString('hex') },
  }
}

async function readSellos(client: pg.ClientBase, despuesDe: number): Promise<SelloGuardado[]> {
  const { rows } = await client.query<SelloGuardado>(
    `select s.numero, ${cuandoSellado} as cuando, s.previo, s.ids::text as ids, s.huellas, s.sello
     from bitacora_sellos s where s.numero > $1 order by s.numero limit ${porPagina}`,
    [despuesDe],
  )
  return rows.map((row) => ({ ...row, numero: Number(row.numero) }))
}

async function readFilas(client: pg.ClientBase, sellos: readonly SelloGuardado[]): Promise<Fila[]> {
  const { rows } = await client.query<Fila>(
    `select s.numero, b.id, ${camposSellados} as campos
     from bitacora_sellos s, unnest(s.ids) r, bitacora b
     where s.numero = any($1) and b.id >= lower(r) and b.id < upper(r) order by s.numero, b.id`,
    [sellos.map(({ numero }) => numero)],
  )
  return rows.map((row) => ({ ...row, numero: Number(row.numero), id: Number(row.id) }))
}

function ofSello(sello: SelloGuardado, last: SelloGuardado | null): string[] {
  const { numero } = sello
  const esperado = (last?.numero ?? 0) + 1
  if (numero !== esperado)
    return [
      numero - 1 > esperado ? `Faltan los sellos ${esperado} a ${numero - 1}` : `Falta el sello ${esperado}`,
    ]
  if (!sello.previo.equals(last?.sello ?? Buffer.alloc(0))) return [`El sello ${numero} no sigue al anterior`]
  return selloDe(sello).equals(sello.sello) ? [] : [`El sello ${numero} cambió`]
}

function ofFilas(sello: SelloGuardado, filas: readonly Fila[]): string[] {
  const porId = new Map(filas.map((fila) => [fila.id, fila.campos]))
  const fallas: string[] = []
  let lugar = 0
  for (const id of idsOf(sello.ids)) {
    const campos = porId.get(id)
    const huella = sello.huellas.subarray(lugar, lugar + largoDeHuella)
    lugar += largoDeHuella
    if (!campos) fallas.push(`Falta el renglón ${id} (sello ${sello.numero})`)
    else if (!huellaDe(campos).equals(huella)) fallas.push(`El renglón ${id} cambió (sello ${sello.numero})`)
    if (fallas.length >= maximo) break
  }
  return fallas
}

function* idsOf(rangos: string): Generator<number> {
  for (const [, desde, hasta] of rangos.matchAll(/\[(\d+),(\d+)\)/g))
    for (let id = Number(desde); id < Number(hasta); id++) yield id
}

/** A row put in later, under a day long past: it was sealed with those of another time. */
function outOfPlace(
  filas: readonly Fila[],
  lugar: { id: number; cuando: string },
  last: SelloGuardado | null,
): string[] {
  const fallas: string[] = []
  const until = { ...lugar }
  for (const { id, campos, numero } of filas) {
    const cuando = campos[1] ?? ''
    // Among ids that were sealed already, it may only have committed late; after them, it is younger than they are.
    const limite = id < lugar.id ? (last?.cuando ?? '') : until.cuando
    if (limite !== '' && Date.parse(`${cuando}Z`) < Date.parse(`${limite}Z`) - tardanza * 3_600_000)
      fallas.push(`El renglón ${id} dice ser del ${cuando} y entró después del ${limite} (sello ${numero})`)
    lugar.id = Math.max(lugar.id, id)
    if (cuando > until.cuando) until.cuando = cuando
  }
  lugar.cuando = until.cuando
  return fallas
}

async function rowsOutside(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ id: number; hay: boolean }>(`
    with selladas as (select coalesce(range_agg(ids), '{}') as ids from bitacora_sellos)
    select b.id, true as hay from bitacora b, selladas s
      where not b.id <@ s.ids and not exists (select from bitacora_por_sellar p where p.id = b.id)
    union all
    select p.id, false from bitacora_por_sellar p where not exists (select from bitacora b where b.id = p.id)
    order by id limit ${maximo}`)
  return rows.map(({ id, hay }) =>
    hay ? `El renglón ${id} no está en ningún sello` : `Falta el renglón ${id}, que esperaba su sello`,
  )
}
