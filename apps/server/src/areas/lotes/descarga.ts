import { once } from 'node:events'
import type { Descarga } from '@valija/contract/descarga-de-lotes.ts'
import { message } from '@valija/contract/messages.ts'
import { nombreDeFacturaArchivo, nombreSeguro, unrepeated } from '@valija/domain/lotes/nombre-de-archivo.ts'
import { ZipArchive } from 'archiver'
import { sql } from 'kysely'
import { ArchivoError } from '../../adapters/archivos/archivo-error.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

type Uses = Pick<Deps, 'db' | 'archivos' | 'log'>
/** Why a file is not in the archive, as it is kept; `texto` was kept before these were codes. */
type FaltaDeArchivo =
  | { codigo: 'archivoFaltaPdf' | 'archivoFaltaEnAlmacen' | 'archivoAlteradoEnAlmacen' | 'archivoSinLeer' }
  | { codigo: 'texto'; texto: string }
const sayFalta = (falta: FaltaDeArchivo): string =>
  falta.codigo === 'texto' ? falta.texto : message(falta.codigo)
type Faltante = { lote: string; archivo: string; motivo: FaltaDeArchivo }
type Factura = {
  loteId: number
  lote: string
  serie: string
  folio: string
  uuid: string
  xml: string
  pdf: string | null
}

/** While a ZIP is written it says so every few seconds, however slow the reader is. */
const segundosEntreSenales = 5
/** Silent for longer, nobody writes it any more: the server stopped half-way, or nobody came for it. */
const segundosSinSenal = 30

/** 'Descargar Facturas': notes which lotes are wanted, all of them within the person's scope. */
export async function openDescarga(deps: Uses, actor: Actor, ids: readonly number[]): Promise<Descarga> {
  const wanted = [...new Set(ids)]
  const { rows } = await sql<{ id: number }>`
    select l.id from lotes l where l.id = any(${wanted}::bigint[]) and l.eliminado_en is null and ${alcanceDeLotes(actor)}`.execute(
    deps.db,
  )
  if (rows.length !== wanted.length) throw refuse('noEncontrado')
  await sql`delete from descargas where creada_en < now() - interval '1 day'`.execute(deps.db)
  const { id } = await deps.db
    .insertInto('descargas')
    .values({ usuarioId: actor.usuarioId, loteIds: wanted })
    .returning('id')
    .executeTakeFirstOrThrow()
  return readDescarga(deps, actor, id)
}

export async function readDescarga(deps: Uses, actor: Actor, id: string): Promise<Descarga> {
  const descarga = await deps.db
    .selectFrom('descargas')
    .selectAll()
    .select(sql<boolean>`viva_en < now() - make_interval(secs => ${segundosSinSenal})`.as('muerta'))
    .where('id', '=', id)
    .where('usuarioId', '=', actor.usuarioId)
    .executeTakeFirstOrThrow(() => refuse('noEncontrado'))
  return {
    id,
    ruta: `/api/lotes/descargas/${id}/zip`,
    estado: descarga.estado === 'pendiente' && descarga.muerta ? 'fallida' : descarga.estado,
    archivos: descarga.archivos,
    faltantes: (descarga.faltantes as Faltante[]).map((uno) => ({ ...uno, motivo: sayFalta(uno.motivo) })),
  }
}

/**
 * Streams the ZIP: one folder per lote, readable names, one file in memory at a time. A file that cannot be read is named
 * in a list inside, and the rest is delivered. Refuses with `zipSinArchivos` when there is no rest.
 */
