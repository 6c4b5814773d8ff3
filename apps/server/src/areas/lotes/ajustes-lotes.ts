import type { AjustesLotes } from '@valija/contract/lotes.ts'
import { clavesDeEtapa, type Etapa } from '@valija/domain/lotes/etapas.ts'
import { proposeFechaDePago } from '@valija/domain/lotes/propose-fecha-de-pago.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { Conn } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Actor } from '../../http/actor.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { alcanceDeLotes } from './alcance-lotes.ts'

/** The policy names tabs as people do, in the plural: 'pagados' is the stage pagado. */
const etapaDe = (nombre: string): Etapa[] =>
  clavesDeEtapa.filter((etapa) => etapa === nombre || `${etapa}s` === nombre)

/** Which tabs carry 'Descargar Facturas', in which stages a lote may be deleted, and which payment day is proposed. */
export async function readAjustes(deps: Pick<Deps, 'db' | 'reloj'>, actor: Actor): Promise<AjustesLotes> {
  const hoy = await deps.reloj.hoy()
  const { pestanasConDescarga, eliminarHasta } = await politicaVigente(deps.db, hoy)
  return {
    fechaPagoPropuesta: actor.capacidades.includes('lotes.procesar')
      ? proposeFechaDePago(hoy, await ultimaFechaDePago(deps.db, actor))
      : null,
    pestanasConDescarga: pestanasConDescarga.flatMap(etapaDe),
    eliminarHasta: eliminarHasta.flatMap(etapaDe),
  }
}

/** The day given to the lote processed last, of those this person sees. */
async function ultimaFechaDePago(db: Conn, actor: Actor): Promise<Dia | null> {
  const { rows } = await sql<{ fechaPago: Dia | null }>`select l.fecha_pago from lotes l
    where l.procesado_en is not null and ${alcanceDeLotes(actor)} order by l.procesado_en desc limit 1`.execute(
    db,
  )
  return rows[0]?.fechaPago ?? null
}
