import { sayMotivoDeEnvio } from '@valija/contract/redaccion/motivo-de-envio.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import type { EstadoEnvio } from '@valija/domain/lotes/envio/envio.ts'
import type { Juicio } from '@valija/domain/lotes/envio/read-answer.ts'
import { inTransaction } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { laMaquina, writeBitacora } from '../bitacora/write-bitacora.ts'
import { announceLote } from './announce-lote.ts'
import { tellPorCorregir } from './correo-por-corregir.ts'
import { keepTurno } from './lease.ts'
import type { FacturaPorEnviar, LoteEnEnvio } from './load-envio.ts'
import { noteRechazos } from './rechazos.ts'
import { advanceWhenAccepted, recountLote } from './recount-lote.ts'

type Respuestas = {
  /** What the bitácora of the lote says of it; null when it tells nothing that a person must read. */
  accion: 'respuestaAnt' | 'consultarAnt' | null
  efosBloquean: readonly string[]
  juicios: { factura: FacturaPorEnviar; juicio: Juicio }[]
  /**
   * Told of what was not sent yet: then those that wait to be sent take it too. `ajeno`: the lote is noted as another's with
   * them, or one that was stopped in between would be sent under that number.
   */
  porEnviar?: { ajeno: boolean }
}

/** Each answer on its factura, the counts of the lote, its next stage when that was the last: one transaction. */
export async function writeAnswers(
  deps: Pick<Deps, 'db' | 'reloj' | 'jobs'>,
  lote: LoteEnEnvio,
  { accion, efosBloquean, juicios, porEnviar }: Respuestas,
): Promise<void> {
  const ahora = deps.reloj.ahora()
  await inTransaction(deps.db, async (tx) => {
    await keepTurno(tx, lote.turno)
    await tx
      .selectFrom('lotes')
      .select('id')
      .where('id', '=', lote.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow()
    if (porEnviar?.ajeno)
      await tx.updateTable('lotes').set({ envioAjeno: true }).where('id', '=', lote.id).execute()
    const rechazadas: number[] = []
    for (const { factura, juicio } of juicios) {
      // An accepted factura stays so, whatever comes late.
      const { numUpdatedRows } = await tx
        .updateTable('facturas')
        .set({
          envio: juicio.envio,
          envioMotivo: juicio.motivo,
          envioDuda: juicio.duda,
          envioFolio: juicio.folio,
          ...(juicio.envio === 'duda' ? {} : { envioEn: ahora }),
        })
        .where('id', '=', factura.id)
        .where('envio', 'in', porEnviar ? ['pendiente', 'enviado', 'duda'] : ['enviado', 'duda'])
        .where('retiradaEn', 'is', null)
        .executeTakeFirst()
      const news = juicio.envio !== factura.envio || juicio.duda !== factura.envioDuda
      if (numUpdatedRows > 0n && news && juicio.envio === 'rechazado') rechazadas.push(factura.id)
      if (numUpdatedRows > 0n && news)
        await writeBitacora(tx, laMaquina, {
          entidad: 'factura',
          entidadId: factura.id,
          accion: 'envio',
          de: factura.envio,
          a: juicio.envio,
          motivo: sayMotivoDeEnvio(juicio.motivo) || null,
        })
    }
    await recountLote(tx, lote.id, efosBloquean)
    const conteo: Partial<Record<EstadoEnvio, number>> = {}
    for (const { juicio } of juicios) conteo[juicio.envio] = (conteo[juicio.envio] ?? 0) + 1
    const answered = juicios.every(
      ({ juicio }) => juicio.envio === 'aceptado' || juicio.envio === 'rechazado',
    )
    if (answered)
      await tx
        .updateTable('lotes')
        .set({ envioError: '', envioErrorEn: null })
        .where('id', '=', lote.id)
        .execute()
    await tx
      .insertInto('envios')
      .values({
        loteId: lote.id,
        paso: accion === 'consultarAnt' ? 'consulta' : 'contabilidad',
        resultado: answered ? 'respondido' : 'sin respuesta',
        detalle: { conteo },
      })
      .execute()
    if (accion) {
      const rechazos = juicios
        .filter(({ juicio }) => juicio.envio === 'rechazado')
        .map(({ factura, juicio }) => ({
          factura: nombreDeFactura(factura, factura.uuid),
          motivo: sayMotivoDeEnvio(juicio.motivo),
        }))
      await writeBitacora(tx, laMaquina, {
        entidad: 'lote',
        entidadId: lote.id,
        accion,
        detalle: { conteo, rechazos },
      })
    }
    await tellPorCorregir(deps, tx, lote.id, rechazadas)
    await noteRechazos(
      tx,
      juicios
        .filter(({ factura }) => rechazadas.includes(factura.id))
        .map(({ factura, juicio }) => ({
          loteId: lote.id,
          factura: nombreDeFactura(factura, factura.uuid),
          uuid: factura.uuid,
          total: factura.total,
          moneda: factura.moneda,
          causa: { codigo: 'rechazadaPorAnt', motivo: juicio.motivo },
          creadoEn: ahora,
        })),
    )
    await advanceWhenAccepted(tx, lote.id, ahora)
    await announceLote(tx, lote)
  })
}
