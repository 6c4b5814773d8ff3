import { normalizeRfc } from '@valija/palabras/rfc.ts'
import { z } from 'zod'
import { idNumerico as id } from './id.ts'
import { codigosPegados, consultaLista, paginaDe, porPagina } from './lista.ts'
import { comisiones } from './messages/comisiones.ts'
import { pesos } from './pesos.ts'

export const bookingCode = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, comisiones.sinReserva)
  .regex(/^[0-9A-Z]{1,6}$/, comisiones.reservaLarga)
export const rfcEntrada = z
  .string()
  .transform(normalizeRfc)
  .pipe(z.string().min(1, comisiones.sinRfc).max(13, comisiones.rfcLargo))

export const estadosComision = ['porFacturar', 'enPrefactura', 'facturada', 'noPagable'] as const
export type EstadoComision = (typeof estadosComision)[number]

/** Staff name the agent; an agent is always itself. */
export const deComisionista = z.object({ comisionistaId: id.optional() })
export const consultaComisiones = consultaLista.extend({
  ...deComisionista.shape,
  estado: z.enum(estadosComision).optional(),
  /** Localizadores, pasted. */
  codigos: codigosPegados,
  porPagina: porPagina(30),
})
export type ConsultaComisiones = z.infer<typeof consultaComisiones>

/** A commission line (Commissions §3); `commission` −1 cannot be paid, and `description` says why. */
export const comisionFila = z
  .object({
    bookingCode: z.string(),
    description: z.string(),
    bookingDate: z.string(),
    commission: pesos,
    inRemarks: z.string(),
    estado: z.enum(estadosComision),
    prefacturaId: z.number().int().nullable(),
  })
  .meta({ id: 'ComisionFila' })
export type ComisionFila = z.infer<typeof comisionFila>
export const paginaComisiones = paginaDe(comisionFila)

export const comisionista = z
  .object({
    clienteId: z.number().int(),
    razonSocialCliente: z.string(),
    nombreComercial: z.string(),
    rfcCliente: z.string(),
    regimenFiscal: z.string(),
    portalInvitacion: z.boolean(),
  })
  .meta({ id: 'Comisionista' })
export type Comisionista = z.infer<typeof comisionista>

const cuenta = z.object({ n: z.number().int(), total: pesos })
export const resumenComisiones = z
  .object({
    comisionista,
    totalAComisionar: pesos,
    porFacturar: cuenta,
    enPrefactura: cuenta,
    facturada: cuenta,
    noPagable: z.number().int(),
    /** ISO instant of the last reading; null when none has succeeded. */
    leidaEn: z.string().nullable(),
    /** The commission service did not answer: what is shown is the last reading. */
    sinRespuesta: z.boolean(),
  })
  .meta({ id: 'ResumenComisiones' })
export type ResumenComisiones = z.infer<typeof resumenComisiones>

/** Bookings chosen: by code, or every free one under the same search. */
export const seleccionEntrada = deComisionista
  .extend({
    bookingCodes: z.array(bookingCode).max(10_000).default([]),
    todas: z.boolean().default(false),
    q: consultaLista.shape.q,
  })
  .meta({ id: 'SeleccionComisiones' })
export type Seleccion = z.infer<typeof seleccionEntrada>

/** What the invoice must say before it is stamped (billing data of Commissions §3, exact to the centavo). */
export const hojaDeFactura = z
  .object({
    razonSocial: z.string(),
    nombreComercial: z.string(),
    rfc: z.string(),
    razonSocialCliente: z.string(),
    rfcCliente: z.string(),
    regimenFiscal: z.string(),
    reservas: z.number().int(),
    totalComisiones: pesos,
    tarifa: pesos,
    iva: pesos,
    /** What base + IVA, each rounded to the centavo, are over the commissions; 0.00, 0.01 or -0.01. */
    redondeo: pesos,
    retIva: pesos,
    tasaRetIva: z.string(),
    retIsr: pesos,
    tasaRetIsr: z.string(),
    total: pesos,
    totalAPagar: pesos,
    metodoPago: z.enum(['PUE', 'PPD']),
    formaPago: z.enum(['03', '99']),
    textoFormaPago: z.string(),
    receptor: z.object({
      rfc: z.string(),
      razonSocial: z.string(),
      regimenFiscal: z.string(),
      codigoPostal: z.string(),
      usoCfdi: z.string(),
    }),
    concepto: z.object({
      claveProdServ: z.string(),
      cantidad: z.string(),
      claveUnidad: z.string(),
      unidad: z.string(),
      descripcion: z.string(),
    }),
    fuente: z.string(),
  })
  .meta({ id: 'HojaDeFactura' })
export type Hoja = z.infer<typeof hojaDeFactura>

/** Screen of the generator (Commissions §2): one booking and an RFC. */
export const generadorEntrada = z.object({ bookingCode, rfc: rfcEntrada }).meta({ id: 'GeneradorPrefactura' })
export const generadorRespuesta = z
  .object({ bookingCode: z.string(), description: z.string(), commission: pesos, hoja: hojaDeFactura })
  .meta({ id: 'PrefacturaGenerada' })
export type PrefacturaGenerada = z.infer<typeof generadorRespuesta>

export const desgloseComision = z
  .object({
    bookingCode: z.string(),
    nombrePaquete: z.string(),
    fechas: z.string(),
    pasajeros: z.number().int(),
    precio: pesos,
    moneda: z.string(),
    iva: pesos,
    precioSinIva: pesos,
    otrosImpuestos: pesos,
    montoComisionable: pesos,
    pctComision: z.number(),
    comision: pesos,
    titular: z.string(),
    agente: z.object({ customerId: z.number().int(), nombre: z.string(), rfc: z.string() }),
  })
  .meta({ id: 'DesgloseComision' })
export type DesgloseComision = z.infer<typeof desgloseComision>
/** A customer outside the policy's list is sent to the capture page instead. */
export const desgloseRespuesta = z
  .object({ desglose: desgloseComision.nullable(), url: z.string().nullable() })
  .meta({ id: 'DesgloseRespuesta' })
export const idDeDesglose = z.object({ customerId: id, bookingCode })

/** Documented lines and lookups, field names as shown. */
export const lineaDocumentada = z.object({
  bookingCode: z.string(),
  description: z.string(),
  bookingDate: z.string(),
  commission: pesos,
  inRemarks: z.string(),
})
export const clienteDeReserva = z.object({
  bookingCode: z.string(),
  customerId: z.number().int(),
  customerRfc: z.string(),
})
export const idsDeAgentes = z.array(id).min(1).max(20)
export const consultaReservaComision = z.object({ bookingCode, clientId: id })
export const reservaComision = z.object({
  bookingCode: z.string(),
  commission: pesos,
  description: z.string(),
})
