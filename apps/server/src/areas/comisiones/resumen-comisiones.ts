import type { EstadoComision, ResumenComisiones } from '@valija/contract/comisiones.ts'
import { centavos } from '@valija/contract/pesos.ts'
import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { comisionistaDelActor } from './comisionista-del-actor.ts'
import { ensureComisiones } from './ensure-comisiones.ts'
import { desdeComisiones, estadoDeComision } from './list-comisiones.ts'

/** Header of 'Detalle de comisiones': what is owed, in which state it is, and how fresh the reading is. */
export async function readResumen(
  deps: Deps,
  actor: Actor,
  pedido: number | undefined,
  force = false,
): Promise<ResumenComisiones> {
  const cliente = await comisionistaDelActor(deps, actor, pedido)
  const { leidaEn, sinRespuesta } = await ensureComisiones(deps, cliente.clienteId, force)
  const { rows } = await sql<{ estado: EstadoComision; n: number; total: number }>`
    select ${estadoDeComision} as estado, count(*) as n, sum(c.commission)::bigint as total
    from ${desdeComisiones} where c.comisionista_id = ${cliente.clienteId} group by 1`.execute(deps.db)
  const of = (estado: EstadoComision) => {
    const found = rows.find((row) => row.estado === estado)
    return { n: found?.n ?? 0, total: centavos(found?.total ?? 0) }
  }
  const [porFacturar, enPrefactura] = [of('porFacturar'), of('enPrefactura')]
  return {
    comisionista: cliente,
    // What is still to be billed: the −1 lines are no money, the invoiced ones are on their way.
    totalAComisionar: centavos(porFacturar.total + enPrefactura.total),
    porFacturar,
    enPrefactura,
    facturada: of('facturada'),
    noPagable: of('noPagable').n,
    leidaEn: leidaEn.toISOString(),
    sinRespuesta,
  }
}
