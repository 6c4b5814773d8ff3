import type { AjustesLotes } from '@valija/contract/lotes.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import type { Deps } from '../../deps.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** The policy names tabs as people do, in the plural: 'pagados' is the stage pagado. */
const etapaDe = (nombre: string): Etapa[] =>
  (Object.keys(etapas) as Etapa[]).filter((etapa) => etapa === nombre || `${etapa}s` === nombre)

/** Which tabs carry 'Descargar Facturas', and in which stages a lote may be deleted. */
export async function readAjustes(deps: Pick<Deps, 'db' | 'reloj'>): Promise<AjustesLotes> {
  const { pestanasConDescarga, eliminarHasta } = await politicaVigente(deps.db, await deps.reloj.hoy())
  return {
    pestanasConDescarga: pestanasConDescarga.flatMap(etapaDe),
    eliminarHasta: eliminarHasta.flatMap(etapaDe),
  }
}
