import { hash as digest } from 'node:crypto'
import { type CargaRespuesta, maximos } from '@valija/contract/borradores.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivos } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { orDrop } from './drop-orphans.ts'
import { fuera, type Toma, tomado } from './fuera-de-carga.ts'
import { type Dueno, requireConPdfs, turnoDe } from './load-borrador.ts'
import { summarizeCarga } from './summarize-carga.ts'
import { touchBorrador } from './touch-borrador.ts'

export const looksLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

export type LimitesPdf = { archivosPdf: number; bytesPdf: number }

const refusalOf = ({ nombre, bytes }: ArchivoRecibido, { bytesPdf }: LimitesPdf): Toma => {
  if (bytes.length === 0) return fuera('archivoVacio')
  if (bytes.length > bytesPdf) return fuera('archivoMuyGrande', { limite: `${bytesPdf / 2 ** 20} MB` })
  return /\.pdf$/i.test(nombre) && looksLikePdf(bytes) ? tomado : fuera('archivoNoEsPdf')
}

/** One group of PDFs; the same file uploaded again is the same row. `cfdiId` ties them to a factura at once. */
export async function uploadPdfs(
  deps: Deps,
  actor: Dueno,
  id: string,
  archivos: readonly ArchivoRecibido[],
  { desde, cfdiId }: { desde: number | null; cfdiId: string | null },
  limites: LimitesPdf = maximos,
): Promise<CargaRespuesta> {
  const { hay, contado } = await requireConPdfs(deps.db, actor, id)
  const { uuids, negativas } = await readPdfs(deps, actor, hay, archivos, cfdiId !== null, limites)
  const caben = archivos.filter((_, lugar) => negativas[lugar] === tomado)
  assertRoomForPdfs(hay.length + caben.length, limites)
  const guardados = await storeArchivos(
    deps,
    actor.usuarioId,
    caben.map(({ nombre, bytes }) => ({
      contenido: bytes,
      tipo: 'application/pdf',
      nombre,
      proposito: 'pdf',
    })),
    contado,
  )
  const buenos = archivos
    .map(({ nombre }, lugar) => ({ lugar, nombre }))
    .filter(({ lugar }) => negativas[lugar] === tomado)
    .flatMap((bueno, i) => {
      const guardado = guardados[i]
      return guardado ? [{ ...bueno, id: guardado.id, hash: guardado.hash }] : []
    })
  const filas = new Map<string, string>()
  if (buenos.length > 0)
    await inTransaction(deps.db, async (tx) => {
      await touchBorrador(deps, tx, actor, id)
      if (cfdiId !== null) await requireCfdi(tx, id, cfdiId)
      const rows = await tx
        .insertInto('borradorPdfs')
        .values(
          buenos.map((bueno, i) => ({
            borradorId: id,
            archivoId: bueno.id,
            hash: bueno.hash,
            nombre: bueno.nombre,
            orden: desde === null ? siguiente(id, i) : desde + i,
            cfdiId: null,
            uuids: uuids[bueno.lugar] ?? null,
          })),
        )
        .onConflict((oc) =>
          oc.columns(['borradorId', 'hash', 'nombre']).doUpdateSet((eb) => ({
            orden: eb.ref('excluded.orden'),
            uuids: eb.fn.coalesce('excluded.uuids', 'borradorPdfs.uuids'),
          })),
        )
        .returning(['id', 'nombre', 'hash', habia(id).as('habia')])
        .execute()
      assertRoomForPdfs(Number(rows[0]?.habia) + buenos.length, limites)
      for (const row of rows) filas.set(`${row.hash} ${row.nombre}`, row.id)
      const [primero] = rows
      if (cfdiId !== null && primero) await tie(tx, id, cfdiId, primero.id)
    }).catch(orDrop(deps, guardados))
  const porLugar = new Map(buenos.map(({ lugar, hash, nombre }) => [lugar, filas.get(`${hash} ${nombre}`)]))
  const hechos = archivos.map(({ nombre }, lugar) => ({
    nombre,
    id: porLugar.get(lugar) ?? null,
    ...(negativas[lugar] ?? tomado),
  }))
  return { archivos: hechos, aviso: summarizeCarga(hechos) }
}

