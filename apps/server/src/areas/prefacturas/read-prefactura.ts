import type { PrefacturaDetalle } from '@valija/contract/prefacturas.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { type AgenteDeHoja, makeHoja } from '../comisiones/hoja.ts'
import { findComisionista } from '../directorio/comisionistas.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import {
  type FilaPrefactura,
  readPreReservas,
  requirePrefactura,
  toPrefacturaFila,
} from './lista-prefacturas.ts'

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

export async function readPrefactura(deps: Deps, actor: Actor, id: number) {
  const fila = await requirePrefactura(deps.db, actor, id)
  const hoy = await deps.reloj.hoy()
  const [reservas, agente, politica] = await Promise.all([
    readPreReservas(deps.db, id),
    agenteDe(deps, fila),
    politicaVigente(deps.db, hoy),
  ])
  const hoja = makeHoja(
    reservas.map(({ total }) => total),
    agente,
    { hoy, politica },
  )
  return { prefactura: toPrefacturaFila(fila), hoja, reservas } satisfies PrefacturaDetalle & {
    reservas: unknown
  }
}
