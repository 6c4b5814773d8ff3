import { sql } from 'kysely'
import type { Conn, Tx } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeComplementos } from './alcance-complementos.ts'
import { onlyUuids } from './read-esperados.ts'
import { reuseCobros } from './reuse-cobros.ts'

/** `tolerado`: of the whole payment, the same in each of its cobros. */
export type Sustituido = { id: number; cobros: { esperadoId: number; monto: number; tolerado: number }[] }

/**
 * Stored complements that a substitute (TipoRelacion 04) names: the issuer's own, within the person's scope, that still
 * cover something. What is named and not stored here frees nothing.
 */
export async function readSustituidos(
  db: Conn,
  actor: Actor,
  emisor: string,
  uuids: readonly string[],
): Promise<Sustituido[]> {
  const valid = onlyUuids(uuids)
  if (valid.length === 0) return []
  const { rows } = await sql<Sustituido>`
    select c.id, coalesce(jsonb_agg(jsonb_build_object('esperadoId', k.esperado_id,
      'monto', k.monto, 'tolerado', e.tolerado)) filter (where k.esperado_id is not null), '[]') as cobros
    from complementos c join complemento_folios f on f.complemento_id = c.id
      left join complemento_cobros k on k.folio_id = f.id and k.liberado_en is null
      left join complementos_esperados e on e.id = k.esperado_id
    where c.uuid = any(${valid}::uuid[]) and upper(c.emisor) = ${emisor.toUpperCase()} and c.sustituido_por is null
      and c.cancelado_en is null and ${alcanceDeComplementos(actor)}
    group by c.id`.execute(db)
  return rows
}

/** Of these complements, those that a stored one in force says it takes the place of, whichever came first: by which. */
export async function readSustitutos(
  db: Conn,
  leidos: readonly { cabecera: { uuid: string; emisor: string } }[],
): Promise<Map<string, string>> {
  const suyos = new Map(
    leidos.map(({ cabecera: { uuid, emisor } }) => [uuid.toUpperCase(), emisor.toUpperCase()]),
  )
  if (suyos.size === 0) return new Map()
  const { rows } = await sql<{ uuid: string; emisor: string; sustituye: string[] }>`
    select upper(uuid::text) as uuid, upper(emisor) as emisor, array(select upper(u::text) from unnest(sustituye) u) as sustituye
    from complementos where sustituye <> '{}' and sustituye && ${onlyUuids([...suyos.keys()])}::uuid[]
      and cancelado_en is null`.execute(db)
  return new Map(
    rows.flatMap(({ uuid, emisor, sustituye }) =>
      sustituye.flatMap((otro) => (suyos.get(otro) === emisor ? [[otro, uuid] as const] : [])),
    ),
  )
}

/** The payments as they stand once these complements cover nothing. */
export const withFreed = <E extends { id: number; falta: number }>(
  esperados: readonly E[],
  sustituidos: readonly Sustituido[],
): E[] => {
  const libres = sustituidos.flatMap(({ cobros }) => cobros)
  return esperados.map((esperado) => {
    const suyos = libres.filter(({ esperadoId }) => esperadoId === esperado.id)
    const libre = suyos.reduce((suma, { monto }) => suma + monto, suyos[0]?.tolerado ?? 0)
    return { ...esperado, falta: esperado.falta + libre }
  })
}

type Suelto = { id: number; loteId: number }
/** What these complements covered is owed again, and reminded again. The payments concerned, with their lotes. */
export async function releaseComplementos(tx: Tx, ids: readonly number[], ahora: Date): Promise<Suelto[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Suelto>`
    with libres as (
      update complemento_cobros k set liberado_en = ${ahora} from complemento_folios f
      where f.id = k.folio_id and f.complemento_id = any(${[...ids]}::bigint[]) and k.liberado_en is null
      returning k.esperado_id, k.monto
    ), sumas as (select esperado_id, sum(monto) as monto from libres group by 1)
    update complementos_esperados e set recibido = e.recibido - s.monto, tolerado = 0, avisos = '{}'
    from sumas s where e.id = s.esperado_id returning e.id, e.lote_id`.execute(tx)
  return rows
}

export type Repuesto = {
  id: number
  uuid: string
  emisor: string
  receptor: string
  expresion: string | null
}
/**
 * Those that one took the place of, which does not count after all (nor does any between them): they stand again and cover
 * what they covered as far as nothing else does, also where it was undone and made anew meanwhile. What the SAT says of them now is not known until it is asked. One that
 * was itself replaced brings nothing back. Called with the other's own cover released.
 */
export async function restoreSustituidos(tx: Tx, por: number, tolerancia: number): Promise<Repuesto[]> {
  const { rows } = await sql<Repuesto>`
    with recursive cadena as (
      select id from complementos where id = ${por} and sustituido_por is null
      union select v.id from complementos v join cadena on v.sustituido_por = cadena.id
      where v.cancelado_en is not null
    ), caidos as (
      select v.id, v.sustituido_por as por from complementos v
      where v.sustituido_por in (select id from cadena) and v.cancelado_en is null for no key update
    ), vuelven as (
      update complementos v set sustituido_por = null, sat_consultado_en = null, estado =
        case when v.por_revisar is not null and v.revisado_en is null then 'Por revisar' else 'Sin verificar' end
      from caidos d where d.id = v.id
      returning v.id, v.uuid, v.emisor, v.receptor, v.expresion, d.por
    ), suyos as (
      select k.folio_id, k.esperado_id,
        e.recibido + e.tolerado + sum(k.monto) over (partition by e.id) <= e.imp_pagado as cabe
      from vuelven v join complemento_folios f on f.complemento_id = v.id
        join complemento_cobros k on k.folio_id = f.id
        join complementos n on n.id = v.por and k.liberado_en = n.creado_en
        join complementos_esperados e on e.id = k.esperado_id
    ), cubren as (
      update complemento_cobros k set liberado_en = null from suyos s
      where s.cabe and k.folio_id = s.folio_id and k.esperado_id = s.esperado_id returning k.esperado_id, k.monto
    ), sumas as (select esperado_id, sum(monto) as monto, max(monto) as mayor from cubren group by 1), puesto as (
      update complementos_esperados e set recibido = e.recibido + s.monto,
        tolerado = case when e.imp_pagado - e.recibido - s.monto < least(s.mayor, ${tolerancia} + 1)
          then e.imp_pagado - e.recibido - s.monto else 0 end
      from sumas s where e.id = s.esperado_id
    ) select id, upper(uuid::text) as uuid, emisor, receptor, expresion from vuelven`.execute(tx)
  const facturas = await sql<{ id: number }>`
    select distinct e.factura_id as id from complemento_folios f join complemento_cobros k on k.folio_id = f.id
      join complementos_esperados e on e.id = k.esperado_id
    where f.complemento_id = any(${rows.map(({ id }) => id)}::bigint[])`.execute(tx)
  const facturaIds = facturas.rows.map(({ id }) => id)
  await reuseCobros(tx, facturaIds, tolerancia)
  return rows
}
