import { parseDia } from '@valija/domain/tiempo/dia.ts'
import { z } from 'zod'
import { entregaCorreo } from './correos.ts'
import { consultaExportar, consultaLista, paginaDe } from './lista.ts'
import { pagos as textos } from './messages/pagos.ts'
import { pesos } from './pesos.ts'

const dia = z.string().refine((value) => parseDia(value) !== null, textos.fechaDePagoInvalida)
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER)
const opcional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' || value === null ? undefined : value), schema.optional())
/** The rate on the wire is a number, inside a decimal string. */
const tipoCambio = z.number().positive()

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
export const consultaPagos = consultaLista
  .extend(filtrosDePago.shape)
  .extend({ porPagina: z.coerce.number().int().min(1).max(100).default(10) })
export type ConsultaPagos = z.infer<typeof consultaPagos>
export const exportarPagos = consultaPagos.extend(consultaExportar.shape)

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
    monedaReserva: z.enum(['MXN', 'USD']),
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

const razon = z.enum(['mismoArchivo', 'mismaTransaccion', 'mismoMontoFechaCuenta'])
/** A payment that shares its proof, its transaction, or amount, day and account with another. */
export const reuso = z
  .object({
    /** Which of the payments being saved. */
    indice: z.number().int(),
    razones: z.array(razon),
    /** Null when the other is in the same list or belongs to somebody else. */
    pagoID: z.number().int().nullable(),
    bookingCode: z.string(),
    fechaPago: z.string(),
    monto: pesos,
    moneda: z.enum(['MXN', 'USD']),
    concepto: z.string(),
    numeroTransaccion: z.string(),
    urlComprobante: z.string().nullable(),
  })
  .meta({ id: 'ReusoDeComprobante' })
export type Reuso = z.infer<typeof reuso>

const texto = (maximo: number) => z.string().trim().max(maximo)
/** A new payment as saved (Payments §3). Fixed ids are taken as given but stored as documented. */
export const pagoNuevo = z
  .object({
    motorReservaID: z.union([z.literal(1), z.literal(2)]),
    monedaID: z.union([z.literal(1), z.literal(2)]).default(1),
    metodoPagoID: id,
    promocionID: id.nullish(),
    bancoID: z.number().int().default(1),
    cuentaPagoID: z.number().int().default(1),
    estadoID: z.number().int().default(3),
    tipoPagoID: z.number().int().default(1),
    comprobanteID: id.default(1),
    clientID: z.number().int().default(1),
    userID: texto(254),
    bookingCode: texto(20),
    montoPagadoMonedaReserva: pesos,
    montoPagoMonedaNacional: pesos,
    /** Ours: the amount as entered, in the currency of the method. */
    montoPago: pesos.optional(),
    tipoCambio,
    concepto: texto(500),
    rfc: texto(20),
    fechaPago: dia,
    fechaBancos: opcional(dia),
    nombrePaquete: texto(300).default(''),
    numeroTransaccion: texto(60).default(''),
  })
  .meta({ id: 'PagoNuevo' })
export type PagoNuevo = z.infer<typeof pagoNuevo>
export const pagosNuevos = z.array(pagoNuevo).max(100)

/** Ours: the same with what a double click and a used proof need. */
export const guardarPagosEntrada = z
  .object({
    clave: z.uuid(),
    pagos: pagosNuevos,
    /** Why a proof that looks used is registered all the same. */
    motivoReuso: texto(500).nullish(),
  })
  .meta({ id: 'GuardarPagosEntrada' })
export const guardarPagosRespuesta = z
  .object({ pagos: z.array(z.object({ pagoID: z.number().int() })), repetido: z.boolean() })
  .meta({ id: 'GuardarPagosRespuesta' })
export const revisarReusoEntrada = z.object({ pagos: pagosNuevos.min(1) }).meta({ id: 'RevisarReusoEntrada' })
export const revisarReusoRespuesta = z
  .object({ reusos: z.array(reuso) })
  .meta({ id: 'RevisarReusoRespuesta' })

export const buscarReservaEntrada = z
  .object({ localizador: texto(20), rfc: texto(20) })
  .meta({ id: 'BuscarReservaEntrada' })

/** A booking of the payment engines (Payments §3). */
export const reservaDePago = z
  .object({
    bookingCode: z.string(),
    rfc: z.string(),
    motorReservaID: z.union([z.literal(1), z.literal(2)]),
    motorReservaNombre: z.string(),
    fechaPrimerServicio: z.string().nullable(),
    moneda: z.enum(['MXN', 'USD']),
    tipoCambio: z.number().nullable(),
    tarifa: pesos,
    impuesto: pesos,
    total: pesos,
    comision: pesos,
    precioNeto: pesos,
    costo: pesos,
    facturada: z.boolean(),
    estatus: z.string(),
    montoPendientePago: pesos,
    nombrePaquete: z.string(),
    pasajeros: z.number().int(),
    familyProductID: z.number().int().nullable(),
    canal: z.string(),
  })
  .meta({ id: 'ReservaDePago' })
