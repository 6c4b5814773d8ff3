import path from 'node:path'
import type pg from 'pg'
import { makeFolder } from '../../operacion/make-folder.ts'
import { CopiaError } from '../../operacion/manifiesto.ts'
import { huellaDeArchivo, huellaDeFrios, readFrio, type SelloFrio, writeFrio } from './archivo-frio.ts'
import { fallasDeFrio, readFilas, readSellos, verifyBitacora } from './verify-bitacora.ts'

/** Years that what stands behind the accounts is kept at hand at least (Código Fiscal de la Federación, art. 30). */
export const anosMinimos = 5
/** Seals in one file: half a million rows at most. */
const porArchivo = 500

type Enfriado = { archivo: string; sellos: number; filas: number; huella: string }

/**
 * Moves what was sealed before `antesDe` into files of `dir`, a file at a time: written, read again from the disk and
 * proved row by row against the seals, and only then taken out of the table, in one transaction with the row that tells of
 * it. The seals stay. As the owner. Throws, and removes nothing, when the bitácora is not whole or a file is not.
 */
export async function enfriarBitacora(
  client: pg.Client,
  antesDe: Date,
  dir: string,
  porCada = porArchivo,
): Promise<Enfriado[]> {
  const { fallas } = await verifyBitacora(client, [])
  if (fallas[0]) throw new CopiaError(`La bitácora no está íntegra y no se movió nada: ${fallas[0]}`)
  makeFolder(dir)
  const hechos: Enfriado[] = []
  for (;;) {
    const { rows } = await client.query<{ desde: string; hasta: string | null }>(
      `select f.desde, (select max(numero) from bitacora_sellos where cuando < $1 and numero < f.desde + $2) as hasta
       from (select coalesce(max(hasta_sello), 0) + 1 as desde from bitacora_fria) f`,
      [antesDe, porCada],
    )
    const desde = Number(rows[0]?.desde)
    const hasta = Number(rows[0]?.hasta ?? 0)
    if (hasta < desde) return hechos
    hechos.push(await enfriarUno(client, { desde, hasta, dir }))
  }
}

const numero = (n: number) => String(n).padStart(9, '0')

async function enfriarUno(
  client: pg.Client,
  { desde, hasta, dir }: { desde: number; hasta: number; dir: string },
): Promise<Enfriado> {
  const archivo = `bitacora-${numero(desde)}-${numero(hasta)}.jsonl.gz`
  const file = path.join(dir, archivo)
  await writeFrio(file, sellosDe(client, desde, hasta))
  const huella = await huellaDeArchivo(file)
  // From the disk, against the seals as the table has them.
  let filas = 0
  let siguiente = desde
  for await (const frio of readFrio(file)) {
    const [sello] = await readSellos(client, siguiente - 1, 1)
    const falla = sello ? fallasDeFrio(sello, frio)[0] : `Falta el sello ${siguiente}`
    if (falla) throw new CopiaError(`${file} no se lee como se escribió y no se quitó nada: ${falla}`)
    filas += frio.filas.length
    siguiente++
  }
  if (siguiente !== hasta + 1) throw new Error(`${file} está incompleto y no se quitó nada.`)
  await client.query('begin')
  try {
    await client.query(
      'insert into bitacora_fria (hasta_sello, desde_sello, filas, archivo, huella) values ($1, $2, $3, $4, $5)',
      [hasta, desde, filas, archivo, huella],
    )
    await client.query("set local valija.enfria = 'si'")
    const { rowCount } = await client.query(
      `delete from bitacora b using bitacora_sellos s, unnest(s.ids) r
       where s.numero between $1 and $2 and b.id >= lower(r) and b.id < upper(r)`,
      [desde, hasta],
    )
    if (rowCount !== filas)
      throw new Error(`Se escribieron ${filas} renglones y se iban a quitar ${rowCount}: no se quitó nada.`)
    const { rows } = await client.query<{ huella: string }>(
      'select huella from bitacora_fria order by hasta_sello',
    )
    await client.query(
      `insert into bitacora (quien, entidad, entidad_id, accion, detalle) values ('Valija', 'bitacora', $1, 'enfriar', $2)`,
      [String(hasta), { archivo, huella, filas, todas: huellaDeFrios(rows.map((row) => row.huella)) }],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  return { archivo, sellos: hasta - desde + 1, filas, huella }
}

async function* sellosDe(client: pg.Client, desde: number, hasta: number): AsyncGenerator<SelloFrio> {
  for (let last = desde - 1; last < hasta; ) {
    const sellos = (await readSellos(client, last)).filter((sello) => sello.numero <= hasta)
    const filas = Map.groupBy(await readFilas(client, sellos), (fila) => fila.numero)
    for (const sello of sellos)
      yield { ...sello, filas: (filas.get(sello.numero) ?? []).map(({ campos }) => campos) }
    last = sellos.at(-1)?.numero ?? hasta
  }
}
