/** Texts of the commission lotes that the list of lotes also shows: apart, so that it need not fetch the others. */
export const comisionesLotes = {
  migaja: 'Lotes de facturas',
  cuentasPago: 'Cuentas Pago',
  cargarNuevo: 'Cargar nuevo lote',
  nuevoLote: 'Nuevo lote',
  nuevoLoteInvitado: 'Nuevo lote como invitado',
  generarPrefactura: 'Generar pre-factura',
  correctos: 'Lotes correctos',
  sinValidar: 'Lotes sin validar RFC',
  cuales: 'Validación del RFC',
  validar: 'Validar lote',
  buscarLocalizador: 'Buscar por Localizador',
}
