import type { EtapaInicio } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { estatusDeLote } from '@valija/domain/lotes/etapas.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

type Suma = { total: number; lotes: number; facturas: number }

/**
 * Per stage what stands in it; of the paid ones those whose last payment was made in the month of `hoy`. None is marked as
 * paid before its last payment's day, so older marks need not be looked at.
 */
export async function resumenPorEtapa(db: Conn, actor: Actor, hoy: Dia): Promise<EtapaInicio[]> {
  const { rows } = await sql<Suma & { estatus: EtapaInicio['estatus'] }>`
    select l.estatus, sum(l.total)::int8 as total, count(*) as lotes, sum(l.num_facturas)::int8 as facturas
    from lotes l
    where ${alcanceDeLotes(actor)} and l.eliminado_en is null
      and (l.estatus <> 'Pagado' or (
        l.pagado_en >= (date_trunc('month', ${hoy}::date) at time zone 'America/Mexico_City')
        and date_trunc('month', coalesce(
          (select max(c.fecha_pago) from comprobantes_pago c where c.lote_id = l.id and c.anulado_en is null),
          (l.pagado_en at time zone 'America/Mexico_City')::date)) = date_trunc('month', ${hoy}::date)))
    group by 1`.execute(db)
  return estatusDeLote.map((estatus) => {
    const row = rows.find((candidate) => candidate.estatus === estatus)
    return {
      estatus,
      total: centavos(row?.total ?? 0),
      lotes: row?.lotes ?? 0,
      facturas: row?.facturas ?? 0,
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
        and l.fecha_creacion >= ((date_trunc('month', ${hoy}::date) - interval '11 months') at time zone 'America/Mexico_City')
      group by 1)
    select to_char(m.mes, 'YYYY-MM') as mes, coalesce(s.facturas, 0) as facturas, coalesce(s.reservas, 0) as reservas
    from meses m left join sumas s using (mes) order by m.mes`.execute(db)
  return rows
}

/** Sent to be paid and not paid in full. */
const porPagar = sql`l.eliminado_en is null and l.pagado < l.total
  and l.estatus in ('En proceso de envío', 'En proceso de pago') and l.fecha_pago is not null`

export type LotesVencidos = Pick<LoteConAsunto, 'id' | 'nombre' | 'categoria'> & {
  estatus: 'En proceso de envío' | 'En proceso de pago'
  n: number
  /** Centavos. */
  falta: number
}

/** What was to be paid before `hoy` and was not, by category and stage, each with its oldest lote. */
export async function lotesVencidos(db: Conn, actor: Actor, hoy: Dia): Promise<LotesVencidos[]> {
  const { rows } = await sql<LotesVencidos>`
    select l.categoria, l.estatus, count(*) as n, sum(l.total - l.pagado)::int8 as falta,
      (array_agg(l.id order by l.fecha_pago, l.id))[1] as id,
      (array_agg(l.nombre order by l.fecha_pago, l.id))[1] as nombre
    from lotes l where ${alcanceDeLotes(actor)} and ${porPagar} and l.fecha_pago < ${hoy}
    group by 1, 2 order by min(l.fecha_pago)`.execute(db)
  return rows
}

/** When what is under way will be paid, from `hoy` on. */
export async function pagosPrevistos(db: Conn, actor: Actor, hoy: Dia) {
  const { rows } = await sql<{ fechaPago: string; total: number; lotes: number; nombres: string[] }>`
    select l.fecha_pago, sum(l.total - l.pagado)::int8 as total, count(*) as lotes,
      (array_agg(l.nombre order by l.id))[1:3] as nombres
    from lotes l
    where ${alcanceDeLotes(actor)} and ${porPagar} and l.fecha_pago >= ${hoy}
    group by 1 order by 1 limit 4`.execute(db)
  return rows.map((row) => ({ ...row, total: centavos(row.total) }))
}

export type LoteConAsunto = {
  id: number
  nombre: string
  categoria: 'Proveedor' | 'Comisionista'
  rechazadas: number
  enDuda: number
  bloqueadas: number
  motivo: MotivoDeEnvio | null
}

/** Lotes with facturas that ANT refused or left in doubt, or that the SAT's word keeps from being paid. */
export async function lotesPorResolver(db: Conn, actor: Actor, limit: number): Promise<LoteConAsunto[]> {
  const { rows } = await sql<LoteConAsunto>`
    select l.id, l.nombre, l.categoria, l.num_bloqueadas as bloqueadas, f.rechazadas, f.en_duda, f.motivo
    from (select * from lotes l
      where ${alcanceDeLotes(actor)} and l.eliminado_en is null and (l.num_excepciones > 0 or l.num_bloqueadas > 0)
        and l.estatus <> 'Pagado'
      order by l.fecha_creacion desc limit ${limit}) l,
    lateral (select count(*) filter (where f.envio = 'rechazado') as rechazadas,
        count(*) filter (where f.envio = 'duda') as en_duda,
        (array_agg(f.envio_motivo order by f.id) filter (where f.envio = 'rechazado'))[1] as motivo
      from facturas f where f.lote_id = l.id and f.retirada_en is null and f.eliminada_en is null) f`.execute(
    db,
  )
  return rows
}
