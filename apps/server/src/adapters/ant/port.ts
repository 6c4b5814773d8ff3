import type { Centavos } from '@valija/contract/pesos.ts'
import type { ComisionesPort } from './comisiones.ts'
import type { Directorio } from './directorio.ts'

/** How long an answer of ANT is waited for. */
export const esperaDeAntMs = 30_000

/** A commission client as ANT lists it (Access §3); RFC without hyphens. */
export type ClienteAnt = {
  id: number
  clienteId: number
  razonSocialCliente: string
  nombreComercial: string
  rfcCliente: string
  regimenFiscal: string
  usoCfdi: string
  portalInvitacion: boolean
}

/** A supplier (hotel) as ANT lists it; RFC without hyphens. */
export type EntradaDirectorio = { id: number; razonSocial: string; nombreComercial: string; rfc: string }

export type JuicioFactura = { uuid: string; facturaValida: boolean; mensaje: string }

export type JuicioReservas = {
  facturaValida: boolean
  mensaje: string
  /** The booking at fault, null when none is named. */
  bookingCode: string | null
  /** One judgement per booking asked, when ANT gives it; else empty. */
  reservas: { bookingCode: string; valida: boolean; mensaje: string }[]
}

export type ReservaEnviada = {
  bookingCode: string
  iva: Centavos
  propinas: Centavos
  totalReserva: Centavos
}

/** One factura of a lote on its way to ANT; the mapping beside the transport writes the documented payload. */
export type PaqueteAnt = {
  idFactura: string
  proveedorId: number
  xml: Uint8Array
  totalFactura: Centavos
  /** Calendar day, yyyy-mm-dd. */
  fechaPago: string
  categoria: string
  reservas: readonly ReservaEnviada[]
}

export type ResultadoFactura = {
  idFactura: string
  estado: 'aceptada' | 'rechazada'
  motivo: string
  /** ANT's own number for what it booked. */
  folio: string | null
  /** Of what ANT holds under that number; null where this ANT does not tell (an optional capability). */
  uuid: string | null
}
export type TotalesLote = { facturas: number; aceptadas: number; rechazadas: number; importe: Centavos }
/** A factura that is missing in `resultados` is in doubt: ANT said nothing about it. */
export type RespuestaEnvio = { resultados: ResultadoFactura[]; totales: TotalesLote | null }
export type FacturaEnAnt = ResultadoFactura & { total: Centavos }
export type LoteEnAnt = { facturas: FacturaEnAnt[]; totales: TotalesLote | null }

/** `hayMas`: ANT holds lotes after the last of these. */
export type LibroDeAnt = { lotes: { idLote: string; facturas: FacturaEnAnt[] }[]; hayMas: boolean }

export type ReservaCandidata = {
  bookingCode: string
  externalLocator: string | null
  totalReserva: Centavos
  huesped: string
}

export type AntPort = {
  comisiones: ComisionesPort
  proveedores: () => Promise<Directorio<EntradaDirectorio>>
  comisionistas: () => Promise<Directorio<ClienteAnt>>
  validarFactura: (factura: {
    uuid: string
    folioFactura: string
    proveedorId: number
  }) => Promise<JuicioFactura>
  validarReservas: (pedido: {
    claves: readonly string[]
    /** The claves are external locators and not booking codes (claim isOmnibeesLocator). */
    porLocalizadorExterno: boolean
    totalFactura: Centavos
    proveedorId: number
  }) => Promise<JuicioReservas>
  /** Whether the payment a complement speaks of is one that ANT knows. */
  validarComplemento: (pedido: {
    idDocumento: string
    impPagado: Centavos
    /** Calendar day. */
    fechaPago: string
  }) => Promise<boolean>
  /** Marks lotes on the queue; marking twice is harmless. */
  marcarEnCola: (idLotes: readonly string[]) => Promise<void>
  /** Idempotent by idLote + idFactura. An error with `isDoubtful` means ANT may hold it: ask before sending again. */
  enviarLote: (
    idLote: string,
    paquetes: readonly PaqueteAnt[],
    claveIdempotencia: string,
  ) => Promise<RespuestaEnvio>
  /** Optional: what ANT holds of a lote. Without it what is in doubt waits for a person. */
  consultarLote?: (idLote: string) => Promise<LoteEnAnt>
  /**
   * Optional: what ANT's books hold of lotes after `desde`, ascending by number, a page at a time; null where it answers
   * that it has no such list.
   */
  consultarLibro?: (pagina: { desde: number; cuantos: number }) => Promise<LibroDeAnt | null>
  /** Optional: living bookings of a hotel nearest to a mistyped code. */
  buscarReservas?: (pedido: {
    proveedorId: number
    clave: string
    total?: Centavos
  }) => Promise<ReservaCandidata[]>
}
