import type { ReservaRepetida } from '@valija/contract/lote-detalle.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { claveSuelta } from '@valija/domain/lotes/layout/clave-suelta.ts'
import { type RawBuilder, sql } from 'kysely'
import { type Conn, inTransaction, type Tx } from '../../db/connection.ts'
import { facturaQueCuenta } from '../../db/factura-que-cuenta.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { refuse } from '../../refuse.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceLote } from './announce-lote.ts'
import { lockFactura, lockLote } from './lock-factura.ts'

/** A living supplier factura that bills a booking. */
export type Facturada = {
  clave: string
  facturaId: number
  factura: string
  lote: string
  estatus: string
  proveedorId: number
}

/** Which of these bookings living supplier facturas bill already, by `claveSuelta`. */
export async function facturadasAntes(db: Conn, codes: readonly string[]): Promise<Map<string, Facturada[]>> {
  const claves = [...new Set(codes.map(claveSuelta))].filter((clave) => clave !== '')
  const porClave = new Map<string, Facturada[]>()
  if (claves.length === 0) return porClave
  const { rows } = await sql<Facturada>`
    select distinct clave_suelta(r.booking_code) as clave, f.id as factura_id,
      coalesce(nullif(f.serie_folio, ''), upper(f.uuid::text)) as factura, l.nombre as lote, l.estatus, l.proveedor_id
    from factura_reservas r join facturas f on f.id = r.factura_id join lotes l on l.id = f.lote_id
    where clave_suelta(r.booking_code) = any(${claves}::text[]) and f.tipo = 'p'
      and ${facturaQueCuenta('f', 'l')}
    order by f.id`.execute(db)
  for (const fila of rows) porClave.set(fila.clave, [...(porClave.get(fila.clave) ?? []), fila])
  return porClave
}

