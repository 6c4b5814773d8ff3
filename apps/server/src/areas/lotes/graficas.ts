import type { GraficasDeLotes } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { Categoria, Etapa } from '@valija/domain/lotes/etapas.ts'
import { diasDeHistoria, diasDePago, type TramoDePago, tramosDePago } from '@valija/domain/lotes/tramos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import type { Sql } from '../../http/lista.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { saldosDeLote } from './colas.ts'
import { pagadoOSeDebe } from './por-pagar.ts'

/** Days of payment shown before and after `hoy`. */
const ventana = { antes: 21, despues: 14 } as const

const pagado = (hoy: Dia): Sql =>
  sql`l.estatus = 'Pagado' and l.pagado_en >= ((${hoy}::date - ${diasDeHistoria}::int)::timestamp at time zone 'America/Mexico_City')`
/** From the day it was saved to the day of its last payment, both in Mexico City. */
const dias = sql`(coalesce((select max(c.fecha_pago) from comprobantes_pago c where c.lote_id = l.id and c.anulado_en is null),
  (l.pagado_en at time zone 'America/Mexico_City')::date) - (l.fecha_creacion at time zone 'America/Mexico_City')::date)`
const enTramo = (tramo: TramoDePago, tardo = dias): Sql => {
  const [desde, hasta] = diasDePago[tramo]
  // One that was paid before it was saved took no days.
  return sql`greatest(${tardo}, 0) between ${desde}::int and ${hasta ?? 100_000}::int`
}
/** The filter of the list behind a bar. */
export const pagadoEnDias = (tramo: TramoDePago, hoy: Dia): Sql => sql`(${pagado(hoy)} and ${enTramo(tramo)})`

/** Pesos are never added to other money: a bar is of pesos alone. */
const enOtraMoneda = sql`case l.moneda when 'MXN' then 0 else coalesce((select sum(f.total) from facturas f
  where f.lote_id = l.id and f.moneda <> 'MXN' and f.retirada_en is null and f.eliminada_en is null), 0) end`

/** Money by day of payment around `hoy`, and how long the lotes of the last ninety days took to be paid. */
export async function readGraficas(
  db: Conn,
  actor: Actor,
  { hoy, categoria }: { hoy: Dia; categoria: Categoria },
): Promise<GraficasDeLotes> {
  const suyos = sql`${alcanceDeLotes(actor)} and l.eliminado_en is null and l.categoria = ${categoria}`
  const [porDia, porTramo] = await Promise.all([
    sql<{ fecha: string; etapa: Etapa; lotes: number; monto: number }>`
      select l.fecha_pago::text as fecha, case l.estatus when 'Pagado' then 'pagado' when 'En proceso de pago' then 'enProcesoDePago' else 'enProcesoDeEnvio' end as etapa,
        count(*) as lotes, sum(case when l.estatus = 'Pagado' then l.total - ${enOtraMoneda} else coalesce(s.saldo, 0) end)::int8 as monto
      from lotes l left join lateral (select s.saldo from ${saldosDeLote} s
        where l.estatus <> 'Pagado' and s.moneda = 'MXN' offset 0) s on true
      where ${suyos} and l.fecha_pago between ${hoy}::date - ${ventana.antes}::int and ${hoy}::date + ${ventana.despues}::int
        and ${pagadoOSeDebe}
        and l.fecha_pago is not null and l.estatus <> 'No procesado' group by 1, 2 order by 1, 2`.execute(db),
    sql<{ tramo: TramoDePago; lotes: number }>`
      select case ${sql.join(
        tramosDePago.map((tramo) => sql`when ${enTramo(tramo, sql`k.dias`)} then ${tramo}::text`),
        sql` `,
      )} end as tramo, count(*) as lotes
      from (select ${dias} as dias from lotes l where ${suyos} and ${pagado(hoy)} offset 0) k group by 1`.execute(
      db,
    ),
  ])
  return {
    porDia: porDia.rows.map((row) => ({ ...row, monto: centavos(row.monto) })),
    porTramo: tramosDePago.map((tramo) => ({
      tramo,
      lotes: porTramo.rows.find((row) => row.tramo === tramo)?.lotes ?? 0,
    })),
  }
}
