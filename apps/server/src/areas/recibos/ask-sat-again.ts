import { readCfdi, satExpression } from '@valija/cfdi'
import { sql } from 'kysely'
import type { SatRespuesta } from '../../adapters/sat/port.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { announce } from '../../http/events.ts'
import { readArchivo } from '../../http/store-archivo.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'

/** What the SAT said a few minutes ago need not be asked again. */
const fresh = 10 * 60_000
const atOnce = 6

type Factura = { id: number; loteId: number; xmlArchivoId: string; estado: string }

/**
 * Asks the SAT about the facturas of lotes that are about to be paid, and keeps its answers. Facturas it did not answer
 * about come back by id: nothing is known against them, and they cannot be paid now. Never call it in a transaction.
 */
export async function askSatAgain(
  deps: Deps,
  loteIds: readonly number[],
): Promise<{ sinRespuesta: ReadonlySet<number> }> {
  const ahora = deps.reloj.ahora()
  const pending: Factura[] = await deps.db
    .selectFrom('facturas')
    .select(['id', 'loteId', 'xmlArchivoId', 'estado'])
    .where('loteId', 'in', [...loteIds, -1])
    .where('eliminadaEn', 'is', null)
    .where('retiradaEn', 'is', null)
    .where((eb) =>
      eb.or([
        eb('satConsultadoEn', 'is', null),
        eb('satConsultadoEn', '<', new Date(ahora.getTime() - fresh)),
        eb('estado', 'not in', ['Vigente', 'Cancelado', 'No Encontrado']),
      ]),
    )
    .orderBy('id')
    .execute()
  const sinRespuesta = new Set<number>()
  const queue = pending.values()
  const worker = async () => {
    for (const factura of queue) {
      const answer = await ask(deps, factura)
      if (answer === null) sinRespuesta.add(factura.id)
      else await keep(deps, factura, answer)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return { sinRespuesta }
}

async function ask(deps: Deps, { id, xmlArchivoId }: Factura): Promise<SatRespuesta | null> {
  try {
    const lectura = readCfdi(await readArchivo(deps, xmlArchivoId))
    const expression = lectura.ok ? satExpression(lectura.cfdi) : null
    return expression === null ? null : await deps.sat.consultar(expression)
  } catch (error) {
    deps.log.warn({ err: error, facturaId: id }, 'the SAT was not heard before paying')
    return null
  }
}

async function keep(deps: Deps, factura: Factura, answer: SatRespuesta): Promise<void> {
  const politica = await politicaVigente(deps.db, await deps.reloj.hoy())
  const estado = answer.estado === 'Desconocido' ? 'Sin verificar' : answer.estado
  await inTransaction(deps.db, async (tx) => {
    const { codigoEstatus, esCancelable, estatusCancelacion, validacionEfos } = answer
    await tx
      .updateTable('facturas')
      .set({
        estado,
        codigoEstatus,
        esCancelable,
        estatusCancelacion,
        validacionEfos,
        satConsultadoEn: deps.reloj.ahora(),
      })
      .where('id', '=', factura.id)
      .execute()
    if (estado === factura.estado) return
    await sql`update lotes l set
        num_sin_verificar = (select count(*) from facturas f where f.lote_id = l.id and f.eliminada_en is null
          and f.retirada_en is null and f.estado not in ('Vigente', 'Cancelado', 'No Encontrado')),
        num_bloqueadas = (select count(*) from facturas f where f.lote_id = l.id and f.eliminada_en is null
          and f.retirada_en is null and (f.estado in ('Cancelado', 'No Encontrado')
            or f.validacion_efos = any(${politica.efosBloquean})))
      where l.id = ${factura.loteId}`.execute(tx)
    await writeBitacora(tx, laMaquina, {
      entidad: 'factura',
      entidadId: factura.id,
      accion: 'estadoSat',
      de: factura.estado,
      a: estado,
      detalle: { codigoEstatus, loteId: factura.loteId },
    })
    await announce(tx, { tipo: 'lote', ids: [String(factura.loteId)] })
  })
}
