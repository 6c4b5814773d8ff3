import type { LibrosRespuesta } from '@valija/contract/instalacion.ts'
import { centavos } from '@valija/contract/pesos.ts'
import {
  compareLibros,
  type Diferencia,
  type FacturaNuestra,
  type FacturaSuya,
} from '@valija/domain/lotes/compare-libros.ts'
import { sql } from 'kysely'
import type { FacturaEnAnt } from '../../adapters/ant/port.ts'
import type { Deps } from '../../deps.ts'
import { refuse } from '../../refuse.ts'

/** Lotes of one part of the comparison: listed by ANT, or asked for one by one. */
const deUnaVez = { listados: 100, preguntados: 20 }

/** What the books of ANT and ours do not share, of the lotes after `desde`, one part at a time. */
export async function reconcileLibros(
  { db, ant }: Pick<Deps, 'db' | 'ant'>,
  desde: number,
): Promise<LibrosRespuesta> {
  const libro = (await ant.consultarLibro?.({ desde, cuantos: deUnaVez.listados })) ?? null
  const cuantos = libro ? deUnaVez.listados : deUnaVez.preguntados
  const propios = await lotesDesde(db, desde, cuantos)
  const ends = [
    ...(propios.length === cuantos ? [propios.at(-1) ?? 0] : []),
    ...(libro?.hayMas ? [Number(libro.lotes.at(-1)?.idLote ?? 0)] : []),
  ]
  const hasta = ends.length > 0 ? Math.min(...ends) : null
  const within = (id: number) => hasta === null || id <= hasta
  const ids = propios.filter(within)
  const suyas = libro
    ? libro.lotes.filter(({ idLote }) => within(Number(idLote))).flatMap(toSuyas)
    : await askEach(ant, ids)
  const nuestras = await facturasDe(db, ids)
  const { diferencias, sinUuid } = compareLibros(nuestras, suyas)
  const lotes = new Set([...ids.map(String), ...suyas.map(({ idLote }) => idLote)])
  return {
    diferencias: (await findElsewhere(db, diferencias)).map(toWire),
    lotes: lotes.size,
    facturas: suyas.length,
    sinUuid,
    soloConocidos: libro === null,
    siguiente: hasta,
  }
}

const toSuyas = ({ idLote, facturas }: { idLote: string; facturas: FacturaEnAnt[] }): FacturaSuya[] =>
  facturas.map((factura) => ({ idLote, ...factura }))

async function askEach(ant: Deps['ant'], ids: readonly number[]): Promise<FacturaSuya[]> {
  const { consultarLote } = ant
  if (!consultarLote) throw refuse('consultaDeLibrosNoDisponible')
  const answers: FacturaSuya[] = []
  for (const id of ids)
    answers.push(...toSuyas({ idLote: String(id), facturas: (await consultarLote(String(id))).facturas }))
  return answers
}

/** Lotes of which something may have left: also deleted ones, which ANT may hold all the same. */
async function lotesDesde(db: Deps['db'], desde: number, cuantos: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select l.id from lotes l where l.id > ${desde}
    and exists (select from facturas f where f.lote_id = l.id and f.envio <> 'pendiente') order by l.id limit ${cuantos}`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

async function facturasDe(db: Deps['db'], ids: readonly number[]): Promise<FacturaNuestra[]> {
  const { rows } = await sql<FacturaNuestra>`
    select l.id::text as id_lote, f.id::text as id_factura, l.nombre as lote, ${nombre} as factura, upper(f.uuid::text) as uuid, f.envio,
      f.retirada_en is not null or f.eliminada_en is not null or l.eliminado_en is not null as fuera,
      (select coalesce(sum(r.total_reserva), 0)::bigint from factura_reservas r where r.factura_id = f.id) as importe
    from facturas f join lotes l on l.id = f.lote_id where f.lote_id = any(${ids}::bigint[])`.execute(db)
  return rows
}
const nombre = sql`coalesce(nullif(trim(f.serie || ' ' || f.folio), ''), upper(f.uuid::text))`

/** What only ANT has under that number may stand here under another: told, so that nobody pays it twice. */
async function findElsewhere(db: Deps['db'], diferencias: Diferencia[]): Promise<Diferencia[]> {
  const uuids = diferencias.flatMap(({ nuestra, suya }) =>
    nuestra === null && suya?.uuid ? [suya.uuid] : [],
  )
  if (uuids.length === 0) return diferencias
  const { rows } = await sql<{ loteId: number; uuid: string }>`
    select f.lote_id, upper(f.uuid::text) as uuid from facturas f join lotes l on l.id = f.lote_id
    where f.uuid = any(${uuids}::uuid[]) and f.eliminada_en is null and f.retirada_en is null and l.eliminado_en is null`.execute(
    db,
  )
  const here = new Map(
    (
      await facturasDe(
        db,
        rows.map(({ loteId }) => loteId),
      )
    ).map((factura) => [factura.uuid, factura]),
  )
  return diferencias.map((diferencia) => {
    const other = diferencia.nuestra === null && here.get(diferencia.suya?.uuid?.toUpperCase() ?? '')
    return other ? { ...diferencia, clase: 'otroNumero', nuestra: other } : diferencia
  })
}

const toWire = ({ clase, nuestra, suya }: Diferencia): LibrosRespuesta['diferencias'][number] => ({
  clase,
  idLote: (suya ?? nuestra)?.idLote ?? '',
  idFactura: (suya ?? nuestra)?.idFactura ?? '',
  lote: nuestra?.lote ?? null,
  factura: nuestra?.factura ?? null,
  uuid: nuestra?.uuid ?? null,
  importe: nuestra ? centavos(nuestra.importe) : null,
  uuidAnt: suya?.uuid ?? null,
  importeAnt: suya ? centavos(suya.total) : null,
})
