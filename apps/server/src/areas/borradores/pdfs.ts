import { type CargaRespuesta, maximos } from '@valija/contract/borradores.ts'
import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { type Dueno, requireBorrador } from './load-borrador.ts'
import { summarizeCarga } from './summarize-carga.ts'
import { touchBorrador } from './touch-borrador.ts'

export const looksLikePdf = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')

export type LimitesPdf = { archivosPdf: number; bytesPdf: number }

const refusalOf = ({ nombre, bytes }: ArchivoRecibido, { bytesPdf }: LimitesPdf): string | null => {
  if (bytes.length === 0) return message('archivoVacio')
  if (bytes.length > bytesPdf) return message('archivoMuyGrande', { limite: `${bytesPdf / 2 ** 20} MB` })
  return /\.pdf$/i.test(nombre) && looksLikePdf(bytes) ? null : message('archivoNoEsPdf')
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
  await requireBorrador(deps.db, actor, id)
  const buenos: { nombre: string; id: string; hash: string }[] = []
  const hechos: CargaRespuesta['archivos'] = []
  for (const archivo of archivos) {
    const motivo = refusalOf(archivo, limites)
    if (motivo !== null) {
      hechos.push({ nombre: archivo.nombre, id: null, motivo })
      continue
    }
    buenos.push({
      nombre: archivo.nombre,
      ...(await storeArchivo(deps, {
        contenido: archivo.bytes,
        tipo: 'application/pdf',
        nombre: archivo.nombre,
        proposito: 'pdf',
        creadoPor: actor.usuarioId,
      })),
    })
  }
  if (buenos.length > 0)
    await inTransaction(deps.db, async (tx) => {
      await touchBorrador(deps, tx, actor, id)
      if (cfdiId !== null) await requireCfdi(tx, id, cfdiId)
      const { hay, ultimo } = await tx
        .selectFrom('borradorPdfs')
        .select((eb) => [
          eb.fn.countAll<number>().as('hay'),
          eb.fn.coalesce(eb.fn.max('orden'), sql<number>`-1`).as('ultimo'),
        ])
        .where('borradorId', '=', id)
        .executeTakeFirstOrThrow()
      if (Number(hay) + buenos.length > limites.archivosPdf)
        throw refuse('demasiadosPdfs', { limite: limites.archivosPdf })
      const rows = await tx
        .insertInto('borradorPdfs')
        .values(
          buenos.map((bueno, i) => ({
            borradorId: id,
            archivoId: bueno.id,
            hash: bueno.hash,
            nombre: bueno.nombre,
            orden: (desde ?? Number(ultimo) + 1) + i,
            cfdiId: null,
          })),
        )
        .onConflict((oc) =>
          oc
            .columns(['borradorId', 'hash', 'nombre'])
            .doUpdateSet((eb) => ({ orden: eb.ref('excluded.orden') })),
        )
        .returning(['id', 'nombre'])
        .execute()
      for (const row of rows) hechos.push({ nombre: row.nombre, id: row.id, motivo: null })
      const [primero] = rows
      if (cfdiId !== null && primero) await tie(tx, id, cfdiId, primero.id)
    })
  return { archivos: hechos, aviso: summarizeCarga(hechos) }
}

type Tx = Parameters<Parameters<typeof inTransaction>[1]>[0]

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
