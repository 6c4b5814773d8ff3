import { monedas } from '@valija/palabras/moneda.ts'
import { z } from 'zod'
import { asientoDeBitacora } from './bitacora.ts'
import { dia, id, opcional, texto } from './campos-de-pago.ts'
import { movimientoDePago } from './conciliacion.ts'
import { entregaCorreo } from './correos.ts'
import { codigosPegados, consultaLista, paginaDe, porPagina } from './lista.ts'
import { motivo } from './motivo.ts'
import { pesos } from './pesos.ts'

export const idDePago = z.object({ pagoID: id })

/** Filters of the payment list (Payments §3). */
export const filtrosDePago = z.object({
  fechaCreacionInicio: opcional(dia),
  fechaCreacionFin: opcional(dia),
  fechaPagoInicio: opcional(dia),
  fechaPagoFin: opcional(dia),
  rfc: opcional(z.string().trim().max(20)),
  bookingCode: opcional(z.string().trim().max(20)),
  metodoPagoID: opcional(id),
  estadoID: opcional(id),
  estatusMigracionID: opcional(id),
})
export type FiltrosDePago = z.infer<typeof filtrosDePago>
/** Ten rows a page, as the list documents. */
export const consultaPagos = consultaLista.extend(filtrosDePago.shape).extend({
  porPagina: porPagina(10),
  /** Localizadores, pasted. */
  codigos: codigosPegados,
})

/** A payment as listed (Payments §3). `colorEstado` comes from outside and is not painted. */
export const pagoListado = z
  .object({
    pagoID: z.number().int(),
    fechaCreacion: z.string(),
    fechaPago: z.string(),
    fechaBancos: z.string().nullable(),
    rfc: z.string(),
    bookingCode: z.string(),
    nombrePaquete: z.string(),
    /** In the currency of its method. */
    montoPago: pesos,
    concepto: z.string(),
    numeroTransaccion: z.string(),
    userCreate: z.string(),
    userValidator: z.string().nullable(),
    nombreMoneda: z.string(),
    nombreMetodoPago: z.string(),
    nombreBanco: z.string(),
    nombreCuenta: z.string(),
    numeroCuenta: z.string(),
    estadoID: z.number().int(),
    nombreEstado: z.string(),
    colorEstado: z.string().nullable(),
    nombreTipoPago: z.string(),
    urlComprobante: z.string().nullable(),
    motorReservaNombre: z.string(),
    minMotorReserva: z.string(),
    estatusMigracion: z.string(),
    montoPagadoMonedaReserva: pesos,
    montoPagoMonedaNacional: pesos,
    montoPagoDolares: pesos,
    monedaReserva: z.enum(monedas),
    tipoCambio: z.number(),
    monedaNacional: z.boolean(),
  })
  .meta({ id: 'PagoListado' })
export type PagoListado = z.infer<typeof pagoListado>
export const paginaPagos = paginaDe(pagoListado)
export const pagosListados = z.array(pagoListado)

/** Body of the documented search: the filters, all optional; `estadoID` 0 asks for every state. */
export const buscarPagosEntrada = filtrosDePago
  .extend({
    estadoID: opcional(z.coerce.number().int().min(0)),
    pagina: z.coerce.number().int().min(1).max(1000).default(1),
    porPagina: z.coerce.number().int().min(1).max(500).default(500),
  })
  .meta({ id: 'BuscarPagosEntrada' })

/** What the screens need to know of the installation and of this person. */
export const ajustesDePago = z
  .object({
    localizadorBusqueda: z.number().int(),
    localizadorForma: z.number().int(),
    textoSinPagos: z.string(),
    refrescoMs: z.number().int(),
    puedeCambiarEstado: z.boolean(),
    puedeCatalogos: z.boolean(),
    /** Statements and their matching. */
    puedeConciliar: z.boolean(),
    /** This installation reads proofs by machine. */
    leeComprobantes: z.boolean(),
  })
  .meta({ id: 'AjustesDePago' })
export type AjustesDePago = z.infer<typeof ajustesDePago>

/** PUT ActualizarEstado. `userValidatorID` is taken and ignored: the session says who. */
export const actualizarEstadoEntrada = z
  .object({
    pagoID: id,
    userValidatorID: z.unknown().optional(),
    nuevoEstadoID: z.coerce.number().int().nullish(),
    /** Ours: the state the person was looking at; another by now stops the change. */
    estadoVisto: z.coerce.number().int().nullish(),
    detalleRechazoPagoDescripcion: texto(1000).nullish(),
  })
  .meta({ id: 'ActualizarEstadoEntrada' })
export const estadoActualizado = z
  .object({
    pagoID: z.number().int(),
    estadoID: z.number().int(),
    nombreEstado: z.string(),
    /** Statement rows that wait again because the payment was rejected. */
    movimientosLiberados: z.number().int(),
  })
  .meta({ id: 'EstadoActualizado' })

const correoDePago = entregaCorreo.extend({
  plantilla: z.string(),
  registro: z.string(),
  para: z.string(),
})
export const pagoDetalle = pagoListado
  .extend({
    nombrePromocion: z.string().nullable(),
    registradoPor: z.string(),
    detalleRechazo: z.string().nullable(),
    comprobanteTipo: z.string().nullable(),
    comprobanteNombre: z.string().nullable(),
    correos: z.array(correoDePago),
    /** Statement rows tied to it; empty for who may not see statements. */
    movimientos: z.array(movimientoDePago),
    /** Warnings of a used proof that nobody has answered: until then no machine matches it. */
    avisosAbiertos: z.array(z.object({ texto: z.string(), otroPagoID: z.number().int().nullable() })),
    historia: z.array(asientoDeBitacora.omit({ detalle: true })),
  })
  .meta({ id: 'PagoDetalle' })
export type PagoDetalle = z.infer<typeof pagoDetalle>

export const atenderAvisosEntrada = z.object({ motivo }).meta({ id: 'AtenderAvisosDePagoEntrada' })
