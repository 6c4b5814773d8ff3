import type { Generated } from 'kysely'

export type CuentasPagoTables = {
  cuentasPago: {
    id: Generated<number>
    /** clienteId of the directory; proveedorId of its lotes. */
    comisionistaId: number
    razonSocial: string
    rfc: string
    correoAgencia: string
    clabe: string
    banco: string
    archivoId: string
    fechaCarga: Date
    solicitadoPor: string | null
    solicitante: string
    confirmadoEn: Date | null
    /** The member of staff who confirmed a guest's request. */
    confirmadoPor: Generated<string | null>
    /** The booking a guest named. */
    bookingCode: Generated<string | null>
    estatus: Generated<boolean>
    fechaAprobacion: Date | null
    administradorId: string | null
    administrador: string | null
    rechazadoEn: Date | null
    rechazadoMotivo: string | null
    /** Taken back by who asked for it; `rechazadoEn` says when it was closed. */
    retiradaEn: Generated<Date | null>
  }
  correosProbados: { comisionistaId: number; correo: string; probadoEn: Date }
}
