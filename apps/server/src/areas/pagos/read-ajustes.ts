import type { AjustesDePago } from '@valija/contract/pagos.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** The payment list refreshes by itself this often (Payments §9). */
const refrescoMs = 300_000

export async function readAjustes(deps: Deps, actor: Actor): Promise<AjustesDePago> {
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  const may = (roles: readonly string[]) => actor.rol !== null && roles.includes(actor.rol)
  return {
    localizadorBusqueda: politica.localizadorBusqueda,
    localizadorForma: politica.localizadorForma,
    textoSinPagos: politica.textoSinPagos,
    refrescoMs,
    puedeCambiarEstado: may(politica.rolesEstadoPago),
    puedeCatalogos: may(politica.rolesCatalogosPago),
    puedeConciliar: may(politica.rolesEstadosDeCuenta),
    leeComprobantes: deps.lector.nombre !== null,
  }
}
