/** A draft in which nothing has been done yet. */
export const borradorVacio = (ahora: Date) => ({
  proveedorId: null as number | null,
  nombre: null,
  layoutArchivoId: null,
  layoutNombre: null,
  creadoEn: ahora,
  actualizadoEn: ahora,
  avisadoEn: null,
  facturasValidadasEn: null,
  reservasPedidasEn: null,
  layoutValidadoEn: null as Date | null,
  loteValidadoEn: null,
})
