import { motivosImpedimento } from '@valija/domain/recibos/impedimentos.ts'
import { z } from 'zod'
import { consultaLista, paginaDe, porPagina } from './lista.ts'
import { comprobanteForma } from './messages/comprobante-forma.ts'
import { pesos } from './pesos.ts'

const requerido = (texto: string, max: number) =>
  z.string({ error: texto }).trim().min(1, { error: texto }).max(max)
/** Pesos, a centavo at least once rounded. */
const importe = z
  .number({ error: comprobanteForma.montoRequerido })
  .min(0.005, { error: comprobanteForma.montoMayorQueCero })
  .max(1e12)

/** A typed proof of payment, with the plain names. Every missing field has its own message (Supplier batches §5.5). */
export const comprobantePagoNuevo = z.object({
  rfc: requerido(comprobanteForma.rfcRequerido, 20),
  fechaPago: z.iso.date({ error: comprobanteForma.fechaRequerida }),
  monto: z
    .int({ error: comprobanteForma.montoRequerido })
    .positive({ error: comprobanteForma.montoMayorQueCero }),
  bancoBeneficiario: requerido(comprobanteForma.bancoRequerido, 100),
  folio: requerido(comprobanteForma.folioRequerido, 60),
})
export type ComprobantePagoNuevo = z.infer<typeof comprobantePagoNuevo>

/**
 * The documented payment proof, spelled as documented (Supplier batches §3). `idFactura` is the id of the lote and
 * `totalLayout` the amount paid: the proof is saved for a lote and then the lote is marked as paid.
 */
export const comprobantePagoWire = z
  .object({
    idFactura: z.union([z.int().positive(), z.string().regex(/^\d{1,15}$/)]),
    rfc: requerido(comprobanteForma.rfcRequerido, 20),
    titulat: z.string().trim().max(300).default(''),
    bancobeneficiario: requerido(comprobanteForma.bancoRequerido, 100),
    fechapago: z.iso.date({ error: comprobanteForma.fechaRequerida }),
    totalLayout: importe.pipe(pesos),
    folio: requerido(comprobanteForma.folioRequerido, 60),
    sincronizado: z.enum(['no', 'si']).default('no'),
  })
  .meta({ id: 'ComprobantePagoWire' })
export const comprobantesPagoWire = z.array(comprobantePagoWire).min(1).max(500)

/** What the lote is after a change of its payments. */
export const loteTrasPago = z
  .object({
    loteId: z.int(),
    nombre: z.string(),
    estatus: z.string(),
    total: pesos,
    moneda: z.string(),
    pagado: pesos,
    porPagar: pesos,
  })
  .meta({ id: 'LoteTrasPago' })
export type LoteTrasPago = z.infer<typeof loteTrasPago>

export const comprobantesGuardados = z
  .object({ guardados: z.int(), comprobantes: z.array(z.int()), lotes: z.array(loteTrasPago) })
  .meta({ id: 'ComprobantesGuardados' })
export type ComprobantesGuardados = z.infer<typeof comprobantesGuardados>

/** 'Detalles del pago': what was paid of a lote, five a page, for whoever sees the lote. */
export const consultaPagosDeLote = consultaLista.extend({
  porPagina: porPagina(5),
})
export const pagoDeLote = z
  .object({
    id: z.int(),
    rfc: z.string(),
    fechaPago: z.string(),
    total: pesos,
    /** Of the lote: a payment is of its currency. */
    moneda: z.string(),
    folio: z.string(),
    bancoBeneficiario: z.string(),
    /** SPEI tracking key; empty when the payment came without one. */
    claveRastreo: z.string(),
    /** The bank's PDF is kept: its page of this payment is at /api/lotes/:id/pagos/:pagoId/recibo. */
    conRecibo: z.boolean(),
  })
  .meta({ id: 'PagoDeLote' })
export type PagoDeLote = z.infer<typeof pagoDeLote>
export const paginaPagosDeLote = paginaDe(pagoDeLote)

/** PUT Factura/actualizar-estatus-a-pagado: an array of lote ids. */
export const lotesPorMarcar = z.array(z.int().positive()).min(1).max(500)
export const lotesMarcados = z
  .object({ pagados: z.array(z.int()), lotes: z.array(loteTrasPago) })
  .meta({ id: 'LotesMarcados' })

/** A payment as the browser read it, for asking which lote it is of. The save reads the PDF again. */
export const pagoDeRecibo = z.object({
  pagina: z.int().positive(),
  rfc: z.string().max(20),
  total: pesos,
  folio: z.string().max(60),
  claveRastreo: z.string().max(60),
})
export const buscarLotesEntrada = z
  .object({
    pagos: z.array(pagoDeRecibo).min(1).max(100),
    /** Every lote of its RFC, and not the likely ones only: to share one payment out among several. */
    todos: z.boolean().default(false),
  })
  .meta({ id: 'BuscarLotesEntrada' })

