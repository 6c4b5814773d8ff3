import { enMontos } from '@valija/contract/en-pesos.ts'
import { correosLotes as texto } from '@valija/contract/messages/correos-lotes.ts'
import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import { etapas } from '@valija/domain/lotes/etapas.ts'
import { sql } from 'kysely'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import type { Plantilla } from '../correos/plantilla.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { botonDeLote, deNovedadDeLote, readLoteAvisado, tellOfLote } from './correos-de-lote.ts'

/** A mail is read at a glance: more facturas than these are counted. */
const maximo = 15

/** Tells, of a lote, that facturas of it cannot be paid as they are; nothing when there are none. */
export async function tellPorCorregir(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  loteId: number,
  facturaIds: readonly number[],
): Promise<void> {
  if (facturaIds.length === 0) return
  // The same facturas may fail again after they were sent again: that is another event.
  await tellOfLote(deps, tx, loteId, {
    plantilla: 'porCorregir',
    registro: `${loteId}:${deps.reloj.ahora().getTime()}:${Math.min(...facturaIds)}`,
  })
}

type PorCorregir = {
  nombre: string
  total: number
  moneda: string
  envio: string
  motivo: MotivoDeEnvio | null
  estado: string
}
export const porCorregirPlantilla: Plantilla = {
  ...deNovedadDeLote,
  async prepare(deps, registro, para) {
    const lote = await readLoteAvisado(deps.db, registro)
    if (!lote || lote.eliminadoEn !== null) return null
    const { efosBloquean } = await politicaVigente(deps.db, await deps.reloj.hoy())
    const { rows } = await sql<PorCorregir & { n: number }>`
      select coalesce(nullif(trim(f.serie || ' ' || f.folio), ''), upper(f.uuid::text)) as nombre, f.total, f.moneda,
        f.envio, f.envio_motivo as motivo, f.estado, count(*) over ()::int as n
      from facturas f where f.lote_id = ${lote.id} and f.eliminada_en is null and f.retirada_en is null
        and f.atendida_en is null and (f.envio = 'rechazado' or f.estado in ('Cancelado', 'No Encontrado')
          or f.validacion_efos = any(${efosBloquean}::text[]))
      order by f.id limit ${maximo}`.execute(deps.db)
    const n = rows[0]?.n ?? 0
    if (n === 0) return null
    const pagado = lote.estatus === etapas.pagado
    const asunto = texto.porCorregir[pagado ? 'asuntoPagadas' : 'asunto']({ n, lote: lote.nombre })
    return {
      asunto,
      titulo: asunto,
      parrafos: [texto.porCorregir[pagado ? 'cuerpoPagadas' : 'cuerpo']({ n })],
      datos: rows.map((fila): [string, string] => [
        `${fila.nombre} · ${enMontos([{ moneda: fila.moneda, monto: fila.total }])}`,
        pagado ? sayWhyPagada(fila) : sayWhy(fila),
      ]),
      ...(await botonDeLote(deps, lote, para)),
      ...(n > rows.length ? { notas: [texto.porCorregir.mas({ n: n - rows.length })] } : {}),
    }
  },
}

function sayWhy({ envio, motivo, estado }: PorCorregir): string {
  if (estado === 'Cancelado' || estado === 'No Encontrado') return texto.porCorregir[estado]
  return envio === 'rechazado'
    ? texto.porCorregir.rechazada({ motivo: sayMotivoDeEnvio(motivo) })
    : texto.porCorregir.efos
}

const sayWhyPagada = ({ estado }: PorCorregir): string =>
  estado === 'Cancelado' || estado === 'No Encontrado'
    ? texto.porCorregir.pagada[estado]
    : texto.porCorregir.pagada.efos