/** Of two that bill a booking at the same moment the second waits here, and then sees the first's. */
export const lockReservas = (tx: Tx): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtext('reservas de proveedor'))`.execute(tx)

/** What a new lote bills a second time goes on its record: with the reason its maker gave, by uuid, or open. */
export async function noteRepetidas(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  autor: Autor,
  loteId: number,
  motivos: ReadonlyMap<string, string>,
): Promise<void> {
  const rows = await insertRepetidas(tx, sql`f.lote_id = ${loteId}`)
  for (const [uuid, motivo] of motivos) {
    const una = rows.find((fila) => fila.uuid === uuid)
    if (una) await explain(deps, tx, autor, una.facturaId, motivo)
  }
}

/**
 * Facturas the SAT called Cancelado and now does not: they bill again, and what another billed meanwhile, of a hotel or of
 * an agent, waits for a person's reason.
 */
export async function noteRevividas(tx: Tx, facturaIds: readonly number[]): Promise<void> {
  if (facturaIds.length === 0) return
  await lockReservas(tx)
  await insertRepetidas(tx, sql`f.id = any(${[...facturaIds]}::bigint[])`)
}

const vivas = sql`${facturaQueCuenta('f', 'l')} and ${facturaQueCuenta('o', 'ol')}`
const conOtra = sql`join facturas o on o.id = x.otra_factura_id join lotes ol on ol.id = o.lote_id`
const desde = sql`reservas_repetidas x join facturas f on f.id = x.factura_id ${conOtra}`

async function insertRepetidas(tx: Tx, cuales: RawBuilder<unknown>) {
  const { rows } = await sql<{ facturaId: number; uuid: string }>`
    insert into reservas_repetidas (factura_id, booking_code, otra_factura_id)
    select distinct f.id, r.booking_code, o.id
    from facturas f join factura_reservas r on r.factura_id = f.id
      join factura_reservas q on clave_suelta(q.booking_code) = clave_suelta(r.booking_code)
      join facturas o on o.id = q.factura_id join lotes ol on ol.id = o.lote_id
    where ${cuales} and clave_suelta(r.booking_code) <> '' and o.tipo = f.tipo
      and (o.lote_id <> f.lote_id or o.id < f.id) and ${facturaQueCuenta('o', 'ol')}
    on conflict do nothing
    returning factura_id, (select upper(x.uuid::text) from facturas x where x.id = factura_id) as uuid`.execute(
    tx,
  )
  return rows
}

/** The reason is for what the person is shown: one that bills the booking only later is asked about anew. */
async function explain(
  deps: Pick<Deps, 'reloj'>,
  tx: Tx,
  autor: Autor,
  facturaId: number,
  motivo: string,
): Promise<boolean> {
  const { rows } = await sql<{ bookingCode: string }>`
    update reservas_repetidas x
    set motivo = ${motivo}, explicado_por = ${autor.correo}, explicado_en = ${deps.reloj.ahora()}
    from facturas f join lotes l on l.id = f.lote_id, facturas o join lotes ol on ol.id = o.lote_id
    where x.factura_id = ${facturaId} and x.motivo is null and f.id = x.factura_id and o.id = x.otra_factura_id
      and ${vivas} returning x.booking_code`.execute(tx)
  if (rows.length === 0) return false
  await writeBitacora(tx, autor, {
    entidad: 'factura',
    entidadId: facturaId,
    accion: 'reservaRepetida',
    motivo,
    detalle: { reservas: [...new Set(rows.map(({ bookingCode }) => bookingCode))] },
  })
  return true
}

/** A person says why a factura bills again what another billed; its lote may then go on. */
export async function explainReservas(
  deps: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  actor: Actor,
  { id, facturaId, motivo }: { id: number; facturaId: number; motivo: string },
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const lote = await lockLote(tx, actor, id)
    await lockFactura(tx, id, facturaId)
    if (!(await explain(deps, tx, actor, facturaId, motivo))) throw refuse('nadaQueExplicar')
    if (lote.estatus === etapas.enProcesoDeEnvio) await deps.jobs.enqueue(tx, 'lotes.enviar', { loteId: id })
    await announceLote(tx, lote)
  })
}

/** Of `facturas f join lotes l`: it bills what another bills and nobody has said why. */
export const facturaSinExplicar = sql<boolean>`exists (select 1 from reservas_repetidas x ${conOtra}
  where x.factura_id = f.id and x.motivo is null and ${vivas})`

/** Of `lotes l`: a booking of it is billed twice and nobody has said why. */
export const reservasSinExplicar = sql<boolean>`exists (select 1 from ${desde}
  where f.lote_id = l.id and x.motivo is null and ${vivas})`

/** The lotes of which that is so: the few there are, found at once. */
export const lotesConRepetidas = sql`(select distinct f.lote_id from ${desde} join lotes l on l.id = f.lote_id
  where x.motivo is null and ${vivas})`

/** What a lote bills a second time. What another hotel billed is told to a hotel without its data. */
export async function readRepetidas(db: Conn, actor: Actor, loteId: number): Promise<ReservaRepetida[]> {
  const { rows } = await sql<ReservaRepetida & { ajena: boolean }>`
    select x.factura_id, coalesce(nullif(f.serie_folio, ''), upper(f.uuid::text)) as factura, x.booking_code,
      coalesce(nullif(o.serie_folio, ''), upper(o.uuid::text)) as otra, ol.nombre as lote, ol.estatus, x.motivo,
      x.explicado_por, ol.proveedor_id <> l.proveedor_id as ajena
    from ${desde} join lotes l on l.id = f.lote_id where f.lote_id = ${loteId} and ${vivas}
    order by x.motivo is not null, x.factura_id, x.booking_code`.execute(db)
  return rows.map(({ ajena, ...fila }) =>
    ajena && (actor.rol === 'proveedor' || actor.rol === 'comisionista')
      ? { ...fila, otra: null, lote: null, estatus: null }
      : fila,
  )
}
