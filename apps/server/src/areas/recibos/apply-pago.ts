import { enMontos } from '@valija/contract/en-pesos.ts'
import { message } from '@valija/contract/messages.ts'
import { nombreDeFactura } from '@valija/domain/facturas/nombre-de-factura.ts'
import { dayOutOfSense } from '@valija/domain/recibos/dia-de-pago.ts'
import { distributeMonto, saldoDeTodas } from '@valija/domain/recibos/distribute-monto.ts'
import { type Dia, enDiaMesAnio } from '@valija/domain/tiempo/dia.ts'
import { normalizeRfc } from '@valija/palabras/rfc.ts'
import type { Tx } from '../../db/connection.ts'
import type { Deps } from '../../deps.ts'
import { type Autor, writeBitacora } from '../bitacora/write-bitacora.ts'
import { tellOfLote } from '../lotes/correos-de-lote.ts'
import { type FacturaPagable, type LotePagable, readFacturas } from './lotes-por-pagar.ts'
import { notSaved } from './refuse-unpayable.ts'

export type PagoNuevo = {
  rfc: string
  titular: string
  bancoBeneficiario: string
  fechaPago: string
  /** Centavos. */
  total: number
  folio: string
  sincronizado: 'no' | 'si'
  origen: 'manual' | 'recibo'
  reciboPagoId: number | null
}

/** The facturas of locked lotes, with what is paid of each: read once for all payments of a save, which go on with it. */
export type Libro = ReadonlyMap<number, readonly FacturaPagable[]>
export async function openLibro(tx: Tx, loteIds: readonly number[]): Promise<Libro> {
  return Map.groupBy(await readFacturas(tx, loteIds), ({ loteId }) => loteId)
}

/**
 * A payment on a locked lote: the comprobante, its part per factura, and what is paid of the lote. What complements the
 * payments of a save call for is told after the last of them (`expectComplementos`), and the lote is marked as paid by another step.
 */
export async function applyPago(
  deps: Pick<Deps, 'jobs' | 'reloj'>,
  tx: Tx,
  autor: Autor,
  lote: LotePagable,
  pago: PagoNuevo,
  { libro, hoy }: { libro: Libro; hoy: Dia },
): Promise<number> {
  assertTakesPago(lote, pago)
  const facturas = libro.get(lote.id) ?? []
  const saldo = saldoDeTodas(facturas)
  if (pago.total > saldo) {
    const enSuMoneda = (monto: number) => enMontos([{ moneda: lote.moneda, monto }])
    throw notSaved(
      'montoExcede',
      message('montoExcede', {
        nombre: lote.nombre,
        monto: enSuMoneda(pago.total),
        saldo: enSuMoneda(saldo),
      }),
    )
  }
  const { pagos } = distributeMonto(pago.total, facturas)
  const pagadas = facturas.filter(({ id }) => pagos.some(({ facturaId }) => facturaId === id))
  assertDayOf(lote, pago, pagadas, hoy)
  const id = await insertPago(tx, autor, lote, pago, pagos)
  for (const factura of pagadas)
    factura.pagado += pagos.find(({ facturaId }) => facturaId === factura.id)?.monto ?? 0
  await tx
    .updateTable('lotes')
    .set((eb) => ({ pagado: eb('pagado', '+', pago.total) }))
    .where('id', '=', lote.id)
    .execute()
  await writeBitacora(tx, autor, {
    entidad: 'lote',
    entidadId: lote.id,
    accion: 'comprobanteAgregado',
    detalle: {
      comprobanteId: id,
      origen: pago.origen,
      folio: pago.folio,
      fechaPago: pago.fechaPago,
      monto: pago.total,
      moneda: lote.moneda,
      porPagar: saldo - pago.total,
      facturas: pagos.length,
    },
  })
  await tellOfLote(deps, tx, lote.id, {
    plantilla: 'tePagamos',
    registro: `${lote.id}:${id}`,
    creadoPor: autor.usuarioId,
  })
  return id
}

/** The lote waits for a payment, in this currency and to this RFC. */
function assertTakesPago({ nombre, estatus, moneda, proveedorRfc }: LotePagable, pago: PagoNuevo): void {
  if (estatus !== 'En proceso de pago')
    throw notSaved('loteNoEnPago', message('loteNoEnPago', { nombre, estatus }))
  if (pago.origen === 'recibo' && moneda !== 'MXN')
    throw notSaved('montoExcede', message('reciboEnPesos', { nombre }))
  if (normalizeRfc(pago.rfc) !== normalizeRfc(proveedorRfc))
    throw notSaved(
      'rfcNoCorresponde',
      message('rfcNoCorresponde', { nombre, encontrado: pago.rfc, esperado: proveedorRfc }),
    )
}

/** Nobody paid tomorrow, nor before there was a factura. */
function assertDayOf(
  { nombre }: LotePagable,
  { fechaPago }: PagoNuevo,
  pagadas: readonly FacturaPagable[],
  hoy: Dia,
): void {
  const desorden = dayOutOfSense(fechaPago, hoy, pagadas)
  const fecha = enDiaMesAnio(fechaPago)
  if (desorden?.motivo === 'futura') throw notSaved('pagoFuturo', message('pagoFuturo', { nombre, fecha }))
  if (desorden?.motivo === 'antesDeFactura')
    throw notSaved(
      'pagoAntesDeFactura',
      message('pagoAntesDeFactura', {
        nombre,
        fecha,
        factura: nombreDeFactura(desorden.factura, desorden.factura.uuid),
        emitida: enDiaMesAnio(desorden.emitida),
      }),
    )
}

async function insertPago(
  tx: Tx,
  autor: Autor,
  lote: LotePagable,
  pago: PagoNuevo,
  pagos: ReturnType<typeof distributeMonto>['pagos'],
): Promise<number> {
  const { id } = await tx
    .insertInto('comprobantesPago')
    .values({
      ...pago,
      rfc: normalizeRfc(pago.rfc),
      loteId: lote.id,
      creadoPor: autor.usuarioId,
      anuladoEn: null,
      anuladoPor: null,
      anuladoMotivo: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('facturaPagos')
    .values(
      pagos.map(({ facturaId, monto }) => ({
        facturaId,
        monto,
        loteId: lote.id,
        comprobanteId: id,
        fechaPago: pago.fechaPago,
        anuladoEn: null,
      })),
    )
    .execute()
  return id
}
