import type { RenglonDeHoja } from '@valija/domain/comisiones/hoja.ts'
import { z } from 'zod'
import { archivoPdf, aviso } from './borradores.ts'
import { bookingCode, consultaComisiones, hojaDeFactura, seleccionEntrada } from './comisiones.ts'
import { cabeceraCfdi, hallazgoFactura, respuestaSat, situaciones } from './facturas.ts'
import { idNumerico as id } from './id.ts'
import { consultaLista, paginaDe, porPagina } from './lista.ts'
import { pesos } from './pesos.ts'

export const idDePrefactura = z.object({ id })
export const consultaPrefacturas = consultaComisiones.omit({ estado: true }).extend({
  porPagina: porPagina(15),
})
export const consultaPreReservas = consultaLista.extend({
  porPagina: porPagina(5),
})

export const prefacturaFila = z
  .object({
    id: z.number().int(),
    comisionistaId: z.number().int(),
    rfcEmisor: z.string(),
    razonSocialEmisor: z.string(),
    regimenFiscal: z.string(),
    numReservas: z.number().int(),
    tarifa: pesos,
    iva: pesos,
    retIva: pesos,
    retIsr: pesos,
    total: pesos,
    totalAPagar: pesos,
    creador: z.string(),
    /** ISO instant. */
    fechaCreacion: z.string(),
    /** An invoice was put in and is not saved yet. */
    conFactura: z.boolean(),
  })
  .meta({ id: 'PrefacturaFila' })
export type PrefacturaFila = z.infer<typeof prefacturaFila>
export const paginaPrefacturas = paginaDe(prefacturaFila)
export const preReservaFila = z
  .object({ idReservas: z.number().int(), bookingCode: z.string(), description: z.string(), total: pesos })
  .meta({ id: 'PreReserva' })
export type PreReserva = z.infer<typeof preReservaFila>
export const paginaPreReservas = paginaDe(preReservaFila)

/** Sent again under its `clave`, its answer lost, it is answered with the pre-invoice it made. */
export const prefacturaEntrada = seleccionEntrada
  .extend({ clave: z.uuid().optional() })
  .meta({ id: 'PrefacturaEntrada' })
export const prefacturaDetalle = z
  .object({ prefactura: prefacturaFila, hoja: hojaDeFactura })
  .meta({ id: 'PrefacturaDetalle' })
export type PrefacturaDetalle = z.infer<typeof prefacturaDetalle>
export const prefacturaGuardada = z.object({ id: z.number().int(), mensaje: z.string() })

/** A line of the sheet after the upload: what it must say, what it says, and the difference to the centavo. */
export const renglonDeHoja = z
  .object({
    clave: z.enum(['tarifa', 'iva', 'retIva', 'retIsr', 'totalAPagar']),
    esperado: pesos,
    encontrado: pesos,
    diferencia: pesos,
  })
  .meta({ id: 'RenglonDeHoja' }) satisfies z.ZodType<RenglonDeHoja>
export type { RenglonDeHoja }
/** The invoice put in against a pre-invoice, judged as of now; `factura` null while there is none. */
export const facturaDePrefactura = z
  .object({
    prefactura: prefacturaFila,
    hoja: hojaDeFactura,
    factura: z
      .object({
        id: z.string(),
        nombre: z.string(),
        cabecera: cabeceraCfdi.nullable(),
        situacion: z.enum(situaciones),
        sat: respuestaSat.nullable(),
        hallazgos: z.array(hallazgoFactura),
        /** The sheet again, with the difference to the centavo. */
        comparacion: z.array(renglonDeHoja),
        ant: z.enum(['pendiente', 'sinRespuesta', 'correcto', 'incorrecto']),
        pdf: archivoPdf.nullable(),
      })
      .nullable(),
    /** The invoice that this one took the place of, where that one passes: it can come back. */
    anterior: z.object({ id: z.string(), nombre: z.string() }).nullable(),
    avisos: z.array(aviso),
    /** The SAT or ANT has not answered yet. */
    pendiente: z.boolean(),
    /** Nothing is missing: it can be saved. */
    lista: z.boolean(),
  })
  .meta({ id: 'FacturaDePrefactura' })
export const volverAFactura = z.object({ factura: z.uuid() }).meta({ id: 'VolverAFactura' })
export type FacturaDePrefactura = z.infer<typeof facturaDePrefactura>
/** The uuid of the invoice that whoever saves it has before them; without it, whichever there is is saved. */
export const facturaVista = z.object({ uuid: z.uuid().optional() })
export const facturaGuardada = z.object({
  id: z.number().int(),
  nombre: z.string(),
  total: pesos,
  mensaje: z.string(),
})

/** The documented entity (Commissions §3), `rfcRceptor` spelled so. Figures sent by a client are not taken: they follow. */
export const preFacturaDocumentada = z
  .object({
    idFactura: z.number().int(),
    rfcRceptor: z.string(),
    rfcEmisor: z.string(),
    razonSocialEmisor: z.string(),
    regimenFiscal: z.string(),
    tarifa: pesos,
    iva: pesos,
    total: pesos,
    fechaCreacion: z.string(),
    comisionista: z.string(),
    preReservas: z.array(z.object({ idReservas: z.number().int(), bookingCode: z.string(), total: pesos })),
  })
  .meta({ id: 'PreFactura' })
export type PreFacturaDocumentada = z.infer<typeof preFacturaDocumentada>
export const preFacturaEntradaDocumentada = z.object({
  comisionista: z.union([z.string().max(200), z.number()]).optional(),
  preReservas: z.array(z.object({ bookingCode })).min(1).max(10_000),
})
export const preReservaDocumentada = z.object({
  idReservas: z.number().int(),
  bookingCode: z.string(),
  total: pesos,
})
export const bookingCodesEntrada = z.array(bookingCode).min(1).max(10_000)
export const bookingCodesRespuesta = z.array(
  z.object({ bookingCode: z.string(), facturaValida: z.boolean(), uuid: z.string() }),
)
export const validarRegistrosEntrada = z.object({
  rfcEmisor: z.string().max(20),
  bookingCodes: z.array(z.object({ bookingCode })).max(10_000),
})
export const validarRegistrosRespuesta = z.object({
  bookingCodes: z.array(z.object({ bookingCode: z.string(), existeRegistro: z.boolean() })),
})
