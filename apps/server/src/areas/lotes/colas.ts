import type { MontoPorMoneda } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { type ColaDeLote, colasDeLote, colasDeQuienEntrega } from '@valija/domain/lotes/colas.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import type { Categoria, EstatusLote } from '@valija/domain/lotes/etapas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'
import { facturasEn, type PorDecidir, vivas, vivo } from './facturas-en-cola.ts'
import { lotesConRepetidas } from './reservas-repetidas.ts'

/**
 * Of `lotes l`, to be joined as `s`: what is left to pay, by currency, with how many facturas it is. Pesos are never added
 * to other money.
 */
export const saldosDeLote = sql`lateral (
  select 'MXN' as moneda, l.num_facturas as facturas, l.total as saldo where l.pagado = 0 and l.moneda = 'MXN'
  union all
  select f.moneda, count(*)::int, sum(f.total - coalesce(p.monto, 0))::int8 from facturas f left join lateral (select sum(fp.monto) as monto from factura_pagos fp
      where fp.factura_id = f.id and fp.anulado_en is null) p on true
  where (l.pagado > 0 or l.moneda <> 'MXN') and ${vivas} and f.total > coalesce(p.monto, 0) group by 1)`

export type LotesEnCola = {
  cola: ColaDeLote
  categoria: Categoria
  estatus: EstatusLote
  /** Lotes, as many as the list filtered by this queue has; and the facturas for which they stand in it. */
  n: number
  facturas: number
  /** The one to begin with: the oldest day of payment, then the oldest lote. */
  id: number
  nombre: string
  /** ANT's reason, of one it rejected. */
  motivo: MotivoDeEnvio | null
  /** Those of them that a fault of ours holds up. */
  conFalla: number
  /** What is left to pay of those lotes. */
  montos: MontoPorMoneda[]
}

const lotesPorRevisar = sql`(select f.lote_id, count(*) as n from facturas f
  where f.revision = 'pendiente' and f.retirada_en is null and f.eliminada_en is null group by 1)`
const deUnaVez: PorDecidir = { repetida: sql`rr.lote_id is not null`, porRevisar: sql`coalesce(pr.n, 0)` }

/** What stands in each queue within this person's reach, the gravest first. */
export async function lotesEnCola(db: Conn, actor: Actor, hoy: Dia): Promise<LotesEnCola[]> {
  const colas = colasDe(actor)
  // Lists beside each other, not VALUES: PostgreSQL would prepare those again for every lote.
  const filas = sql`unnest(${[...colas]}::text[], array[${sql.join(colas.map((cola) => sql`${facturasEn(cola, hoy, deUnaVez)}::int`))}])`
  const antes = sql`l.fecha_pago nulls last, l.id`
  // What waits is found once, for its counts and for its money.
  const { rows } = await sql<LotesEnCola>`
    with l as materialized (select l.*, v.cola, v.facturas from lotes l left join ${lotesPorRevisar} pr on pr.lote_id = l.id
        left join ${lotesConRepetidas} rr on rr.lote_id = l.id cross join lateral ${filas} v(cola, facturas)
        where ${alcanceDeLotes(actor)} and ${vivo} and v.facturas > 0),
      g as (select l.cola, l.categoria, l.estatus, count(*) as n, sum(l.facturas)::int as facturas, count(*) filter (where l.envio_error = 'valija') as con_falla,
          (array_agg(l.id order by ${antes}))[1] as id, (array_agg(l.nombre order by ${antes}))[1] as nombre
        from l group by 1, 2, 3),
      s as (select l.cola, l.categoria, l.estatus, s.moneda, sum(s.saldo)::int8 as monto
        from l cross join ${saldosDeLote} s group by 1, 2, 3, 4),
      m as (select s.cola, s.categoria, s.estatus,
          jsonb_agg(jsonb_build_object('moneda', s.moneda, 'monto', s.monto) order by s.moneda <> 'MXN', s.moneda) as montos
        from s group by 1, 2, 3)
    select l.*, (select f.envio_motivo from facturas f where ${vivas} and f.envio = 'rechazado'
      and l.cola = 'rechazadas' order by f.id limit 1) as motivo, coalesce(m.montos, '[]') as montos
    from g l left join m using (cola, categoria, estatus)`.execute(db)
  return rows
    .map(({ montos, ...fila }) => ({
      ...fila,
      montos: montos.map(({ moneda, monto }) => ({ moneda, monto: centavos(monto) })),
    }))
    .sort((a, b) => colasDeLote.indexOf(a.cola) - colasDeLote.indexOf(b.cola) || a.id - b.id)
}

const deComisiones: readonly ColaDeLote[] = ['rfcSinValidar', 'cuentaPorAprobar']
const deQuienProcesa: readonly ColaDeLote[] = [
  'porCancelarse',
  'porRevisar',
  'reservasRepetidas',
  'sinVerificar',
  'porMarcar',
]

function colasDe({ rol, capacidades }: Actor): readonly ColaDeLote[] {
  if (rol === 'proveedor' || rol === 'comisionista') return colasDeQuienEntrega
  return colasDeLote.filter(
    (cola) =>
      (!deComisiones.includes(cola) || capacidades.includes('lotes.validarRfc')) &&
      (!deQuienProcesa.includes(cola) || capacidades.includes('lotes.procesar')),
  )
}