export async function streamDescarga(
  deps: Uses,
  actor: Actor,
  id: string,
): Promise<{ zip: ZipArchive; nombre: string }> {
  const { loteIds } = await deps.db
    .selectFrom('descargas')
    .select('loteIds')
    .where('id', '=', id)
    .where('usuarioId', '=', actor.usuarioId)
    .executeTakeFirst()
    .then((row) => {
      if (!row) throw refuse('noEncontrado')
      return row
    })
  const { rows } = await sql<Factura>`
    select f.lote_id, l.nombre as lote, f.serie, f.folio, f.uuid, x.hash as xml, p.hash as pdf
    from facturas f join lotes l on l.id = f.lote_id join archivos x on x.id = f.xml_archivo_id
      left join archivos p on p.id = f.pdf_archivo_id
    where f.lote_id = any(${loteIds}::bigint[]) and f.eliminada_en is null and f.retirada_en is null and l.eliminado_en is null
      and ${alcanceDeLotes(actor)} order by l.id, f.id`.execute(deps.db)
  const zip = new ZipArchive({ zlib: { level: 5 } })
  // Whoever leaves in the middle is no fault of anybody's.
  zip.on('error', (error) => deps.log.info({ err: error }, 'ZIP not finished'))
  const close = (estado: 'completa' | 'fallida', archivos: number, faltantes: Faltante[]) =>
    deps.db
      .updateTable('descargas')
      .set({ estado, archivos, faltantes: sql`${JSON.stringify(faltantes)}::jsonb` })
      .where('id', '=', id)
      .execute()
  const alive = () =>
    deps.db
      .updateTable('descargas')
      .set({ vivaEn: sql`now()` })
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'ZIP could not say it goes on'))
  await alive()
  const senales = setInterval(() => void alive(), segundosEntreSenales * 1000).unref()
  zip.once('close', () => clearInterval(senales))
  const faltantes: Faltante[] = []
  const entradas = readEntradas(deps, rows, faltantes)
  // The answer begins with the first file there is: an archive of nothing but what is missing is none.
  const primera = await entradas.next()
  if (primera.done) {
    clearInterval(senales)
    await close('fallida', 0, faltantes)
    throw refuse('zipSinArchivos')
  }
  void writeZip(zip, primera.value, entradas, faltantes)
    .finally(() => clearInterval(senales))
    .then((archivos) => close('completa', archivos, faltantes))
    .catch(async (error: unknown) => {
      deps.log.warn({ err: error }, 'ZIP failed')
      await close('fallida', 0, faltantes).catch(() => undefined)
      zip.destroy()
    })
  const first = rows[0]
  const nombre = loteIds.length === 1 && first ? nombreSeguro(first.lote) : 'Facturas'
  return { zip, nombre: `${nombre}.zip` }
}

type Entrada = { name: string; bytes: Uint8Array }

/** The files that can be read, one at a time; what cannot is noted, and why. */
async function* readEntradas(
  deps: Uses,
  facturas: readonly Factura[],
  faltantes: Faltante[],
): AsyncGenerator<Entrada, undefined> {
  const folders = new Map<number, { nombre: string; name: (nombre: string) => string }>()
  const folderName = unrepeated()
  for (const factura of facturas) {
    const folder = folders.get(factura.loteId) ?? {
      nombre: folderName(nombreSeguro(factura.lote)),
      name: unrepeated(),
    }
    folders.set(factura.loteId, folder)
    for (const clase of ['xml', 'pdf'] as const) {
      const archivo = nombreDeFacturaArchivo(factura, clase)
      const hash = factura[clase]
      const missing = (motivo: FaltaDeArchivo) => faltantes.push({ lote: factura.lote, archivo, motivo })
      if (hash === null) {
        missing({ codigo: 'archivoFaltaPdf' })
        continue
      }
      let bytes: Uint8Array
      try {
        bytes = await deps.archivos.leerBytes(hash)
      } catch (error) {
        const falla = error instanceof ArchivoError ? error.falla : null
        if (falla) deps.log.error({ err: error, hash }, 'ZIP without a file of the store')
        missing({
          codigo:
            falla === 'perdido'
              ? 'archivoFaltaEnAlmacen'
              : falla === 'alterado'
                ? 'archivoAlteradoEnAlmacen'
                : 'archivoSinLeer',
        })
        continue
      }
      yield { name: `${folder.nombre}/${folder.name(archivo)}`, bytes }
    }
  }
}

/** Writes them as they are read, and says how many: files, the list of what is missing apart. */
async function writeZip(
  zip: ZipArchive,
  primera: Entrada,
  entradas: AsyncGenerator<Entrada, undefined>,
  faltantes: readonly Faltante[],
): Promise<number> {
  // The reader left: nobody waits for an entry that will not be written.
  const left = new AbortController()
  zip.once('close', () => left.abort())
  const add = async (contenido: Uint8Array | string, name: string) => {
    left.signal.throwIfAborted()
    const written = once(zip, 'entry', { signal: left.signal })
    zip.append(typeof contenido === 'string' ? contenido : Buffer.from(contenido), { name })
    await written
  }
  await add(primera.bytes, primera.name)
  let archivos = 1
  for await (const { bytes, name } of entradas) {
    await add(bytes, name)
    archivos++
  }
  if (faltantes.length > 0) {
    const lines = faltantes.map(({ lote, archivo, motivo }) => `${lote}\t${archivo}\t${sayFalta(motivo)}`)
    await add(
      `\uFEFF${message('zipEncabezadoFaltantes')}\r\n\r\n${lines.join('\r\n')}\r\n`,
      message('zipListaFaltantes'),
    )
  }
  await zip.finalize()
  return archivos
}
