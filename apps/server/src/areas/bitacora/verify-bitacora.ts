import { existsSync } from 'node:fs'
import path from 'node:path'
import type pg from 'pg'
import { huellaDeArchivo, huellaDeFrios, readFrio, type SelloFrio } from './archivo-frio.ts'
import {
  type Campos,
  camposSellados,
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
  /** In files: how many rows, and the files that were not read, since nobody said where they are. */
  frias: { filas: number; sinLeer: string[] }
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
 * seen outside the database. Rows that lie in files are proved from the files of `frio`; without it their seals alone.
 */
export async function verifyBitacora(
  client: pg.ClientBase,
  testigos: readonly Testigo[],
  frio: string | null = null,
): Promise<Verificacion> {
  const frios = await readFrios(client)
  const { fallas, ...cadena } = await walkChain(client, testigos, frios.at(-1)?.hasta ?? 0)
  const enArchivos = await ofFrios(client, frios, frio)
  const fuera = await rowsOutside(client)
  const { rows } = await client.query<{ filas: number; desde: string | null }>(
    `select count(*)::int as filas, min(b.cuando)::text as desde from bitacora_por_sellar join bitacora b using (id)`,
  )
  return {
    ...cadena,
    enEspera: rows[0] ?? { filas: 0, desde: null },
    frias: {
      filas: frios.reduce((n, { filas }) => n + filas, 0),
      sinLeer: frio === null ? frios.map(({ archivo }) => archivo) : [],
    },
    fallas: [...fallas, ...enArchivos, ...fuera].slice(0, maximo),
  }
}

async function walkChain(client: pg.ClientBase, testigos: readonly Testigo[], enfriadas: number) {
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
      fallas.push(...ofSello(sello, last))
      if (sello.numero > enfriadas)
        fallas.push(...ofFilas(sello, propias), ...outOfPlace(propias, lugar, last))
      else {
        if (propias[0])
          fallas.push(`El renglón ${propias[0].id} volvió: está en un archivo frío (sello ${sello.numero})`)
        lugar.id = Math.max(lugar.id, ...idsOf(sello.ids))
        lugar.cuando = last?.cuando ?? ''
      }
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

export async function readSellos(
  client: pg.ClientBase,
  despuesDe: number,
  cuantos = porPagina,
): Promise<SelloGuardado[]> {
  const { rows } = await client.query<SelloGuardado>(
    `select s.numero, ${cuandoSellado} as cuando, s.previo, s.ids::text as ids, s.huellas, s.sello
     from bitacora_sellos s where s.numero > $1 order by s.numero limit $2`,
    [despuesDe, cuantos],
  )
  return rows.map((row) => ({ ...row, numero: Number(row.numero) }))
}

export async function readFilas(client: pg.ClientBase, sellos: readonly SelloGuardado[]): Promise<Fila[]> {
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

type Frio = { desde: number; hasta: number; filas: number; archivo: string; huella: string }
async function readFrios(client: pg.ClientBase): Promise<Frio[]> {
  const { rows } = await client.query<Frio>(
    'select desde_sello as desde, hasta_sello as hasta, filas, archivo, huella from bitacora_fria order by hasta_sello',
  )
  return rows.map((row) => ({
    ...row,
    desde: Number(row.desde),
    hasta: Number(row.hasta),
    filas: Number(row.filas),
  }))
}

/** What was moved must have been told in the bitácora itself, file after file; and where the files are, they say the same. */
async function ofFrios(client: pg.ClientBase, frios: readonly Frio[], dir: string | null): Promise<string[]> {
  const ultimo = frios.at(-1)
  if (!ultimo) return []
  const todas = huellaDeFrios(frios.map(({ huella }) => huella))
  const { rows } = await client.query(
    `select from bitacora where entidad = 'bitacora' and entidad_id = $1 and accion = 'enfriar' and detalle ->> 'todas' = $2`,
    [String(ultimo.hasta), todas],
  )
  const fallas =
    rows.length === 1
      ? []
      : [`La bitácora no dice que se hayan pasado a archivo los sellos hasta el ${ultimo.hasta}`]
  let siguiente = 1
  for (const { desde, hasta, archivo, huella } of frios) {
    if (desde !== siguiente) fallas.push(`Los archivos fríos saltan del sello ${siguiente} al ${desde}`)
    siguiente = hasta + 1
    if (dir !== null && fallas.length < maximo)
      fallas.push(...(await ofArchivo(client, path.join(dir, archivo), { desde, hasta, huella })))
  }
  return fallas
}

async function ofArchivo(
  client: pg.ClientBase,
  file: string,
  { desde, hasta, huella }: Pick<Frio, 'desde' | 'hasta' | 'huella'>,
): Promise<string[]> {
  if (!existsSync(file)) return [`Falta el archivo ${file}`]
  if ((await huellaDeArchivo(file)) !== huella) return [`El archivo ${file} cambió`]
  let siguiente = desde
  for await (const frio of readFrio(file)) {
    const [sello] = await readSellos(client, siguiente - 1, 1)
    const fallas = sello ? fallasDeFrio(sello, frio) : []
    if (fallas.length > 0) return fallas
    siguiente++
  }
  return siguiente === hasta + 1 ? [] : [`El archivo ${file} está incompleto`]
}

/** A seal as a file has it against the one of the table: the same, with all of its rows. */
export function fallasDeFrio(sello: SelloGuardado, frio: SelloFrio): string[] {
  if (frio.numero !== sello.numero || !frio.sello.equals(sello.sello))
    return [`El sello ${sello.numero} no es el del archivo`]
  return ofFilas(
    sello,
    frio.filas.map((campos) => ({ numero: sello.numero, id: Number(campos[0]), campos })),
  )
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
