import { z } from 'zod'
import { idNumerico } from './id.ts'
import { porPagina } from './lista.ts'
import { pesos } from './pesos.ts'
import { renglonDeReserva } from './renglon-de-reserva.ts'

/** The documented shapes (Supplier batches §3), field names as shown. Lists never carry base64. */
const reservaDocumentada = z.object({ id: z.number().int(), ...renglonDeReserva })

export const facturaDocumentada = z
  .object({
    id: z.number().int(),
    folio: z.string(),
    serie: z.string(),
    folioSerie: z.string(),
    serieFolio: z.string(),
    uuid: z.string(),
    estado: z.string(),
    metodoPago: z.string(),
    totalFactura: pesos,
    emisor: z.string(),
    receptor: z.string(),
    fecha: z.string(),
    fechaTimbrado: z.string(),
    codigoEstatus: z.string(),
    esCancelable: z.string(),
    urlxml: z.string(),
    urlpdf: z.string().nullable(),
    /** 'p' supplier, 'c' commission. */
    tipo: z.enum(['p', 'c']),
    mensajeError: z.string(),
    dataReserva: z.array(reservaDocumentada),
  })
  .meta({ id: 'FacturaDocumentada' })

export const loteDocumentado = z
  .object({
    id: z.number().int(),
    nombre: z.string(),
    /** ANT's id of the supplier, as documented. */
    proveedor: z.string(),
    /** yyyy-mm-dd hh:mm:ss in Mexico City. */
    fechaCreacion: z.string(),
    totalLayout: pesos,
    estatus: z.string(),
    creador: z.string(),
    mensajeError: z.enum(['0', '1']),
    categoria: z.string(),
    urlLayout: z.string().nullable(),
    dataFactura: z.array(facturaDocumentada),
    idArrayLoteEnCola: z.string().nullable(),
  })
  .meta({ id: 'LoteDocumentado' })

/** A payment proof of a lote (§3); `idFactura` is the id of the lote, as the call that saves it has it. */
const comprobanteDocumentado = z.object({
  id: z.number().int(),
  idFactura: z.number().int(),
  rfc: z.string(),
  titulat: z.string(),
  fechapago: z.string(),
  totalLayout: pesos,
  bancobeneficiario: z.string(),
  folio: z.string(),
  sincronizado: z.string(),
})
/** The commission lote (Commissions §3): the same, with what its document shows besides. */
export const loteComisionDocumentado = loteDocumentado
  .extend({
    dataFactura: z.array(
      facturaDocumentada.extend({
        proveedor: z.string(),
        estatusCancelacion: z.string(),
        formaPago: z.string(),
      }),
    ),
    comprobantePago: z.array(comprobanteDocumentado),
  })
  .meta({ id: 'LoteComisionDocumentado' })
export type LoteComisionDocumentado = z.infer<typeof loteComisionDocumentado>

/** Optional paging of the documented list calls; without it every lote comes. */
export const paginacionDocumentada = z.object({
  pagina: z.coerce.number().int().min(1).optional(),
  porPagina: porPagina(15),
  categoria: z.enum(['Proveedor', 'Comisionista']).default('Proveedor'),
})

/** PUT of the queue mark: ids of lotes, as numbers or text. */
export const marcarEnColaEntrada = z.array(idNumerico).min(1).max(500)
export const marcarEnColaRespuesta = z.object({
  idArrayLoteEnCola: z.string(),
  ids: z.array(z.number().int()),
})

/**
 * POST of the sending, one queue payload per factura of one lote. Only idLote and fechaPago are taken from it: what is
 * sent to ANT is read from our own record.
 */
export const enviarDocumentado = z
  .array(
    z.object({
      idLote: idNumerico,
      idFactura: idNumerico.optional(),
      fechaPago: z.string().max(40),
    }),
  )
  .min(1)
  .max(1000)
