import { sql } from 'kysely'
import type { Tx } from '../../../db/connection.ts'
import { textoDeMovimiento } from '../../../db/texto-de-movimiento.ts'
import type { Sql } from '../../../http/lista.ts'
import type { Autor } from '../../bitacora/write-bitacora.ts'
import { ignoreAll } from '../acciones/ignore.ts'
import { announceConciliacion, writeAcciones } from '../acciones/write-accion.ts'
import { deLoQueCuadra, type MovimientoAbierto, readMovimientos } from '../filas/movimientos-abiertos.ts'

type Tocado = {
  movimientoId: number
  reglaId: number
  accion: 'concepto' | 'reserva' | 'ignorar'
  valor: string
}

/** A rule `r` fits a row `m`: its text without case or accents, and its source when it names one. */
export const fits = (contiene: Sql, fuente: Sql): Sql =>
  sql`position(buscable(${contiene}) in ${textoDeMovimiento}) > 0 and (${fuente}::text is null or ${fuente}::text = m.fuente)`

/** What a rule would change: rows that wait and do not have its effect yet. Ignoring takes only rows with nothing tied. */
export const wouldChange = (accion: Sql, valor: Sql): Sql => sql`(${deLoQueCuadra} and case ${accion}
  when 'ignorar' then m.estado = 'sinIdentificar'
  when 'concepto' then m.estado in ('sinIdentificar', 'parcial') and m.concepto_asignado <> ${valor}
  else m.estado in ('sinIdentificar', 'parcial') and m.abonos > 0 and m.reserva_asignada <> ${valor} end)`

/** The first rule that fits each waiting row, applied; one that a person took back from a row leaves it alone. */
export async function applyReglas(
  tx: Tx,
  autor: Autor,
  { alcance, grupo }: { alcance: number | null; grupo: string },
): Promise<number> {
  const { rows } = await sql<Tocado>`
    select m.movimiento_id, r.regla_id, r.accion, r.valor
    from movimientos m cross join lateral (
      select r.regla_id, r.accion, r.valor from reglas_conciliacion r
      where r.activa and r.eliminada_en is null and ${fits(sql`r.contiene`, sql`r.fuente`)}
        and not exists (select from parejas_conciliacion n where n.huella = m.huella and n.clave = 'regla:' || r.regla_id)
      order by r.orden, r.regla_id limit 1) r
    where m.estado in ('sinIdentificar', 'parcial') and ${wouldChange(sql`r.accion`, sql`r.valor`)}
      and (${alcance}::bigint is null or m.importacion_id = ${alcance}::bigint)
    order by m.movimiento_id for no key update of m`.execute(tx)
  if (rows.length === 0) return 0
  const movimientos = new Map(
    (
      await readMovimientos(tx, {
        donde: sql`m.movimiento_id = any(${rows.map(({ movimientoId }) => movimientoId)}::bigint[])`,
      })
    ).map((one) => [one.movimientoId, one]),
  )
  const touched = rows.flatMap((row) => {
    const movimiento = movimientos.get(row.movimientoId)
    return movimiento ? [{ ...row, movimiento }] : []
  })
  await ignoreAll(
    tx,
    autor,
    touched
      .filter(({ accion }) => accion === 'ignorar')
      .map(({ movimiento, valor, reglaId }) => ({ movimiento, motivo: valor, reglaId })),
    { grupo, aplicadoPor: 'regla' },
  )
  await classify(
    tx,
    autor,
    touched.filter(({ accion }) => accion !== 'ignorar'),
    grupo,
  )
  return touched.length
}

async function classify(
  tx: Tx,
  autor: Autor,
  rows: readonly (Tocado & { movimiento: MovimientoAbierto })[],
  grupo: string,
): Promise<void> {
  if (rows.length === 0) return
  await writeAcciones(
    tx,
    autor,
    rows.map(({ movimiento, valor, reglaId }) => ({
      clase: 'clasificar',
      aplicadoPor: 'regla',
      grupo,
      movimiento,
      reglaId,
      dicho: { codigo: 'clasificar', valor },
    })),
  )
  const values = rows.map(({ movimientoId, accion, valor }) => ({ id: movimientoId, accion, valor }))
  await sql`update movimientos m
    set concepto_asignado = case v.accion when 'concepto' then v.valor else m.concepto_asignado end,
      reserva_asignada = case v.accion when 'reserva' then upper(v.valor) else m.reserva_asignada end
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id bigint, accion text, valor text)
    where m.movimiento_id = v.id`.execute(tx)
  await announceConciliacion(tx, { movimientos: rows.map(({ movimientoId }) => movimientoId) })
}
