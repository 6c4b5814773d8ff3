export type DirectorioTables = {
  /** Hotels whose lotes all their people see. */
  proveedoresAbiertos: { proveedorId: number; abiertoPor: string; abiertoEn: Date }
  /** Of what the last reading of ANT's list could not read: how many, the first of them, and since when. */
  directorioIlegibles: { directorio: 'proveedores' | 'comisionistas'; n: number; cuales: string; desde: Date }
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
