export type DirectorioTables = {
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
