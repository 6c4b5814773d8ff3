import { pasos } from '@valija/domain/lotes/borrador/paso-abierto.ts'
import type { Politica } from '@valija/domain/politica/politica.ts'
import { z } from 'zod'
import { dia } from './dia.ts'
import { cabeceraCfdi, hallazgoFactura, respuestaSat, situaciones } from './facturas.ts'
import { pesos } from './pesos.ts'
import { importesDeReserva, renglonDeReserva } from './renglon-de-reserva.ts'

export const gruposDeArchivos = { xml: 5, pdf: 3 } as const
export const maximos = {
  archivosXml: 200,
  /** One for each factura, and some to be tied or taken out. */
  archivosPdf: 300,
  bytesXml: 5 * 1024 * 1024,
  bytesPdf: 15 * 1024 * 1024,
  bytesLayout: 10 * 1024 * 1024,
  renglones: 20_000,
} as const

export const proveedorDirectorio = z
  .object({ id: z.int(), razonSocial: z.string(), nombreComercial: z.string(), rfc: z.string() })
  .meta({ id: 'Proveedor' })
export type ProveedorDirectorio = z.infer<typeof proveedorDirectorio>

/** A documented notice with the facturas it is about: every count opens its list. */
export const aviso = z
  .object({
    codigo: z.string(),
    severidad: z.enum(['error', 'aviso', 'info', 'ok']),
    titulo: z.string(),
    texto: z.string(),
    ids: z.array(z.string()),
  })
  .meta({ id: 'Aviso' })
export type Aviso = z.infer<typeof aviso>

/** The policy as the screen needs it to judge by itself while files travel. */
export const reglasVigentes = z
  .object({
    hoy: dia,
    /** The server's own, whole: its values are checked where they are written. */
    politica: z.record(z.string(), z.unknown()) as unknown as z.ZodType<Politica>,
    anclas: z.boolean(),
  })
  .meta({ id: 'ReglasVigentes' })

export const formasDeLigar = ['mano', 'uuid', 'nombre', 'orden'] as const
export const archivoPdf = z.object({
  id: z.string(),
  nombre: z.string(),
  /** How it was tied to its factura; null while it is loose. By order nothing says that it is its own. */
  forma: z.enum(formasDeLigar).nullable(),
  /** Its text carries the uuid of another factura. */
  otroUuid: z.boolean(),
})

export type ArchivoPdf = z.infer<typeof archivoPdf>

export const facturaBorrador = z
  .object({
    id: z.string(),
    nombre: z.string(),
    orden: z.int(),
    hash: z.string(),
    cabecera: cabeceraCfdi.nullable(),
    situacion: z.enum(situaciones),
    sat: respuestaSat.nullable(),
    hallazgos: z.array(hallazgoFactura),
    /** What the layout and ANT say; null before they were asked. */
    layout: z
      .object({
        situacion: z.enum(['correcto', 'incorrecto', 'sinFolio']),
        /** Of its rows, as the check took it; without tips when those are no part of the invoice. */
        suma: pesos,
        sinPropinas: z.boolean(),
        reservas: z.int(),
        ant: z.enum(['pendiente', 'sinRespuesta', 'correcto', 'incorrecto']),
        hallazgos: z.array(hallazgoFactura),
      })
      .nullable(),
    pdf: archivoPdf.nullable(),
    /** Passes everything up to the layout: it will be in the lote. */
    lista: z.boolean(),
  })
  .meta({ id: 'FacturaBorrador' })
export type FacturaBorrador = z.infer<typeof facturaBorrador>

export const candidata = z.object({
  bookingCode: z.string(),
  externalLocator: z.string().nullable(),
  totalReserva: pesos,
  huesped: z.string(),
})

/** Amounts of a row, as the wire names them. */
export const importesDeRenglon = ['base', 'iva', 'otrosImpuestos', 'propinas', 'totalReserva'] as const

