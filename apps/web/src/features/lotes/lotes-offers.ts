import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import {
  type Categoria,
  clavesDeEtapa,
  type Etapa,
  pestanas,
  pestanasDelComisionista,
} from '@valija/domain/lotes/etapas.ts'

type Conteos = Readonly<Record<Etapa, { n: number }>>

type Facts = {
  categoria: Categoria
  etapa: Etapa
  /** Which half of the first tab: issuers that match a registered agent, or those that wait to be validated. */
  rfc: 'correctos' | 'sinValidar'
  mayProcess: boolean
  mayDelete: boolean
  ajustes: { eliminarHasta: readonly Etapa[]; pestanasConDescarga: readonly Etapa[] } | undefined
}
/** What the tab of a stage offers to do with its lotes. */
export function offersOf({ categoria, etapa, rfc, mayProcess, mayDelete, ajustes }: Facts) {
  const dates = mayProcess && etapa === 'noProcesado'
  return {
    dates,
    processes: dates && rfc === 'correctos',
    // Commissions §2 has the button here too; what is in payment was processed already, and it says so.
    processed: mayProcess && categoria === 'Comisionista' && etapa === 'enProcesoDePago',
    deletes: mayDelete && ajustes?.eliminarHasta.includes(etapa) === true,
    // Until it is known, as it is to begin with: the tools keep their room.
    downloads: ajustes === undefined ? etapa === 'pagado' : ajustes.pestanasConDescarga.includes(etapa),
  }
}

export const tabTextOf = (rol: string | null, etapa: Etapa): string =>
  (rol === 'comisionista' ? pestanasDelComisionista : pestanas)[etapa]

/** An agent's list has no tab of its own for what is on its way, unless something is. */
export const tabsOf = (rol: string | null, etapa: Etapa, conteos: Conteos | undefined) =>
  clavesDeEtapa
    .map((value) => ({ value, text: tabTextOf(rol, value), count: conteos?.[value].n }))
    .filter(
      ({ value, count = 0 }) =>
        rol !== 'comisionista' || value !== 'enProcesoDeEnvio' || count > 0 || etapa === value,
    )

/** «Aún no has cargado lotes» only to who loads them and has none in any stage. */
export function emptyTextOf(rol: string | null, etapa: Etapa, conteos: Conteos | undefined): string {
  const loads = rol === 'proveedor' || rol === 'comisionista'
  const none = conteos !== undefined && clavesDeEtapa.every((clave) => conteos[clave].n === 0)
  return loads && none && etapa === 'noProcesado' ? t.vacio.noProcesadoProveedor : t.vacio[etapa]
}
