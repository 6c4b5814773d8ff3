import { message } from '@valija/contract/messages.ts'
import { seCancela } from '@valija/domain/facturas/reglas/cancelacion-is-not-asked-for.ts'
import { isBloqueada } from '@valija/domain/lotes/envio/plan-envio.ts'
import { diaDe } from '@valija/domain/tiempo/dia.ts'
import { sql } from 'kysely'
import type { SatRespuesta } from '../../adapters/sat/port.ts'
import { inTransaction } from '../../db/connection.ts'
import { holdEstancias } from '../../db/hold-estancias.ts'
import type { Deps } from '../../deps.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { politicaVigente } from '../politica/politica-vigente.ts'
import { announceLote } from './announce-lote.ts'
import { tellPorCorregir } from './correo-por-corregir.ts'
import { advanceWhenAccepted, recountLote } from './recount-lote.ts'
import { noteRevividas } from './reservas-repetidas.ts'

type Dicho = Pick<SatRespuesta, 'estatusCancelacion' | 'validacionEfos'> & { estado: string }
/** As it was when the SAT was asked. */
export type FacturaPreguntada = Dicho & { id: number; loteId: number }
type Uses = Pick<Deps, 'db' | 'reloj' | 'jobs'>

/** What the SAT says anew beside its state: that it is to be cancelled, or that its issuer is listed, or no more. */
function whatChanged(antes: Dicho, ahora: Dicho, efosBloquean: readonly string[]): string | null {
  if (seCancela(antes) !== seCancela(ahora)) return ahora.estatusCancelacion
  const [estaba, esta] = [antes, ahora].map(({ validacionEfos }) => efosBloquean.includes(validacionEfos))
  if (estaba === esta) return null
  return message(esta ? 'emisorListado' : 'emisorNoListado', { codigo: ahora.validacionEfos })
}

/** Writes down what the SAT said, tells it where it changed, and lets a lote go on that waited for it. */
export async function writeSatAnswers(
  deps: Uses,
  answers: readonly { factura: FacturaPreguntada; respuesta: SatRespuesta }[],
): Promise<void> {
  const ahora = deps.reloj.ahora()
  const { efosBloquean } = await politicaVigente(deps.db, diaDe(ahora))
  await inTransaction(deps.db, async (tx) => {
    const loteIds = [...new Set(answers.map(({ factura }) => factura.loteId))].sort((a, b) => a - b)
    const lotes = await tx
      .selectFrom('lotes')
      .select(['id', 'creadorId'])
      .where('id', 'in', loteIds)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    const ids = answers.map(({ factura }) => factura.id)
    await holdEstancias(
      tx,
      sql`select booking_code from factura_reservas where factura_id = any(${ids}::bigint[])`,
    )
    const revividas: number[] = []
    for (const { factura, respuesta } of answers) {
      // A word outside the catalogue is not an answer: it stays to be verified, its text kept.
      const estado = respuesta.estado === 'Desconocido' ? 'Sin verificar' : respuesta.estado
      const esOtra =
        estado !== factura.estado ||
        isBloqueada({ ...respuesta, estado }, efosBloquean) !== isBloqueada(factura, efosBloquean)
      await tx
        .updateTable('facturas')
        .set({
          estado,
          codigoEstatus: respuesta.codigoEstatus,
          esCancelable: respuesta.esCancelable,
          estatusCancelacion: respuesta.estatusCancelacion,
          validacionEfos: respuesta.validacionEfos,
          satConsultadoEn: ahora,
          // What was settled was of what the SAT said then.
          ...(esOtra ? { atendidaEn: null, atendidaMotivo: null } : {}),
        })
        .where('id', '=', factura.id)
        .execute()
      if (factura.estado === 'Cancelado' && estado !== 'Cancelado') revividas.push(factura.id)
      const dicho = whatChanged(factura, { ...respuesta, estado }, efosBloquean)
      if (estado !== factura.estado || dicho !== null)
        await writeBitacora(tx, laMaquina, {
          entidad: 'factura',
          entidadId: factura.id,
          accion: 'verificarSat',
          de: factura.estado,
          a: estado,
          motivo: dicho || respuesta.codigoEstatus || null,
        })
    }
    await noteRevividas(tx, revividas)
    for (const lote of lotes) {
      const changed = answers.filter(
        ({ factura, respuesta }) => factura.loteId === lote.id && factura.estado !== respuesta.estado,
      )
      await recountLote(tx, lote.id, efosBloquean)
      if (changed.length > 0) {
        const conteo: Record<string, number> = {}
        for (const { respuesta } of changed) conteo[respuesta.estado] = (conteo[respuesta.estado] ?? 0) + 1
        await writeBitacora(tx, laMaquina, {
          entidad: 'lote',
          entidadId: lote.id,
          accion: 'verificarSat',
          detalle: { conteo },
        })
      }
      await tellPorCorregir(
        deps,
        tx,
        lote.id,
        answers
          .filter(
            ({ factura, respuesta }) =>
              factura.loteId === lote.id &&
              isBloqueada(respuesta, efosBloquean) &&
              (respuesta.estado !== factura.estado || !isBloqueada(factura, efosBloquean)),
          )
          .map(({ factura }) => factura.id),
      )
      await advanceWhenAccepted(tx, lote.id, ahora)
      await announceLote(tx, lote)
    }
  })
}
