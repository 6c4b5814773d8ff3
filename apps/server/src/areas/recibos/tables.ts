import type { Dia } from '@valija/domain/tiempo/dia.ts'
import type { ColumnType, Generated } from 'kysely'

export type RecibosTables = {
  facturaPagos: {
    id: Generated<number>
    facturaId: number
    loteId: number
    comprobanteId: number
    /** Centavos. */
    monto: number
    fechaPago: ColumnType<Dia, string>
    anuladoEn: Date | null
  }
  comprobantesPago: {
    id: Generated<number>
    loteId: number
    rfc: string
    titular: Generated<string>
    bancoBeneficiario: string
    fechaPago: string
    total: number
    folio: string
    sincronizado: Generated<'no' | 'si'>
    origen: 'manual' | 'recibo'
    reciboPagoId: number | null
    creadoPor: string | null
    creadoEn: Generated<Date>
    anuladoEn: Date | null
    anuladoPor: string | null
    anuladoMotivo: string | null
  }
  recibosBancarios: {
    id: Generated<string>
    banco: string
    archivoId: string | null
    nombre: string
    creadoPor: string | null
    creadoEn: Generated<Date>
    paginas: Generated<number>
    ilegibles: Generated<unknown>
  }
  reciboPagos: {
    id: Generated<number>
    reciboId: string
    pagina: number
    rfc: string
    titular: Generated<string>
    bancoBeneficiario: Generated<string>
    fechaPago: string
    total: number
    folio: string
    claveRastreo: Generated<string>
    loteId: number | null
    banco: Generated<string>
    /** Last digits of the account that was paid; empty where the receipt does not say. */
    cuentaTerminacion: Generated<string>
    anuladoEn: Date | null
  }
}
