import type { Inicio, Inusual } from '@valija/contract/inicio.ts'
import { centavos } from '@valija/contract/pesos.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'

/** Outside systems seen without answer, and since when. */
export async function serviciosCaidos(db: Conn): Promise<Inicio['servicios']> {
  const { rows } = await sql<{ sistema: 'SAT' | 'ANT'; desde: Date }>`
    select sistema, desde from sistemas_vistos where estado = 'sin respuesta' order by desde`.execute(db)
  return rows.map(({ sistema, desde }) => ({ sistema, desde: desde.toISOString() }))
}

/** Weeks that say what is usual, how many of them a hotel must have handed something in, and how much more is told. */
const habitual = { semanas: 8, conEntrega: 4, veces: 3, minimo: 100_000_00, maximo: 5 } as const

type Entregas = {
  proveedorId: number
  nombre: string
  categoria: Categoria
  lotes: number
  monto: number
  usual: number
}

/**
 * What stands out of the last seven days: hotels and agents that handed in several times their usual week, and accounts to
 * be paid on that changed. Of lotes in pesos alone: other money is not compared with them.
 */
export async function loInusual(db: Conn, hoy: Dia): Promise<Inusual[]> {
  const desde = sumarDias(hoy, -6)
  const instante = (dia: Dia) => sql`(${dia}::timestamp at time zone 'America/Mexico_City')`
  const esta = sql`l.fecha_creacion >= ${instante(desde)}`
  const [{ rows }, cuentas] = await Promise.all([
    sql<Entregas>`
      select * from (select l.categoria, l.proveedor_id, max(l.proveedor_nombre) as nombre,
          count(*) filter (where ${esta}) as lotes, coalesce(sum(l.total) filter (where ${esta}), 0)::int8 as monto,
          (coalesce(sum(l.total) filter (where not ${esta}), 0) / ${habitual.semanas}::int)::int8 as usual,
          count(distinct date_trunc('week', l.fecha_creacion at time zone 'America/Mexico_City')) filter (where not ${esta}) as semanas
        from lotes l where l.eliminado_en is null
          and l.fecha_creacion >= ${instante(sumarDias(desde, -7 * habitual.semanas))} and l.moneda = 'MXN'
        group by 1, 2) s
      where semanas >= ${habitual.conEntrega}::int and monto > usual * ${habitual.veces}::int
        and monto - usual > ${habitual.minimo}::int8
      order by monto::numeric / greatest(usual, 1) desc limit ${habitual.maximo}::int`.execute(db),
    sql<{ n: number }>`select count(*)::int as n from cuentas_pago
      where estatus and fecha_aprobacion >= ${instante(desde)}`.execute(db),
  ])
  const n = cuentas.rows[0]?.n ?? 0
  return [
    ...rows.map(({ proveedorId, nombre, categoria, lotes, monto, usual }) => ({
      clase: 'entregas' as const,
      proveedorId,
      nombre,
      categoria,
      lotes,
      monto: centavos(monto),
      usual: centavos(usual),
      desde,
    })),
    ...(n > 0 ? [{ clase: 'cuentasCambiadas' as const, n }] : []),
  ]
}
