import type { SituacionDeReserva } from '@valija/domain/estancias/por-facturar.ts'
import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { Moneda } from '@valija/palabras/moneda.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** What is told of a booking: centavos of its own currency, null where the engine does not say. */
type DeReserva = {
  localizador: string
  llegada: Dia
  salida: Dia
  nombrePaquete: string
  moneda: Moneda
  costo: number | null
  proveedorId: number | null
  proveedorNombre: string
  proveedorRfc: string
  reservaAnt: string | null
  localizadorExterno: string | null
}
/** A booking as the engines list it, with the hotel's booking behind it. */
export type EstanciaTable = DeReserva & {
  motor: number
  cancelada: boolean
  /** The day it was sold, where the engines tell it. */
  venta: Generated<Dia | null>
  cliente: string
  clienteRfc: string
  total: number | null
  comisionistaId: number | null
  comisionistaNombre: string
  comision: number | null
  /** Kept by the database: its own hotel bills it in a lote that is being paid or was. */
  facturada: GeneratedAlways<boolean>
  /** Kept by the database: its customer, package and hotel as they are looked for. */
  busqueda: GeneratedAlways<string>
  vistoEn: Date
  cambioEn: Date
}
export type EstanciasTables = {
  estancias: EstanciaTable
  /** Kept by the database: each word of those, once. */
  palabrasDeReserva: { palabra: string }
  /** Listed in a way that could not be read, by their code: what `estancias` has of them is of before. */
  estanciasIlegibles: { localizador: string; campo: string; vistoEn: Date }
  /** Kept by the database of each booking whose factura is not on its way to be paid: as `por_facturar_juzgado` tells it. */
  porFacturar: DeReserva & {
    situacion: SituacionDeReserva
    loteId: number | null
    pedidaEl: Dia | null
    busqueda: GeneratedAlways<string | null>
    paqueteBuscable: GeneratedAlways<string | null>
  }
  /** Kept by the database: payments that may have no booking; which have none is asked of each. */
  pagosSinReserva: { pagoId: number; bookingCode: string }
  pedidosDeFactura: {
    id: Generated<number>
    proveedorId: number
    dia: Dia
    pedidoEn: Date
    pedidoPor: string
  }
  pedidoReservas: { pedidoId: number; localizador: string }
  estanciasLectura: {
    unica: ColumnType<boolean, boolean | undefined>
    disponible: boolean | null
    cursor: string | null
    completa: boolean
    leidaEn: Date | null
    fallaEn: Date | null
    ocupadaHasta: Date | null
  }
}
