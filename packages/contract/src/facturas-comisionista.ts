import { z } from 'zod'
import { bookingCode } from './comisiones.ts'
import { base64, textoCorto, validarSatRespuesta } from './facturas-documentadas.ts'
import { idNumerico as id } from './id.ts'
import { pesos } from './pesos.ts'

/** Commissions §7, literally: field names, misspellings and shapes as the document shows them. */
const texto = z.string()

/** An array of invoices; the guest flow sends one per request. */
export const validarSatComisionEntrada = z
  .array(z.object({ base64XML: base64.optional(), base64: base64.optional(), urlxml: textoCorto.optional() }))
  .min(1)
  .max(20)
  .meta({ id: 'ValidarSatComisionEntrada' })
/** An invoice read from its XML (Commissions §3) with what the tax authority answered. */
export const facturaComisionLeida = validarSatRespuesta.element
  .extend({
    estatusCancelacion: texto,
    totalTrasladado: pesos,
    mesTimbrado: z.int(),
    añoTimbrado: z.int(),
    tipoFactura: z.literal('c'),
    /** 12 a company, 13 a natural person. */
    countRFC: z.int(),
    regimenFiscalEmisor: texto,
    retenciones: z.array(z.object({ Impuesto: texto, TasaOCuota: texto, Importe: pesos })),
    trasladados: z.array(z.object({ Base: pesos, Importe: pesos })),
  })
  .meta({ id: 'FacturaComisionLeida' })
export const validarSatComisionRespuesta = z.array(facturaComisionLeida)

export const validarFacturaEntrada = z
  .object({
    reservas: z.array(z.object({ bookingCode })).min(1).max(10_000),
    tipoFactura: textoCorto.optional(),
    totalFactura: pesos,
    idProveedor: id,
    uuid: textoCorto,
    existeRfc: z.boolean().optional(),
  })
  .meta({ id: 'ValidarFacturaComision' })
export const validarFacturaRespuesta = z.object({ facturaValida: z.boolean(), mensaje: texto })

/** The Lote entity; what it says of an invoice beyond its files and bookings is read from the XML instead. */
export const guardarLoteComisionEntrada = z
  .object({
    nombre: z.string().trim().min(1).max(120).optional(),
    proveedor: id.optional(),
    dataFactura: z
      .array(
        z.object({
          base64: base64.optional(),
          base64XML: base64.optional(),
          urlxml: textoCorto.optional(),
          urlpdf: textoCorto,
          dataReserva: z.array(z.object({ bookingCode })).min(1).max(10_000),
        }),
      )
      .min(1)
      .max(200),
  })
  .meta({ id: 'GuardarLoteComision' })
