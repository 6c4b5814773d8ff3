import type { Generated } from 'kysely'

export type PrefacturasTables = {
  prefacturas: {
    id: Generated<number>
    comisionistaId: number
    rfcEmisor: string
    razonSocialEmisor: string
    /** Kept by the database: the name as the search compares it. */
    busqueda: Generated<string>
    regimenFiscal: string
    numReservas: number
    /** Centavos, all of them. */
    tarifa: number
    iva: number
    retIva: number
    retIsr: number
    total: number
    aPagar: number
    creadorId: string
    creador: string
    fechaCreacion: Date
    /** Of the save that made it: under the same one again, it is the answer. */
    clave: Generated<string | null>
  }
  prefacturaReservas: {
    id: Generated<number>
    prefacturaId: number
    comisionistaId: number
    bookingCode: string
    description: string
    total: number
  }
  /** Who holds the one save at a time of a pre-invoice. */
  guardadosEnCurso: {
    llave: string
    turno: string
    desde: Date
  }
}
