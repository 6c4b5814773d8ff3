import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/** A booking as the engines list it, with the hotel's booking behind it; centavos of its own currency, null where the engine does not say. */
export type EstanciaTable = {
  localizador: string
  motor: number
  cancelada: boolean
  llegada: Dia
  salida: Dia
  cliente: string
  clienteRfc: string
  nombrePaquete: string
  moneda: 'MXN' | 'USD'
  total: number | null
  costo: number | null
  proveedorId: number | null
  proveedorNombre: string
  proveedorRfc: string
  reservaAnt: string | null
  localizadorExterno: string | null
  comisionistaId: number | null
  comisionistaNombre: string
  comision: number | null
  /** Kept by the database: its own hotel bills it in a lote that is being paid or was. */
  facturada: GeneratedAlways<boolean>
  vistoEn: Date
  cambioEn: Date
}
export type EstanciasTables = {
  estancias: EstanciaTable
  /** Listed in a way that could not be read, by their code: what `estancias` has of them is of before. */
  estanciasIlegibles: { localizador: string; campo: string; vistoEn: Date }
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
