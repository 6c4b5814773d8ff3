export type ComisionesTables = {
  comisiones: {
    comisionistaId: number
    bookingCode: string
    description: string
    bookingDate: string
    /** Centavos; negative cannot be paid. */
    commission: number
    inRemarks: string
  }
  comisionesLecturas: { comisionistaId: number; leidaEn: Date }
}