const razon = z.discriminatedUnion('razon', [
  z.object({ razon: z.literal('rfcIgual'), aFavor: z.literal(true) }),
  z.object({ razon: z.literal('importeIgual'), aFavor: z.literal(true) }),
  z.object({ razon: z.literal('importeMenor'), aFavor: z.literal(false), diferencia: pesos }),
  z.object({ razon: z.literal('importeMayor'), aFavor: z.literal(false), diferencia: pesos }),
  z.object({ razon: z.literal('otroPagoIgual'), aFavor: z.literal(false), pagina: z.int() }),
  z.object({ razon: z.literal('impedimentos'), aFavor: z.literal(false), facturas: z.int() }),
])
export const loteCandidato = z
  .object({
    loteId: z.int(),
    nombre: z.string(),
    proveedorNombre: z.string(),
    proveedorRfc: z.string(),
    fechaPago: z.string().nullable(),
    numFacturas: z.int(),
    total: pesos,
    porPagar: pesos,
    razones: z.array(razon),
    elegible: z.boolean(),
    impedimentos: z.array(z.object({ factura: z.string(), motivo: z.enum(motivosImpedimento) })),
  })
  .meta({ id: 'LoteCandidato' })
export type LoteCandidato = z.infer<typeof loteCandidato>

export const emparejamiento = z.object({
  pagina: z.int(),
  resultado: z.enum(['unico', 'varios', 'ninguno', 'aplicado', 'repetido']),
  loteId: z.int().nullable(),
  candidatos: z.array(loteCandidato),
  /** Of the payment, what is on no lote yet. */
  porAplicar: pesos,
  /** The only lotes, two or more, that together lack exactly that. */
  suman: z.array(z.int()).nullable(),
  /** Where this operation of the bank was applied before. */
  aplicadoEn: z.object({ loteId: z.int(), nombre: z.string() }).nullable(),
})
export type Emparejamiento = z.infer<typeof emparejamiento>
export const buscarLotesRespuesta = z
  .object({ emparejamientos: z.array(emparejamiento) })
  .meta({ id: 'BuscarLotesRespuesta' })

/** Part `datos` of the multipart POST /api/recibos; the other part, `archivo`, is the PDF. */
export const guardarReciboDatos = z.object({
  /** Chosen by the browser, so that a repeated save is the same save. */
  reciboId: z.uuid(),
  asignaciones: z
    .array(
      z.object({
        pagina: z.int().positive(),
        loteId: z.int().positive(),
        /** Of a payment that goes to several lotes: how much to this one. */
        monto: importe.pipe(pesos).optional(),
      }),
    )
    .min(1)
    .max(500),
})
export type GuardarReciboDatos = z.infer<typeof guardarReciboDatos>
export const reciboGuardado = comprobantesGuardados
  .extend({ reciboId: z.string() })
  .meta({ id: 'ReciboGuardado' })
export type ReciboGuardado = z.infer<typeof reciboGuardado>

export const anularEntrada = z
  .object({ motivo: requerido(comprobanteForma.motivoRequerido, 500) })
  .meta({ id: 'AnularComprobanteEntrada' })

export const comprobanteDeLote = z.object({
  id: z.int(),
  rfc: z.string(),
  titular: z.string(),
  bancoBeneficiario: z.string(),
  fechaPago: z.string(),
  total: pesos,
  folio: z.string(),
  claveRastreo: z.string(),
  origen: z.enum(['manual', 'recibo']),
  sincronizado: z.enum(['no', 'si']),
  /** The bank's PDF it came from. */
  reciboId: z.string().nullable(),
  pagina: z.int().nullable(),
  creadoEn: z.string(),
  creadoPor: z.string(),
  anuladoEn: z.string().nullable(),
  anuladoPor: z.string().nullable(),
  anuladoMotivo: z.string().nullable(),
  facturas: z.array(z.object({ facturaId: z.int(), factura: z.string(), monto: pesos })),
})
export type ComprobanteDeLote = z.infer<typeof comprobanteDeLote>
/** GET /api/lotes/:id/comprobantes: the payments of a lote and what each factura still lacks. */
export const comprobantesDeLote = z
  .object({
    lote: loteTrasPago.extend({ proveedorRfc: z.string(), proveedorNombre: z.string() }),
    comprobantes: z.array(comprobanteDeLote),
    facturas: z.array(
      z.object({ id: z.int(), factura: z.string(), uuid: z.string(), total: pesos, pagado: pesos }),
    ),
    impedimentos: z.array(
      z.object({ facturaId: z.int(), factura: z.string(), motivo: z.enum(motivosImpedimento) }),
    ),
  })
  .meta({ id: 'ComprobantesDeLote' })
export type ComprobantesDeLote = z.infer<typeof comprobantesDeLote>
