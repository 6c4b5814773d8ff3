import type { AjustesLotes } from '@valija/contract/lotes.ts'
import { type Etapa, etapas } from '@valija/domain/lotes/etapas.ts'
import { proponerFechaDePago } from '@valija/domain/lotes/proponer-fecha-de-pago.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** The policy names tabs as people do, in the plural: 'pagados' is the stage pagado. */
const etapaDe = (nombre: string): Etapa[] =>
  (Object.keys(etapas) as Etapa[]).filter((etapa) => etapa === nombre || `${etapa}s` === nombre)

/** Which tabs carry 'Descargar Facturas', in which stages a lote may be deleted, and which payment day is proposed. */
export async function readAjustes(
  { db, reloj }: Pick<Deps, 'db' | 'reloj'>,
  actor: Pick<Actor, 'capacidades'>,
): Promise<AjustesLotes> {
  const hoy = await reloj.hoy()
  const { pestanasConDescarga, eliminarHasta } = await politicaVigente(db, hoy)
  const ultimo = await db
    .selectFrom('lotes')
    .select('fechaPago')
    .where('procesadoEn', 'is not', null)
    .orderBy('procesadoEn', 'desc')
    .limit(1)
    .executeTakeFirst()
  const propuesta = proponerFechaDePago(hoy, (ultimo?.fechaPago ?? null) as Dia | null)
  return {
    fechaPagoPropuesta: actor.capacidades.includes('lotes.procesar') ? propuesta : null,
    pestanasConDescarga: pestanasConDescarga.flatMap(etapaDe),
    eliminarHasta: eliminarHasta.flatMap(etapaDe),
  }
}
