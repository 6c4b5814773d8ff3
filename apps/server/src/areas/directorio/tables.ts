export type DirectorioTables = {
  /** Hotels whose lotes all their people see. */
  proveedoresAbiertos: { proveedorId: number; abiertoPor: string; abiertoEn: Date }
  comisionistas: {
    id: number
    clienteId: number
    razonSocialCliente: string
    nombreComercial: string
    rfcCliente: string
    regimenFiscal: string
    usoCfdi: string
    portalInvitacion: boolean
    actualizadoEn: Date
  }
}
