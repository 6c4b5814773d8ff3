import type { EtapaInicio } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { estatusDeLote } from '@valija/domain/lotes/etapas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

type Suma = { moneda: string; total: number; lotes: number; facturas: number }

/**
 * Per stage what stands in it; of the paid ones those whose last payment was made in the month of `hoy`. None is marked as
 * paid before its last payment's day, so older marks need not be looked at.
 */
export async function resumenPorEtapa(db: Conn, actor: Actor, hoy: Dia): Promise<EtapaInicio[]> {
  const { rows } = await sql<Suma & { estatus: EtapaInicio['estatus'] }>`
    select l.estatus, l.moneda, sum(l.total)::int8 as total, count(*) as lotes, sum(l.num_facturas)::int8 as facturas
    from (
      select l.* from lotes l where l.eliminado_en is null and l.estatus <> 'Pagado'
      union all
      select l.* from lotes l where l.eliminado_en is null and l.estatus = 'Pagado'
        and l.pagado_en >= (date_trunc('month', ${hoy}::timestamp) at time zone 'America/Mexico_City')
        and date_trunc('month', coalesce(
          (select max(c.fecha_pago) from comprobantes_pago c where c.lote_id = l.id and c.anulado_en is null),
          (l.pagado_en at time zone 'America/Mexico_City')::date)) = date_trunc('month', ${hoy}::date)) l
    where ${alcanceDeLotes(actor)} group by 1, 2 order by 2`.execute(db)
  return estatusDeLote.map((estatus) => {
    const suyas = rows.filter((row) => row.estatus === estatus)
    return {
      estatus,
      total: centavos(suyas.find(({ moneda }) => moneda === 'MXN')?.total ?? 0),
      otras: suyas
        .filter(({ moneda }) => moneda !== 'MXN')
        .map(({ moneda, total }) => ({ moneda, monto: centavos(total) })),
      lotes: suyas.reduce((n, { lotes }) => n + lotes, 0),
      facturas: suyas.reduce((n, { facturas }) => n + facturas, 0),
    }
  })
}

/** Facturas and reservas by month of creation, the twelve months that end with that of `hoy`. */
export async function resumenPorMes(db: Conn, actor: Actor, hoy: Dia) {
  const { rows } = await sql<{ mes: string; facturas: number; reservas: number }>`
    with meses as (
      select (date_trunc('month', ${hoy}::date) - make_interval(months => n))::date as mes from generate_series(0, 11) n),
    sumas as (
      select date_trunc('month', l.fecha_creacion at time zone 'America/Mexico_City')::date as mes,
        sum(l.num_facturas)::int8 as facturas, sum(l.num_reservas)::int8 as reservas
      from lotes l
      where ${alcanceDeLotes(actor)} and l.eliminado_en is null
        and l.fecha_creacion >= ((date_trunc('month', ${hoy}::timestamp) - interval '11 months') at time zone 'America/Mexico_City')
      group by 1)
    select to_char(m.mes, 'YYYY-MM') as mes, coalesce(s.facturas, 0) as facturas, coalesce(s.reservas, 0) as reservas
    from meses m left join sumas s using (mes) order by m.mes`.execute(db)
  return rows
}
