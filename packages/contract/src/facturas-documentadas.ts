import { z } from 'zod'
import { idNumerico } from './id.ts'
import { pesos } from './pesos.ts'
import { importesDeReserva } from './renglon-de-reserva.ts'

/**
 * A list that may be thousands long, looked at until its first mistake: a list of nothing but mistakes would else keep
 * whoever answers busy for seconds, writing each of them down.
 */
const listaLarga = <T extends z.ZodType>(item: T) =>
  z.preprocess((value, ctx) => {
    if (!Array.isArray(value)) return value
    for (const [i, one] of value.entries()) {
      const { error } = item.safeParse(one)
      if (!error) continue
      for (const issue of error.issues) ctx.addIssue({ ...issue, path: [i, ...issue.path] })
      break
    }
    return value
  }, z.array(item))

/** Supplier batches §7, literally: field names, misspellings and shapes as the document shows them. */
const texto = z.string()
/** Of what is sent: an address of ours, a uuid, a folio or a code. */
export const textoCorto = z.string().max(200)
export const base64 = z.string().max(8 * 1024 * 1024)

export const receptores = z.array(z.object({ rfc: texto, razonSocial: texto })).meta({ id: 'Receptores' })

/** One request per invoice: an array that holds it. */
export const validarSatEntrada = z
  .array(z.object({ base64XML: base64.optional(), base64: base64.optional(), urlxml: textoCorto.optional() }))
  .length(1)
  .meta({ id: 'ValidarSatEntrada' })
export const validarSatRespuesta = z
  .array(
    z.object({
      base64XML: texto,
      emisor: texto,
      estado: texto,
      codigoEstatus: texto,
      esCancelable: texto,
      receptor: texto,
      total: pesos,
      fecha: texto,
      uuid: texto,
      metodoPago: texto,
      fechaTimbrado: texto,
      serie: texto,
      folio: texto,
      serieFolio: texto,
      folioSerie: texto,
      usoCFDI: texto,
      formaPago: texto,
      urlxml: texto,
    }),
  )
  .meta({ id: 'ValidarSatRespuesta' })

export const validarUuidEntrada = z.object({ uuid: z.uuid() }).meta({ id: 'ValidarUuidEntrada' })
/** facturaValida true: not registered yet, it may be used. */
export const validarUuidRespuesta = z
  .object({ facturaValida: z.boolean(), uuid: texto })
  .meta({ id: 'ValidarUuidRespuesta' })

export const antFacturaEntrada = z
  .object({ uuid: textoCorto, folioFactura: textoCorto, idProveedor: idNumerico })
  .meta({ id: 'AntFacturaEntrada' })
export const antReservasEntrada = z
  .object({
    reservas: z
      .array(
        z.union([
          z.object({ externalLocator: textoCorto, isExternalLocator: z.boolean() }),
          z.object({ bookingCode: textoCorto }),
        ]),
      )
      .min(1)
      .max(500),
    totalFactura: pesos,
    idProveedor: idNumerico,
  })
  .meta({ id: 'AntReservasEntrada' })
/** Invoice-check result (§3). */
export const verificacionFactura = z
  .object({
    uuid: texto,
    folioFactura: texto,
    idProveedor: z.int(),
    facturaValida: z.boolean(),
    mensaje: texto,
    bookingCode: texto,
  })
  .meta({ id: 'VerificacionFactura' })

const reserva = z.object({
  folio: z.string().max(80),
  bookingCode: z.string().max(80),
  ...importesDeReserva,
})
/** The full batch body; what it says of an invoice beyond its XML, PDF and bookings is read from the XML instead. */
export const guardarLoteEntrada = z
  .object({
    nombre: z.string().trim().min(1).max(120),
    proveedor: idNumerico,
    urlLayout: textoCorto.nullish(),
    dataFactura: z
      .array(
        z.object({
          base64: base64.optional(),
          urlxml: textoCorto.optional(),
          urlpdf: textoCorto,
          dataReserva: listaLarga(reserva).refine((lista) => lista.length > 0),
        }),
      )
      .min(1)
      // How many a lote takes is for the use case to say, in its own words; this only bounds the body.
      .max(2000),
  })
  .meta({ id: 'GuardarLoteEntrada' })

export const mensajeErrorEntrada = z
  .object({
    id: idNumerico,
    mensajeError: z.enum(['0', '1']),
    dataFactura: z
      .array(z.object({ id: idNumerico, mensajeError: z.string().max(1000).optional() }))
      .max(2000)
      .default([]),
  })
  .meta({ id: 'MensajeErrorEntrada' })
