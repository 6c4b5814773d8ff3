import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Sql } from '../../http/lista.ts'
import { defineJob } from '../../jobs/jobs.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { readVigente } from '../politica/politica-vigente.ts'

const zip = promisify(gzip)
const unzip = promisify(gunzip)

/** Whatever the policy says: what stands behind the accounts is at hand so long (Código Fiscal de la Federación, art. 30). */
const anosMinimos = 5
/** Rows of one file, and files of one run: what is left waits for the next night. */
const porArchivo = 20_000
const porNoche = 50

type Clase = { tabla: 'envios' | 'correos'; fecha: Sql; llave: Sql; ida: Sql }
/**
 * What may leave: of lotes that are paid or deleted what was said with ANT, which nothing reads any more; and mails that
 * left, but those that the page of a payment or of an invitation tells of.
 */
const clases: readonly Clase[] = [
  {
    tabla: 'envios',
    fecha: sql`t.cuando`,
    llave: sql`bigint`,
    ida: sql`exists (select from lotes l where l.id = t.lote_id and (l.estatus = 'Pagado' or l.eliminado_en is not null))`,
  },
  {
    tabla: 'correos',
    fecha: sql`t.creado_en`,
    llave: sql`uuid`,
    ida: sql`t.estado = 'enviado' and t.plantilla not in
      ('confirmacionPago', 'cambioEstadoPago', 'tePagamos', 'resumenDelDia', 'invitacion')`,
  },
]

type Fila = { id: string; fila: string; cuando: Date }

/**
 * Rows older than the years of the policy go from the database into files of the store, JSON by line: each file is written,
 * read again and compared, and only then its rows leave, in one transaction with the record that names it. Reads what is old
 * by its date, nothing else. Throws where a file is not what was written, and then nothing has left.
 */
export async function enfriarHistorial(deps: Deps, cuantas = porArchivo): Promise<void> {
  const hoy = await deps.reloj.hoy()
  const { anosHistorial } = await readVigente(deps.db, hoy)
  const anos = Math.max(anosMinimos, anosHistorial)
  for (const clase of clases)
    for (let n = 0; n < porNoche; n++)
      if ((await enfriarUno(deps, clase, { hoy, anos, cuantas })) < cuantas) break
}

async function enfriarUno(
  deps: Deps,
  { tabla, fecha, llave, ida }: Clase,
  { hoy, anos, cuantas }: { hoy: Dia; anos: number; cuantas: number },
): Promise<number> {
  const { rows } = await sql<Fila>`
    select t.id::text as id, to_jsonb(t)::text as fila, ${fecha} as cuando from ${sql.table(tabla)} t
    where ${fecha} < (${hoy}::date - make_interval(years => ${anos}::int)) at time zone 'America/Mexico_City' and ${ida}
    order by ${fecha} limit ${cuantas}`.execute(deps.db)
  const [primera, ultima] = [rows[0], rows.at(-1)]
  if (!primera || !ultima) return 0
  const texto = rows.map(({ fila }) => `${fila}\n`).join('')
  const { hash, tamano } = await deps.archivos.guardar(await zip(texto))
  if ((await unzip(await deps.archivos.leerBytes(hash))).toString() !== texto)
    throw new Error(`historial ${tabla}: ${hash} is not what was written`)
  await inTransaction(deps.db, async (tx) => {
    const { id } = await tx
      .insertInto('archivos')
      .values({
        hash,
        tamano,
        tipo: 'application/gzip',
        nombre: `${tabla}-${primera.cuando.toISOString().slice(0, 10)}.jsonl.gz`,
        proposito: 'historial',
        creadoPor: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('historialFrio')
      .values({ tabla, desde: primera.cuando, hasta: ultima.cuando, filas: rows.length, archivoId: id })
      .execute()
    // As they were read: one that somebody changed meanwhile makes all of it wait.
    const { numAffectedRows } = await sql`delete from ${sql.table(tabla)} t
      using unnest(${rows.map((row) => row.id)}::text[], ${rows.map(({ fila }) => fila)}::text[]) v(id, fila)
      where t.id = v.id::${llave} and to_jsonb(t)::text = v.fila`.execute(tx)
    if (Number(numAffectedRows) !== rows.length) throw new Error(`historial ${tabla}: rows changed meanwhile`)
    await writeBitacora(tx, laMaquina, {
      entidad: 'instalacion',
      entidadId: 'historial',
      accion: 'enfriarHistorial',
      detalle: { tabla, filas: rows.length, hasta: ultima.cuando.toISOString(), archivo: hash },
    })
  })
  return rows.length
}

/** Every row that left, oldest file first, as its table had it. Throws where a file is missing or changed. */
export async function* readHistorial(
  deps: Pick<Deps, 'db'> & { archivos: Pick<Deps['archivos'], 'leer'> },
): AsyncGenerator<{ tabla: string; fila: string }> {
  const archivos = await deps.db
    .selectFrom('historialFrio as h')
    .innerJoin('archivos as a', 'a.id', 'h.archivoId')
    .select(['h.tabla', 'a.hash'])
    .orderBy('h.id')
    .execute()
  for (const { tabla, hash } of archivos)
    for (const fila of (await unzip(await buffer(await deps.archivos.leer(hash)))).toString().split('\n'))
      if (fila !== '') yield { tabla, fila }
}

export const historialJob = (deps: Deps) =>
  defineJob<object>({
    nombre: 'historial.enfriar',
    cron: '15 5 * * *',
    opciones: { retryLimit: 3, retryDelay: 300 },
    work: () => enfriarHistorial(deps),
  })
