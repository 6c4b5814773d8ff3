import type { Instalacion } from '@valija/contract/instalacion.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { countPorEliminar } from '../borradores/expire-borradores.ts'

/**
 * What would leave, or be deleted, if jobs ran now: counted, nothing changed. What ANT did not answer counts too: it is asked
 * by machine, and sent again where ANT does not hold it.
 */
export async function readPorSalir(deps: Pick<Deps, 'db' | 'reloj'>): Promise<Instalacion['porSalir']> {
  const { db } = deps
  const { rows: correos } = await sql<{ clase: string; n: number }>`
    select plantilla as clase, count(*)::int as n from correos where estado = 'porEnviar' group by 1 order by 1`.execute(
    db,
  )
  const { rows: envios } = await sql<{ moneda: string; lotes: number[]; facturas: number; importe: number }>`
    select f.moneda, array_agg(distinct l.id) as lotes, count(*)::int as facturas, sum(f.total)::int8 as importe
    from lotes l join facturas f on f.lote_id = l.id
    where l.estatus = ${etapas.enProcesoDeEnvio} and l.eliminado_en is null and f.eliminada_en is null
      and f.retirada_en is null and f.envio in ('pendiente', 'enviado', 'duda') and f.envio_duda = ''
    group by 1 order by f.moneda <> 'MXN', 1`.execute(db)
  const { rows: trabajos } = await sql<{ clase: string; n: number }>`
    select name as clase, count(*)::int as n from pgboss.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' group by 1 order by 1`.execute(
    db,
  )
  return {
    correos,
    envios: {
      lotes: new Set(envios.flatMap(({ lotes }) => lotes)).size,
      facturas: envios.reduce((n, { facturas }) => n + facturas, 0),
      montos: envios.map(({ moneda, importe }) => ({ moneda, monto: centavos(importe) })),
    },
    eliminaciones: (await countPorEliminar(deps)).filter(({ n }) => n > 0),
    trabajos,
  }
}
