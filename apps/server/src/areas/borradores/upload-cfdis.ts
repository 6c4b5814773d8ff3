import { hash as digest } from 'node:crypto'
import { type CargaRespuesta, maximos } from '@valija/contract/borradores.ts'
import { readUuid } from '@valija/palabras/uuid.ts'
import { sql } from 'kysely'
import { inTransaction, type Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { ArchivoRecibido } from '../../http/receive-files.ts'
import { storeArchivos } from '../../http/store-archivo.ts'
import { refuse } from '../../refuse.ts'
import type { XmlLeido } from '../facturas/read-xml.ts'
import { readXmls } from '../facturas/read-xmls.ts'
import { orDrop } from './drop-orphans.ts'
import { fuera, type Toma, tomado } from './fuera-de-carga.ts'
import { judgedOf, placeOf, replaceCfdis } from './keep-better.ts'
import { type Dueno, requireConCfdis, turnoDe } from './load-borrador.ts'
import { summarizeCarga } from './summarize-carga.ts'
import { tipoDe } from './tipos/tipo-de.ts'
import { touchBorrador } from './touch-borrador.ts'

/**
 * By its first sign, after a byte-order mark and blanks: whether it is a good CFDI is for the dictamen to say. In UTF-16,
 * read as if it were UTF-8, marks and zeros stand between: the dictamen names the encoding.
 */
export const looksLikeXml = (bytes: Uint8Array): boolean =>
  /^[\s\ufeff\ufffd\0]*</.test(new TextDecoder('utf-8').decode(bytes.subarray(0, 200)))

/** Sizes and counts; guests have narrower ones. */
export type LimitesXml = { archivosXml: number; bytesXml: number }

function refusalOf({ nombre, bytes }: ArchivoRecibido, { bytesXml }: LimitesXml): Toma {
  if (bytes.length === 0) return fuera('archivoVacio')
  if (bytes.length > bytesXml) return fuera('archivoMuyGrande', { limite: `${bytesXml / 2 ** 20} MB` })
  return /\.xml$/i.test(nombre) && looksLikeXml(bytes) ? tomado : fuera('archivoNoEsXml')
}

/** Counted with the draft locked, however the rows came: uploaded, dropped again, or put back. */
export function assertRoom(vivos: number, { archivosXml }: LimitesXml = maximos): void {
  if (vivos > archivosXml) throw refuse('demasiadasFacturas', { limite: archivosXml })
}

/** How many the draft has besides some, as it was before the statement that asks. */
export const vivosSin = (borradorId: string, hashes: readonly string[] = []) =>
  sql<number>`(select count(*) from borrador_cfdis where borrador_id = ${borradorId} and quitado_en is null
    and hash <> all(${hashes}::text[]))`

const hashOf = (bytes: Uint8Array): string => digest('sha256', bytes)

type SubidaXml = {
  /** Place of the first among those of the draft; null: after the last. */
  desde?: number | null
  limites?: LimitesXml
  /**
   * The row whose corrected one this is, in its place; where a draft has one factura only, that is it. It goes out only if
   * the other comes in and is worth no less.
   */
  reemplaza?: string | null
}

/**
 * Why each is left out, by its place in the group, before anything is kept: what is no XML, what another file already
 * is byte by byte, and what no longer fits. The very same upload sent twice, its answer lost, is no copy.
 */
function refusalsOf(
  filas: readonly { id: string; hash: string; nombre: string; orden: number }[],
  archivos: readonly ArchivoRecibido[],
  { desde, limites, reemplaza }: Required<SubidaXml>,
): { toma: Toma; hash: string }[] {
  const nombres = new Map(filas.map((fila) => [fila.hash, fila]))
  let caben = limites.archivosXml - filas.filter(({ id }) => id !== reemplaza).length
  return archivos.map((archivo, i) => {
    const hash = hashOf(archivo.bytes)
    const toma = refusalOf(archivo, limites)
    if (toma.codigo !== null) return { toma, hash }
    const ya = nombres.get(hash)
    if (ya) {
      const mismo =
        ya.id !== reemplaza && ya.nombre === archivo.nombre && (desde === null || ya.orden === desde + i)
      return { toma: mismo ? tomado : fuera('archivoIdentico', { nombre: ya.nombre }), hash }
    }
    if (caben-- <= 0) return { toma: fuera('demasiadasFacturas', { limite: limites.archivosXml }), hash }
    nombres.set(hash, { id: '', hash, nombre: archivo.nombre, orden: (desde ?? 0) + i })
    return { toma: tomado, hash }
  })
}

async function nextOrden(tx: Tx, borradorId: string): Promise<number> {
  const { ultimo } = await tx
    .selectFrom('borradorCfdis')
    .select((eb) => eb.fn.coalesce(eb.fn.max('orden'), sql<number>`-1`).as('ultimo'))
    .where('borradorId', '=', borradorId)
    .executeTakeFirstOrThrow()
  return Number(ultimo) + 1
}

type Leido = {
  archivo: ArchivoRecibido
  toma: Toma
  hash: string
  guardado?: { id: string; hash: string }
  xml?: XmlLeido
}

/** One group of XML files: each is kept by its bytes and read by the server itself; the same bytes are the same row. */
export async function uploadCfdis(
  deps: Deps,
  actor: Dueno,
  id: string,
  archivos: readonly ArchivoRecibido[],
  { desde: sitio = null, limites = maximos, reemplaza = null }: SubidaXml = {},
): Promise<CargaRespuesta> {
  const { hay: filas, contado, ...borrador } = await requireConCfdis(deps.db, actor, id)
  const { unaFactura, unLayout } = tipoDe(borrador)
  if (reemplaza !== null && archivos.length !== 1) throw refuse('unaCorregida')
  const lugar = { deps, actor, id, hoy: await deps.reloj.hoy() }
  const desde = reemplaza === null ? sitio : await placeOf(deps.db, id, reemplaza)
  const negativas = refusalsOf(filas, archivos, { desde, limites, reemplaza })
  const legibles = archivos.filter((_, i) => negativas[i]?.toma === tomado)
  const xmls = await readXmls(deps, turnoDe(actor), legibles)
  const leidos = archivos.map((archivo, i): Leido => {
    const { toma = tomado, hash = '' } = negativas[i] ?? {}
    const xml = toma === tomado ? xmls.shift() : undefined
    return xml
      ? { archivo, toma, hash, xml }
      : { archivo, toma: toma === tomado ? fuera('xmlAgotado') : toma, hash }
  })
  const conXml = leidos.filter(({ xml }) => xml !== undefined)
  const guardados = await storeArchivos(
    deps,
    actor.usuarioId,
    conXml.map(({ archivo: { nombre, bytes } }) => ({
      contenido: bytes,
      tipo: 'application/xml',
      nombre,
      proposito: 'xml',
    })),
    contado,
  )
  for (const [i, guardado] of guardados.entries()) Object.assign(conXml[i] ?? {}, { guardado })
  const ids = await inTransaction(deps.db, async (tx) => {
    const hay = leidos.some(({ xml }) => xml !== undefined)
    await touchBorrador(deps, tx, actor, id, { reservas: hay && unLayout })
    const antes = unaFactura || reemplaza !== null ? await judgedOf(tx, lugar) : []
    const primero = desde ?? (await nextOrden(tx, id))
    const nuevos = leidos.flatMap(({ guardado, xml, archivo }, i) =>
      guardado && xml
        ? [
            {
              borradorId: id,
              archivoId: guardado.id,
              hash: guardado.hash,
              nombre: archivo.nombre,
              orden: primero + i,
              uuid: readUuid(xml.cabecera?.uuid ?? ''),
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
      // Dropped again: the row comes back if it had been taken out. Of one alone the SAT is asked anew.
      .onConflict((oc) =>
        oc
          .columns(['borradorId', 'hash'])
          .doUpdateSet({ quitadoEn: null, ...(unaFactura ? { sat: null } : {}) }),
      )
      .returning([
        'id',
        'hash',
        vivosSin(
          id,
          primeros.map(({ hash }) => hash),
        ).as('otros'),
      ])
      .execute()
    const [entra] = rows
    const salen = antes.filter((una) => una.id !== entra?.id && (unaFactura || una.id === reemplaza))
    const peor = entra && salen.length > 0 ? await replaceCfdis(tx, lugar, salen, entra.id) : null
    if (peor !== null) {
      for (const leido of leidos) leido.toma = peor
      return new Map<string, string>()
    }
    assertRoom(Number(entra?.otros) - salen.length + rows.length, limites)
    return new Map(rows.map((row) => [row.hash, row.id]))
  }).catch(orDrop(deps, guardados))
  const hechos = leidos.map(({ archivo, toma, hash }) => ({
    nombre: archivo.nombre,
    id: ids.get(hash) ?? null,
    ...toma,
  }))
  return { archivos: hechos, aviso: summarizeCarga(hechos) }
}
