import { clasesDeDuda, estadosEnvio } from '@valija/domain/lotes/envio/envio.ts'
import { z } from 'zod'
import { hallazgoFactura } from './facturas.ts'
import { consultaLista, paginaDe, porPagina } from './lista.ts'
import { loteFila } from './lotes.ts'
import { pesos } from './pesos.ts'
import { renglonDeReserva } from './renglon-de-reserva.ts'

/** A booking that another living factura had billed already; who it is, is null for a hotel when it is another's. */
export const reservaRepetida = z
  .object({
    facturaId: z.number().int(),
    factura: z.string(),
    bookingCode: z.string(),
    otra: z.string().nullable(),
    lote: z.string().nullable(),
    estatus: z.string().nullable(),
    /** Null while nobody has said why: the lote is not processed. */
    motivo: z.string().nullable(),
    explicadoPor: z.string().nullable(),
  })
  .meta({ id: 'ReservaRepetida' })
export type ReservaRepetida = z.infer<typeof reservaRepetida>

/** A factura whose sello the machine cannot judge: why, and what a person decided. */
export const facturaPorRevisar = z
  .object({
    facturaId: z.number().int(),
    factura: z.string(),
    /** While it is pendiente the lote is not processed. */
    revision: z.enum(['pendiente', 'aceptada', 'rechazada']),
    motivo: z.string().nullable(),
    revisadaPor: z.string().nullable(),
    /** What the machine found, in words for this reader. */
    motivos: z.array(hallazgoFactura),
  })
  .meta({ id: 'FacturaPorRevisar' })
export type FacturaPorRevisar = z.infer<typeof facturaPorRevisar>

const suma = z.object({ facturas: z.number().int(), importe: pesos })
export const loteDetalle = loteFila
  .extend({
    fechas: z.object({
      noProcesado: z.string(),
      enProcesoDeEnvio: z.string().nullable(),
      enProcesoDePago: z.string().nullable(),
      pagado: z.string().nullable(),
    }),
    procesadoPor: z.string().nullable(),
    conteoEnvio: z.record(z.enum(estadosEnvio), z.number().int()),
    totales: z.object({ valija: suma, ant: suma, diferencia: suma }),
    /** Of those in doubt: asking ANT again does not settle them. */
    numPorConfirmar: z.number().int(),
    envioErrorEn: z.string().nullable(),
    envioIntentos: z.number().int(),
    /** This installation's ANT can be asked what it holds. */
    sePuedeConsultar: z.boolean(),
    urlLayout: z.string().nullable(),
    numRetiradas: z.number().int(),
    repetidas: z.array(reservaRepetida),
    porRevisar: z.array(facturaPorRevisar),
  })
  .meta({ id: 'LoteDetalle' })
export type LoteDetalle = z.infer<typeof loteDetalle>

export const consultaFacturas = consultaLista.extend({
  porPagina: porPagina(5),
})
export const facturaFila = z
  .object({
    id: z.number().int(),
    loteId: z.number().int(),
    serie: z.string(),
    folio: z.string(),
    uuid: z.string(),
    emisor: z.string(),
    receptor: z.string(),
    fecha: z.string(),
    fechaTimbrado: z.string(),
    metodoPago: z.string(),
    formaPago: z.string().nullable(),
    usoCfdi: z.string(),
    total: pesos,
    moneda: z.string(),
    estado: z.string(),
    /** Vigente, and its issuer has asked the SAT to cancel it. */
    seCancela: z.boolean(),
    validacionEfos: z.string(),
    envio: z.enum(estadosEnvio),
    envioMotivo: z.string(),
    /** A doubt that asking ANT again does not settle: a person notes what ANT's people say. */
    envioDuda: z.enum(clasesDeDuda),
    envioFolio: z.string().nullable(),
    envioEn: z.string().nullable(),
    numReservas: z.number().int(),
    retiradaEn: z.string().nullable(),
    retiradaMotivo: z.string().nullable(),
    /** It may be taken out of its lote now, so that the rest goes on. */
    retirable: z.boolean(),
    /** It was paid and is not valid any more: a person has to say how that was settled. */
    porAtender: z.boolean(),
    atendidaMotivo: z.string().nullable(),
    urlxml: z.string(),
    urlpdf: z.string().nullable(),
  })
  .meta({ id: 'FacturaFila' })
export type FacturaFila = z.infer<typeof facturaFila>
export const paginaFacturas = paginaDe(facturaFila)

export const reservaFila = z
  .object({
    id: z.number().int(),
    ...renglonDeReserva,
    /** Its factura's. */
    moneda: z.string(),
  })
  .meta({ id: 'ReservaFila' })
export type ReservaFila = z.infer<typeof reservaFila>
export const paginaReservas = paginaDe(reservaFila)