type PdfQueHay = { hash: string; nombre: string }
/** As the draft was before the statement that asks. */
const habia = (borradorId: string) =>
  sql<number>`(select count(*) from borrador_pdfs where borrador_id = ${borradorId})`
const siguiente = (borradorId: string, lugar: number) =>
  sql<number>`(select coalesce(max(orden) + 1, 0) from borrador_pdfs where borrador_id = ${borradorId}) + ${lugar}::int`

/** Counted before anything is kept and again with the draft locked. */
function assertRoomForPdfs(cuantos: number, { archivosPdf }: LimitesPdf): void {
  if (cuantos > archivosPdf) throw refuse('demasiadosPdfs', { limite: archivosPdf })
}

/** By place: why a file is left out, and what the text of the others names. One that was already here is no copy of itself. */
async function readPdfs(
  deps: Deps,
  actor: Dueno,
  hay: readonly PdfQueHay[],
  archivos: readonly ArchivoRecibido[],
  aMano: boolean,
  limites: LimitesPdf,
): Promise<{ negativas: Toma[]; uuids: (string[] | null)[] }> {
  const vistos = new Map(hay.map(({ hash, nombre }) => [hash, nombre]))
  const deEste = new Set<string>()
  const negativas = archivos.map((archivo) => {
    const toma = refusalOf(archivo, limites)
    if (toma !== tomado) return toma
    const hash = digest('sha256', archivo.bytes)
    const ya = vistos.get(hash)
    // Tied by hand, one PDF may be of two facturas.
    const copia = ya !== undefined && (deEste.has(hash) || (!aMano && ya !== archivo.nombre))
    if (copia) return fuera('archivoIdentico', { nombre: ya })
    vistos.set(hash, archivo.nombre)
    deEste.add(hash)
    return tomado
  })
  // Tied by hand its text decides nothing, and still says that it is another's.
  const porLeer = archivos.flatMap(({ bytes }, i) => (negativas[i] === tomado ? [{ i, bytes }] : []))
  const respuestas = await deps.lectores.leer(
    'uuidsDePdf',
    turnoDe(actor),
    porLeer.map(({ bytes }) => bytes),
    {},
  )
  // Of one that was not read nothing is known, and that keeps nobody from handing it in.
  const lecturas = respuestas.map((leida) =>
    'salida' in leida ? leida.salida : { esPdf: true, uuids: null },
  )
  const uuids = archivos.map((): string[] | null => null)
  porLeer.forEach(({ i }, j) => {
    uuids[i] = lecturas[j]?.uuids ?? null
    if (lecturas[j]?.esPdf === false) negativas[i] = fuera('archivoNoEsPdf')
  })
  return { negativas, uuids }
}

const requireCfdi = async (tx: Tx, borradorId: string, cfdiId: string): Promise<void> => {
  const cfdi = await tx
    .selectFrom('borradorCfdis')
    .select('id')
    .where('id', '=', cfdiId)
    .where('borradorId', '=', borradorId)
    .executeTakeFirst()
  if (!cfdi) throw refuse('facturaNoEncontrada')
}

/** One PDF per factura: whatever was tied to it by hand before is loose again. */
async function tie(tx: Tx, borradorId: string, cfdiId: string, pdfId: string): Promise<void> {
  await tx
    .updateTable('borradorPdfs')
    .set({ cfdiId: null })
    .where('borradorId', '=', borradorId)
    .where('cfdiId', '=', cfdiId)
    .execute()
  const { numUpdatedRows } = await tx
    .updateTable('borradorPdfs')
    .set({ cfdiId })
    .where('id', '=', pdfId)
    .where('borradorId', '=', borradorId)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw refuse('pdfNoEncontrado')
}

export async function tiePdf(
  deps: Deps,
  actor: Dueno,
  id: string,
  cfdiId: string,
  pdfId: string,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    await requireCfdi(tx, id, cfdiId)
    await tie(tx, id, cfdiId, pdfId)
  })
}

export async function deletePdf(deps: Deps, actor: Dueno, id: string, pdfId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const { numDeletedRows } = await tx
      .deleteFrom('borradorPdfs')
      .where('id', '=', pdfId)
      .where('borradorId', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw refuse('pdfNoEncontrado')
  })
}
