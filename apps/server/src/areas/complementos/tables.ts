import type { Generated } from 'kysely'

/** Amounts in centavos. */
export type ComplementosTables = {
  complementosEsperados: {
    id: Generated<number>
    facturaPagoId: number
    facturaId: number
    loteId: number
    fechaPago: string
    formaDePagoP: string
    numParcialidad: number
    impSaldoAnt: number
    impPagado: number
    impSaldoInsoluto: number
    vence: string
    recibido: Generated<number>
    tolerado: Generated<number>
    avisos: Generated<string[]>
    anuladoEn: Date | null
    creadoEn: Generated<Date>
  }
  complementos: {
    id: Generated<number>
    uuid: string
    emisor: string
    emisorNombre: string
    /** Kept by the database: the name as the search compares it. */
    busqueda: Generated<string>
    receptor: string
    total: number
    usoCfdi: string
    regimenFiscalReceptor: string
    tipoDeComprobante: string
    fechapago: string
    monedaP: string
    montoTotalPagos: number
    estado: string
    estatusCancelacion: Generated<string>
    creadorId: string
    creador: string
    xmlArchivoId: string
    pdfArchivoId: string
    sustituidoPor: number | null
    /** Uuids that it says it takes the place of, stored or not. */
    sustituye: Generated<string[]>
    canceladoEn: Date | null
    satConsultadoEn: Date | null
    /** When the SAT was last asked about it, answered or not. */
    satIntentadoEn: Generated<Date | null>
    expresion: string | null
    porRevisar: string | null
    revisadoPor: string | null
    revisadoEn: Date | null
    revisionMotivo: string | null
    creadoEn: Date
  }
  complementoFolios: {
    id: Generated<number>
    complementoId: number
    idDocumento: string
    impPagado: number
    monedaDr: string
    numParcialidad: number
    fechaPago: string
  }
  /** Kept by the database: the lotes of a complement, with what `alcanceDeLotes` asks of them. */
  complementoLotes: {
    complementoId: number
    loteId: number
    categoria: string
    proveedorId: number
    creadorId: string | null
  }
  complementoCobros: { folioId: number; esperadoId: number; monto: number; liberadoEn: Date | null }
}