export type ReservaDePago = z.infer<typeof reservaDePago>

export const pagoDeReserva = z
  .object({
    origen: z.enum(['externo', 'valija']),
    clave: z.string(),
    /** Present when this person may open it. */
    pagoID: z.number().int().nullable(),
    fecha: z.string(),
    concepto: z.string(),
    monto: pesos,
    metodo: z.string(),
    nombreEstado: z.string().nullable(),
    tieneComprobante: z.boolean(),
  })
  .meta({ id: 'PagoDeReserva' })
export type PagoDeReserva = z.infer<typeof pagoDeReserva>

export const busquedaReserva = z
  .object({
    reserva: reservaDePago,
    pagos: z.array(pagoDeReserva),
    totales: z.object({ total: pesos, pagado: pesos, faltante: pesos }),
    puedeAnadir: z.boolean(),
    /** The engine did not tell its own payments: what is shown may lack some. */
    faltanExternos: z.boolean(),
  })
  .meta({ id: 'BusquedaReserva' })
export type BusquedaReserva = z.infer<typeof busquedaReserva>

export const fechaDeTipoCambio = z.object({ fecha: z.string().regex(/^\d{8}$/, textos.fechaDePagoInvalida) })
export const tipoCambioRespuesta = z
  .object({ tipoCambio, fecha: z.string(), fechaDato: z.string(), serie: z.string() })
  .meta({ id: 'TipoCambioRespuesta' })
export type TipoCambioRespuesta = z.infer<typeof tipoCambioRespuesta>

/** What the screens need to know of the installation and of this person. */
export const ajustesDePago = z
  .object({
    localizadorBusqueda: z.number().int(),
    localizadorForma: z.number().int(),
    textoSinPagos: z.string(),
    refrescoMs: z.number().int(),
    puedeCambiarEstado: z.boolean(),
    puedeCatalogos: z.boolean(),
    /** This installation reads proofs by machine. */
    leeComprobantes: z.boolean(),
  })
  .meta({ id: 'AjustesDePago' })
export type AjustesDePago = z.infer<typeof ajustesDePago>

export const comprobanteSubido = z
  .object({
    comprobanteID: z.number().int(),
    urlComprobante: z.string(),
    tipo: z.string(),
    nombre: z.string(),
    /** Payments already registered with this very file. */
    repetidos: z.number().int(),
  })
  .meta({ id: 'ComprobanteSubido' })
export type ComprobanteSubido = z.infer<typeof comprobanteSubido>
export const idDeComprobante = z.object({ comprobanteID: id })
/** Proof (Payments §3). */
export const comprobanteWire = z
  .object({ comprobanteID: z.number().int(), urlComprobante: z.string().nullable() })
  .meta({ id: 'Comprobante' })
export const crearComprobanteEntrada = z
  .object({ urlComprobante: z.string().max(300) })
  .meta({ id: 'CrearComprobanteEntrada' })

/** PUT ActualizarEstado. `userValidatorID` is taken and ignored: the session says who. */
export const actualizarEstadoEntrada = z
  .object({
    pagoID: id,
    userValidatorID: z.unknown().optional(),
    nuevoEstadoID: z.coerce.number().int().nullish(),
    detalleRechazoPagoDescripcion: texto(1000).nullish(),
  })
  .meta({ id: 'ActualizarEstadoEntrada' })
export const estadoActualizado = z
  .object({ pagoID: z.number().int(), estadoID: z.number().int(), nombreEstado: z.string() })
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
    historia: z.array(
      z.object({
        id: z.string(),
        cuando: z.string(),
        quien: z.string(),
        accion: z.string(),
        de: z.string().nullable(),
        a: z.string().nullable(),
        motivo: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PagoDetalle' })
export type PagoDetalle = z.infer<typeof pagoDetalle>

/** One value read from a proof: its text, how sure, and where on the page (parts of its width and height). */
export const campoLeido = z.object({
  valor: z.string(),
  confianza: z.number().min(0).max(1).default(1),
  lugar: z
    .object({
      pagina: z.number().int().default(1),
      x: z.number(),
      y: z.number(),
      ancho: z.number(),
      alto: z.number(),
    })
    .nullish(),
  /** What a person should look at, when the machine is not sure. */
  duda: z.string().nullish(),
})
export type CampoLeido = z.infer<typeof campoLeido>

/** Proof analysis result (Payments §3): each field carries its value; ours adds how sure and where. */
export const analisisComprobante = z
  .object({
    isValid: z.boolean(),
    errorMessage: z.string().nullish(),
    campos: z
      .object({
        fechaPago: campoLeido,
        montoPagado: campoLeido,
        moneda: campoLeido,
        concepto: campoLeido,
        numeroTransaccion: campoLeido,
      })
      .partial(),
  })
  .meta({ id: 'AnalisisComprobante' })
export type AnalisisComprobante = z.infer<typeof analisisComprobante>
