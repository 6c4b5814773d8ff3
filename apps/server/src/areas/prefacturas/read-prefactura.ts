import type { PrefacturaDetalle } from '@valija/contract/prefacturas.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type AgenteDeHoja, makeHoja } from '../comisiones/hoja.ts'
import { findComisionista } from '../directorio/comisionistas.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { type FilaPrefactura, requirePrefactura, toPrefacturaFila } from './list-prefacturas.ts'

/** Who bills, as registered now: a change of regime reaches the pre-invoices that are still open. */
async function agenteDe(deps: Deps, fila: FilaPrefactura): Promise<AgenteDeHoja> {
  const cliente = await findComisionista(deps, fila.comisionistaId)
  return (
    cliente ?? {
      razonSocialCliente: fila.razonSocialEmisor,
      nombreComercial: fila.razonSocialEmisor,
      rfcCliente: fila.rfcEmisor,
      regimenFiscal: fila.regimenFiscal,
    }
  )
}

/** With its sheet as of today: from the sum it holds, not from thousands of bookings read again. */
export async function readPrefactura(deps: Deps, actor: Actor, id: number): Promise<PrefacturaDetalle> {
  const fila = await requirePrefactura(deps.db, actor, id)
  const hoy = await deps.reloj.hoy()
  const [agente, politica] = await Promise.all([agenteDe(deps, fila), politicaVigente(deps.db, hoy)])
  const hoja = makeHoja([fila.total], agente, { hoy, politica }, fila.numReservas)
  return { prefactura: toPrefacturaFila(fila), hoja }
}
