import { type CargaRespuesta, maximos } from '@valija/contract/borradores.ts'
import { message } from '@valija/contract/messages.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivo } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import { readXml, type XmlLeido } from '../facturas/read-xml.ts'
import { type Dueno, requireBorrador } from './load-borrador.ts'
import { summarizeCarga } from './summarize-carga.ts'
import { touchBorrador } from './touch-borrador.ts'

/** By its first sign, after a byte-order mark and blanks: whether it is a good CFDI is for the dictamen to say. */
export const looksLikeXml = (bytes: Uint8Array): boolean =>
  /^[\s\ufeff]*</.test(new TextDecoder('utf-8').decode(bytes.subarray(0, 200)))

/** Sizes and counts; guests have narrower ones. `deMas` may be dropped and taken out again. */
export type LimitesXml = { archivosXml: number; deMas: number; bytesXml: number }
const deCuentas: LimitesXml = { ...maximos, deMas: 50 }

function refusalOf({ nombre, bytes }: ArchivoRecibido, { bytesXml }: LimitesXml): string | null {
  if (bytes.length === 0) return message('archivoVacio')
  if (bytes.length > bytesXml) return message('archivoMuyGrande', { limite: `${bytesXml / 2 ** 20} MB` })
  return /\.xml$/i.test(nombre) && looksLikeXml(bytes) ? null : message('archivoNoEsXml')
}

/** Counted after the change, however the rows came: uploaded, dropped again, or put back. */
export async function assertRoom(tx: Tx, borradorId: string, limites: LimitesXml = deCuentas): Promise<void> {
  const { vivos } = await tx
    .selectFrom('borradorCfdis')
    .select((eb) => eb.fn.countAll<number>().as('vivos'))
    .where('borradorId', '=', borradorId)
    .where('quitadoEn', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(vivos) > limites.archivosXml + limites.deMas)
    throw refuse('demasiadasFacturas', { limite: limites.archivosXml })
}

type Leido = {
  archivo: ArchivoRecibido
  motivo: string | null
  guardado?: { id: string; hash: string }
  xml?: XmlLeido
}

/** One group of XML files: each is kept by its bytes and read by the server itself; the same bytes are the same row. */
export async function uploadCfdis(
  deps: Deps,
  actor: Dueno,
  id: string,
  archivos: readonly ArchivoRecibido[],
  desde: number | null,
  limites: LimitesXml = deCuentas,
): Promise<CargaRespuesta> {
  await requireBorrador(deps.db, actor, id)
  const leidos: Leido[] = []
  for (const archivo of archivos) {
    const motivo = refusalOf(archivo, limites)
    if (motivo !== null) {
      leidos.push({ archivo, motivo })
      continue
    }
    const guardado = await storeArchivo(deps, {
      contenido: archivo.bytes,
      tipo: 'application/xml',
      nombre: archivo.nombre,
      proposito: 'xml',
      creadoPor: actor.usuarioId,
    })
    leidos.push({ archivo, motivo, guardado, xml: readXml(deps.config, archivo.bytes) })
  }
  const ids = await inTransaction(deps.db, async (tx) => {
    await touchBorrador(deps, tx, actor, id)
    const { ultimo } = await tx
      .selectFrom('borradorCfdis')
      .select((eb) => eb.fn.coalesce(eb.fn.max('orden'), sql<number>`-1`).as('ultimo'))
      .where('borradorId', '=', id)
      .executeTakeFirstOrThrow()
    const primero = desde ?? Number(ultimo) + 1
    const nuevos = leidos.flatMap(({ guardado, xml, archivo }, i) =>
      guardado && xml
        ? [
            {
              borradorId: id,
              archivoId: guardado.id,
              hash: guardado.hash,
              nombre: archivo.nombre,
              orden: primero + i,
              uuid: xml.cabecera?.uuid.match(/^[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}$/)
                ? xml.cabecera.uuid
                : null,
              cfdi: xml.cabecera === null ? null : sql`${JSON.stringify(xml.cabecera)}::jsonb`,
              expresion: xml.expresion,
              hallazgos: sql`${JSON.stringify(xml.hallazgos)}::jsonb`,
              sat: null,
              satPedidoEn: null,
              ant: null,
              quitadoEn: null,
            },
          ]
        : [],
    )
    if (nuevos.length === 0) return new Map<string, string>()
    // The same bytes twice in one group: one statement cannot touch their row a second time.
    const primeros = nuevos.filter(({ hash }, i) => nuevos.findIndex((otro) => otro.hash === hash) === i)
    const rows = await tx
      .insertInto('borradorCfdis')
      .values(primeros)
      // Dropped again: the row comes back if it had been taken out.
      .onConflict((oc) => oc.columns(['borradorId', 'hash']).doUpdateSet({ quitadoEn: null }))
      .returning(['id', 'hash'])
      .execute()
    await assertRoom(tx, id, limites)
    return new Map(rows.map((row) => [row.hash, row.id]))
  })
  const hechos = leidos.map(({ archivo, motivo, guardado }) => ({
    nombre: archivo.nombre,
    id: guardado ? (ids.get(guardado.hash) ?? null) : null,
    motivo,
  }))
  return { archivos: hechos, aviso: summarizeCarga(hechos) }
}