export const renglonBorrador = z
  .object({
    numero: z.int(),
    ...renglonDeReserva,
    /** The factura it bills, null when its folio is of none. */
    facturaId: z.string().nullable(),
    motivos: z.array(z.string()),
    /** Amounts that could not be read: they are no zero. */
    ilegibles: z.array(z.enum(importesDeRenglon)),
    candidata: candidata.nullable(),
  })
  .meta({ id: 'RenglonBorrador' })
export type RenglonBorrador = z.infer<typeof renglonBorrador>

/** What was written of a row; the rest of it stays as it is, also as another has left it meanwhile. */
export const renglonEntrada = z
  .object({
    folio: z.string().trim().max(80),
    bookingCode: z.string().trim().max(80),
    ...importesDeReserva,
  })
  .partial()
  .meta({ id: 'RenglonEntrada' })

export { type Paso, pasos } from '@valija/domain/lotes/borrador/paso-abierto.ts'

export const borrador = z
  .object({
    id: z.string(),
    nombre: z.string(),
    proveedor: proveedorDirectorio.nullable(),
    actualizadoEn: z.string(),
    expiraEn: z.string(),
    hoy: dia,
    cortes: z.object({ pue: z.int(), ppd: z.int(), tolerancia: pesos }),
    isOmnibeesLocator: z.boolean(),
    /** Furthest step that is open now. */
    paso: z.enum(pasos),
    facturasValidadas: z.boolean(),
    /** Checks at the SAT still without an answer. */
    satPendientes: z.int(),
    reservasValidadas: z.boolean(),
    antPendientes: z.int(),
    layoutValidado: z.boolean(),
    loteValidado: z.boolean(),
    avisos: z.array(aviso),
    facturas: z.array(facturaBorrador),
    /** `id`: of its file, another one when it is replaced; `anterior`: by which the one before it is brought back. */
    layout: z
      .object({
        id: z.string().nullable(),
        nombre: z.string(),
        renglones: z.array(renglonBorrador),
        anterior: z.uuid().nullable(),
      })
      .nullable(),
    /** PDFs that belong to no factura yet. */
    pdfsSueltos: z.array(archivoPdf),
    /** All of one currency. */
    continuan: z.object({ facturas: z.int(), total: pesos, moneda: z.string() }),
    listas: z.object({ facturas: z.int(), total: pesos, moneda: z.string(), reservas: z.int() }),
  })
  .meta({ id: 'Borrador' })
export type Borrador = z.infer<typeof borrador>

export const borradorResumen = z
  .object({
    id: z.string(),
    nombre: z.string(),
    proveedor: z.string().nullable(),
    facturas: z.int(),
    /** Of what was uploaded, by currency. */
    montos: z.array(z.object({ moneda: z.string(), monto: pesos })),
    actualizadoEn: z.string(),
    expiraEn: z.string(),
  })
  .meta({ id: 'BorradorResumen' })
export type BorradorResumen = z.infer<typeof borradorResumen>

/** The id is the client's own, so that asking twice makes one draft. */
export const borradorEntrada = z.object({ id: z.uuid() }).meta({ id: 'BorradorEntrada' })
export const proveedorEntrada = z.object({ proveedorId: z.int() }).meta({ id: 'ProveedorEntrada' })
export const nombreEntrada = z.object({ nombre: z.string().trim().max(120) }).meta({ id: 'NombreEntrada' })
export const pdfEntrada = z.object({ pdfId: z.uuid() }).meta({ id: 'PdfEntrada' })

/** What became of each file of an upload group, and the notice that sums it up. */
export const cargaRespuesta = z
  .object({
    archivos: z.array(
      z.object({
        nombre: z.string(),
        id: z.string().nullable(),
        /** Why it was left out, and in words; null of one that was taken. */
        codigo: z.string().nullable(),
        motivo: z.string().nullable(),
      }),
    ),
    aviso,
  })
  .meta({ id: 'CargaRespuesta' })
export type CargaRespuesta = z.infer<typeof cargaRespuesta>

export const loteGuardado = z
  .object({
    id: z.int(),
    nombre: z.string(),
    facturas: z.int(),
    reservas: z.int(),
    total: pesos,
    moneda: z.string(),
  })
  .meta({ id: 'LoteGuardado' })
export type LoteGuardado = z.infer<typeof loteGuardado>
