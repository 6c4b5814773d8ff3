import type { ResumenPorFacturar } from '@valija/contract/estancias.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { can } from '@valija/domain/acceso/permisos.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Actor } from '../../http/actor.ts'
import { alcanceDePagos } from '../pagos/alcance-pagos.ts'
import { alcanceDeEstancias, sinFactura, vencidas } from './hechos.ts'
import { listaDeAgentes } from './list-agentes.ts'
import { listaDeHoteles } from './list-hoteles.ts'
import { enDolares, sinReserva } from './list-pagos-sin-reserva.ts'
import type { Plazos } from './read-lectura.ts'

type Sumado = { n: number; cosas: number; mxn: number; usd: number; sinImporte: number; dias: number | null }
const nada: Sumado = { n: 0, cosas: 0, mxn: 0, usd: 0, sinImporte: 0, dias: null }
const sumasDe = ({ mxn, usd, sinImporte }: Sumado) => ({ MXN: centavos(mxn), USD: centavos(usd), sinImporte })

/** How many there are behind each tab, with their sums and the age of the oldest; null where the role sees none. */
export async function readResumenPorFacturar(
  db: Conn,
  actor: Actor,
  hoy: Dia,
  plazos: Plazos,
): Promise<ResumenPorFacturar> {
  const one = async (query: ReturnType<typeof sql<Sumado>>) => (await query.execute(db)).rows[0] ?? nada
  const hoteles = async () => {
    const { desde, donde } = listaDeHoteles(actor, hoy, plazos)
    const s = await one(sql<Sumado>`select count(*)::int as n, coalesce(sum(h.reservas), 0)::int as cosas,
      coalesce(sum(h.mxn), 0)::int8 as mxn, coalesce(sum(h.usd), 0)::int8 as usd,
      coalesce(sum(h.sin_importe), 0)::int as sin_importe, max(${hoy}::date - h.mas_antigua) as dias
      from ${desde} where ${sql.join(donde, sql` and `)}`)
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from por_facturar e
      where ${alcanceDeEstancias(actor)} and ${vencidas(hoy, plazos.dias)} and ${sinFactura} and e.proveedor_id is null`.execute(
      db,
    )
    return {
      hoteles: s.n,
      reservas: s.cosas,
      sumas: sumasDe(s),
      dias: s.dias ?? 0,
      sinHotel: rows[0]?.n ?? 0,
    }
  }
  const comisiones = async () => {
    const { desde } = listaDeAgentes(actor, hoy)
    const s = await one(sql<Sumado>`select count(*)::int as n, coalesce(sum(a.comisiones), 0)::int as cosas,
      coalesce(sum(a.total), 0)::int8 as mxn, 0::int8 as usd, max(${hoy}::date - a.mas_antigua) as dias,
      (select count(distinct k.cliente_id)::int from comisionistas k where (${actor.idComisionista}::bigint is null or k.cliente_id = ${actor.idComisionista})
        and not exists (select from comisiones_lecturas x where x.comisionista_id = k.cliente_id)) as sin_importe
      from ${desde}`)
    return {
      agentes: s.n,
      comisiones: s.cosas,
      total: centavos(s.mxn),
      dias: s.dias ?? 0,
      sinLeer: s.sinImporte,
    }
  }
  const pagos = async () => {
    const s = await one(sql<Sumado>`select count(*)::int as n, 0 as cosas, 0 as sin_importe,
      coalesce(sum(p.monto_pago) filter (where not ${enDolares}), 0)::int8 as mxn,
      coalesce(sum(p.monto_pago) filter (where ${enDolares}), 0)::int8 as usd, max(${hoy}::date - p.fecha_pago) as dias
      from pagos p where ${alcanceDePagos(actor)} and ${sinReserva}`)
    return { pagos: s.n, sumas: sumasDe(s), dias: s.dias ?? 0 }
  }
  return {
    hoteles: can(actor.rol, 'porFacturar.hoteles') ? await hoteles() : null,
    comisiones: can(actor.rol, 'porFacturar.comisiones') ? await comisiones() : null,
    pagos: can(actor.rol, 'porFacturar.pagos') ? await pagos() : null,
  }
}
