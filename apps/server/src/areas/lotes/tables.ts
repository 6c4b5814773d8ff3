import type { ClaseDeDuda } from '@valija/domain/lotes/envio/envio.ts'
import type { MotivoDeEnvio } from '@valija/domain/lotes/envio/motivo-de-envio.ts'
import type { Categoria, EstatusLote } from '@valija/domain/lotes/etapas.ts'
import type { ColumnType, Generated } from 'kysely'

type Renglon = {
  folio: string
  bookingCode: string
  /** Centavos, all of them. */
  base: number
  iva: number
  otrosImpuestos: number
  propinas: number
  totalReserva: number
}

export type LotesTables = {
  lotes: {
    id: Generated<number>
    nombre: string
    categoria: Categoria
    proveedorId: number
    proveedorNombre: string
    proveedorRfc: string
    /** Null when a guest handed it in. */
    creadorId: string | null
    creador: string
    estatus: Generated<EstatusLote>
    mensajeError: Generated<'0' | '1'>
    idArrayLoteEnCola: string | null
    layoutArchivoId: string | null
    fechaCreacion: Generated<Date>
    fechaPago: string | null
    pagadoEn: Date | null
    numFacturas: number
    numReservas: number
    numSinVerificar: Generated<number>
    numExcepciones: Generated<number>
    /** Centavos. */
    total: number
    /** Of `total` and `pagado`; 'XXX' of several, whose total is no amount (from before migration 0375). */
    moneda: Generated<string>
    pagado: Generated<number>
    borradorId: string | null
    eliminadoEn: Date | null
    /** Made by the database of nombre, proveedor and RFC: what a list looks in. */
    busqueda: ColumnType<string, never, never>
    numBloqueadas: Generated<number>
    numPorCancelarse: Generated<number>
    /** Blocked ones of which nobody has said how they were settled: they matter once they are paid. */
    numPorAtender: Generated<number>
    procesadoEn: Date | null
    procesadoPor: string | null
    enColaEn: Date | null
    enPagoEn: Date | null
    /** What keeps the sending from ending, as last seen; empty when nothing does. */
    envioError: Generated<'' | 'cola' | 'contabilidad' | 'sat' | 'consulta' | 'archivos' | 'valija'>
    envioErrorEn: Date | null
    envioIntentos: Generated<number>
    envioRonda: Generated<number>
    envioReanudadoEn: Date | null
    envioAjeno: Generated<boolean>
    /** Commissions: the issuer matches no registered agent, and nobody has validated it yet. */
    rfcSinValidar: Generated<boolean>
  }
  facturas: {
    id: Generated<number>
    loteId: number
    tipo: 'p' | 'c'
    uuid: string
    version: string
    tipoDeComprobante: Generated<string>
    /** Of a credit note, the uuids of the facturas it takes away from. */
    acredita: Generated<string[]>
    serie: string
    folio: string
    serieFolio: string
    folioSerie: string
    emisor: string
    emisorNombre: string
    receptor: string
    receptorRegimen: string
    /** Local times of the document, without zone: yyyy-mm-ddThh:mm:ss. */
    fecha: string
    fechaTimbrado: string
    metodoPago: 'PUE' | 'PPD'
    formaPago: string | null
    usoCfdi: string
    moneda: string
    total: number
    estado: Generated<string>
    codigoEstatus: Generated<string>
    esCancelable: Generated<string>
    estatusCancelacion: Generated<string>
    validacionEfos: Generated<string>
    satConsultadoEn: Date | null
    /** When it was last put among those the SAT is asked about, answered or not. */
    satIntentadoEn: Date | null
    hallazgos: Generated<unknown>
    /** What its payments' complements must say of taxes, once read from the stored XML. */
    impuestosDr: Generated<unknown>
    xmlArchivoId: string
    pdfArchivoId: string | null
    mensajeError: Generated<string>
    envio: Generated<'pendiente' | 'enviado' | 'aceptado' | 'rechazado' | 'duda'>
    /** Null when there is nothing to say. */
    envioMotivo: Generated<MotivoDeEnvio | null>
    /** A doubt that asking ANT again does not settle. */
    envioDuda: Generated<ClaseDeDuda>
    envioEn: Date | null
    /** ANT's own number of what it accepted. */
    envioFolio: string | null
    retiradaEn: Date | null
    retiradaMotivo: string | null
    eliminadaEn: Date | null
    /** It was paid and is not valid any more: how a person settled that. */
    atendidaEn: Generated<Date | null>
    atendidaMotivo: Generated<string | null>
    /** Of one the machine cannot judge; null when there is nothing to decide. */
    revision: Generated<'pendiente' | 'aceptada' | 'rechazada' | null>
    revisionMotivo: Generated<string | null>
    revisadaPor: Generated<string | null>
    revisadaEn: Generated<Date | null>
  }
  facturaReservas: Renglon & { id: Generated<number>; facturaId: number }
  turnosDeEnvio: { loteId: number; token: string; venceEn: Date }
  envios: {
    id: Generated<number>
    loteId: number
    paso: 'cola' | 'contabilidad' | 'consulta'
    resultado: string
    detalle: Generated<Record<string, unknown>>
    cuando: Generated<Date>
  }
  descargas: {
    id: Generated<string>
    usuarioId: string
    loteIds: number[]
    estado: Generated<'pendiente' | 'completa' | 'fallida'>
    archivos: Generated<number>
    faltantes: Generated<unknown>
    creadaEn: Generated<Date>
    /** When it was last being written. */
    vivaEn: Generated<Date>
  }
  proveedores: {
    id: number
    razonSocial: string
    nombreComercial: string
    rfc: string
    actualizadoEn: Generated<Date>
    fueraDesde: Generated<Date | null>
  }
  borradores: {
    id: Generated<string>
    categoria: Categoria
    /** Null in a guest's. */
    creadorId: string | null
    creador: string
    proveedorId: number | null
    nombre: string | null
    paso: Generated<string>
    layoutArchivoId: string | null
    layoutNombre: string | null
    /** How the layout was read, AvisoLayout[]. */
    layoutAvisos: Generated<unknown>
    creadoEn: Generated<Date>
    actualizadoEn: Generated<Date>
    avisadoEn: Date | null
    facturasValidadasEn: Date | null
    reservasPedidasEn: Date | null
    layoutValidadoEn: Date | null
    loteValidadoEn: Date | null
    /** The pre-invoice whose invoice this is; commissions only. */
    prefacturaId: Generated<number | null>
  }
  borradorCfdis: {
    id: Generated<string>
    borradorId: string
    archivoId: string
    hash: string
    nombre: string
    orden: number
    uuid: string | null
    cfdi: unknown
    expresion: string | null
    hallazgos: Generated<unknown>
    sat: unknown
    satPedidoEn: Date | null
    ant: unknown
    /** Counted by the database each time `ant` is taken back. */
    antVuelta: Generated<number>
    /** Why it bills bookings already billed, and which: {motivo, claves}. */
    motivoReservas: Generated<unknown>
    quitadoEn: Date | null
  }
  /** What `layoutArchivoId`, its name and rows were before the last layout took their place. */
  borradorLayoutsAnteriores: {
    borradorId: string
    /** By which it is asked for; and that of the one whose coming back left this one, asked for again. */
    clave: Generated<string>
    deshizo: string | null
    archivoId: string | null
    nombre: string | null
    avisos: unknown
    /** RenglonGuardado[]. */
    renglones: unknown
    /** ANT had been asked about its bookings, and its sums looked at. */
    preguntado: boolean
    validado: boolean
  }
  borradorRenglones: Renglon & {
    id: Generated<number>
    borradorId: string
    numero: number
    /** The factura it is of, where a guest said so. */
    cfdiId: Generated<string | null>
    /** Cells that could not be read, CeldaIlegible[]. */
    motivos: Generated<unknown>
    ivaVacio: Generated<boolean>
    ant: unknown
  }
  borradorPdfs: {
    id: Generated<string>
    borradorId: string
    archivoId: string
    hash: string
    nombre: string
    orden: number
    cfdiId: string | null
    /** In its text, in capitals; null where none could be read. */
    uuids: string[] | null
  }
  /** A booking of this factura that another living one bills too, and the reason a person gave to go on. */
  reservasRepetidas: {
    facturaId: number
    bookingCode: string
    otraFacturaId: number
    motivo: string | null
    explicadoPor: string | null
    explicadoEn: Date | null
  }
  /** A factura that did not get into its lote, or that ANT sent back. */
  rechazos: {
    id: Generated<number>
    loteId: number
    factura: string
    uuid: string | null
    /** Centavos. */
    total: number
    moneda: string
    regla: string
    /** A `CausaDeRechazo`. */
    causa: unknown
    creadoEn: Date
  }
}
