import { type Expectativa, roles } from './expectativa.ts'

const pedido = '00000000-0000-4000-8000-000000000001'
const reglaDeTexto = () => ({ contiene: 'COMISION', accion: 'ignorar', valor: 'Prueba' })
const fuente = () => ({
  nombre: 'Prueba',
  moneda: 'MXN',
  primerRenglon: 2,
  columnas: [
    { columna: 'fechaOperacion', encabezado: 'Fecha' },
    { columna: 'concepto', encabezado: 'Detalle' },
    { columna: 'abonos', encabezado: 'Abono' },
  ],
})

/** Payments, statements and matching. */
export const dePagos: Record<string, Expectativa> = {
  // Payments
  'GET /api/pagos': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/pagos/exportar': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/pagos/ajustes': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/metodos': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/promociones': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/productos': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/catalogos/estados': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/estados-de-cuenta/fuentes': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/estados-de-cuenta': roles('A', 'P §6, decision 111'),
  'GET /api/movimientos': roles('A', 'P §6, decision 111'),
  'POST /api/estados-de-cuenta/previa': roles('A', 'P §6, decision 111', { archivo: 'a.xlsx' }),
  'POST /api/estados-de-cuenta': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ archivoID: '00000000-0000-4000-8000-000000000000', fuente: 'bbvaMxn' }),
  }),
  'POST /api/estados-de-cuenta/{importacionID}/deshacer': roles('A', 'P §6, decision 111', {
    numerico: true,
  }),
  'GET /api/estados-de-cuenta/perfiles': roles('A', 'decision 111: statements'),
  'POST /api/estados-de-cuenta/perfiles': roles('A', 'decision 111: statements', { cuerpo: fuente }),
  'PUT /api/estados-de-cuenta/perfiles/{clave}': roles('A', 'decision 111: statements', { cuerpo: fuente }),
  'DELETE /api/estados-de-cuenta/perfiles/{clave}': roles('A', 'decision 111: statements'),
  'POST /api/estados-de-cuenta/perfiles/probar': roles('A', 'decision 111: statements', {
    archivo: 'a.xlsx',
  }),
  'POST /api/Pagos/SincronizarEstadoCuenta': roles('A', 'P §7, decision 111', { cuerpo: () => [] }),
  'POST /Pagos/SincronizarEstadoCuenta': roles('A', 'P §7, decision 111', { cuerpo: () => [] }),
  // Who may not match learns that, and nothing else.
  'GET /api/conciliacion/resumen': roles('A OP OC P C', 'decision 111: matching'),
  'GET /api/conciliacion/movimientos': roles('A', 'decision 111: matching'),
  'GET /api/conciliacion/movimientos/{movimientoID}': roles('A', 'decision 111: matching', {
    numerico: true,
  }),
  'GET /api/conciliacion/candidatos': roles('A', 'decision 111: matching', {
    consulta: 'movimientoID=999999999&q=ABC123',
  }),
  'GET /api/conciliacion/acciones': roles('A', 'decision 111: matching'),
  'GET /api/conciliacion/corridas/{corridaID}': roles('A', 'decision 111: matching', { numerico: true }),
  'POST /api/conciliacion/corridas': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ importacionID: 999_999_999 }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/aceptar': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido, lineas: [{ pagoID: 999_999_999, monto: 1 }] }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/rechazar': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido, sugerencia: 'pago:999999999' }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/ignorar': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido, motivo: 'Prueba' }),
  }),
  'POST /api/conciliacion/movimientos/{movimientoID}/posponer': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido }),
  }),
  'POST /api/conciliacion/posponer': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, movimientoIDs: [999_999_999] }),
  }),
  'POST /api/conciliacion/aceptar': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, pares: [{ movimientoID: 999_999_999, sugerencia: 'pago:999999999' }] }),
  }),
  'POST /api/conciliacion/ignorar': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, movimientoIDs: [999_999_999], motivo: 'Prueba' }),
  }),
  'POST /api/conciliacion/acciones/{accionID}/deshacer': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: () => ({ clave: pedido }),
  }),
  'POST /api/conciliacion/confirmar': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, accionIDs: [999_999_999] }),
  }),
  'POST /api/conciliacion/deshacer': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ clave: pedido, accionIDs: [999_999_999] }),
  }),
  'GET /api/conciliacion/reglas': roles('A', 'decision 111: matching'),
  'POST /api/conciliacion/reglas': roles('A', 'decision 111: matching', { cuerpo: reglaDeTexto }),
  'POST /api/conciliacion/reglas/previa': roles('A', 'decision 111: matching', { cuerpo: reglaDeTexto }),
  'POST /api/conciliacion/reglas/aplicar': roles('A', 'decision 111: matching'),
  'PUT /api/conciliacion/reglas/orden': roles('A', 'decision 111: matching', {
    cuerpo: () => ({ reglaIDs: [999_999_999] }),
  }),
  'PUT /api/conciliacion/reglas/{reglaID}': roles('A', 'decision 111: matching', {
    numerico: true,
    cuerpo: reglaDeTexto,
  }),
  'DELETE /api/conciliacion/reglas/{reglaID}': roles('A', 'decision 111: matching', { numerico: true }),
  'POST /api/pagos/buscar-reserva': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ localizador: '', rfc: '' }),
  }),
  'POST /api/pagos/reservas-del-comprobante': roles('A OP OC', 'decision 111: outsiders type both', {
    cuerpo: () => ({ urlComprobante: 'x' }),
  }),
  'POST /api/pagos/guardar': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ clave: '00000000-0000-4000-8000-000000000000', pagos: [] }),
  }),
  'POST /api/pagos/{pagoID}/avisos/atender': roles('A', 'decision 111: states', {
    numerico: true,
    cuerpo: () => ({ motivo: 'Son dos familias' }),
  }),
  'POST /api/pagos/revisar-reuso': roles('A OP OC P C', 'P §6, decision 111'),
  'POST /api/pagos/comprobantes': roles('A OP OC P C', 'P §6, decision 111', { archivo: 'a.pdf' }),
  'GET /api/comprobantes/{comprobanteID}': roles('A OP OC P C', 'P §6, decision 111', {
    id: 'comprobantePago',
  }),
  'GET /api/pagos/{pagoID}': roles('A OP OC P C', 'P §6, decision 111', { id: 'pago' }),
  'GET /api/pagos/{pagoID}/comprobante': roles('A OP OC P C', 'P §6, decision 111', { id: 'pago' }),
  'GET /api/TipoCambio/{fecha}': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /TipoCambio/{fecha}': roles('A OP OC P C', 'P §6, decision 111'),
  'POST /api/Pagos/BuscarPagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({}),
  }),
  'POST /Pagos/BuscarPagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => ({}) }),
  'POST /api/Pagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => ({}) }),
  'POST /Pagos/BuscarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => ({}) }),
  'POST /api/Pagos/GuardarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => [] }),
  'POST /Pagos/GuardarPagos': roles('A OP OC P C', 'P §6, decision 111', { cuerpo: () => [] }),
  'PUT /api/Pagos/ActualizarEstadoPago/ActualizarEstado': roles('A', 'P §6, decision 111', {
    id: 'pago',
    cuerpo: (pagoID) => ({ pagoID, nuevoEstadoID: 1 }),
  }),
  'PUT /Pagos/ActualizarEstadoPago/ActualizarEstado': roles('A', 'P §6, decision 111', {
    id: 'pago',
    cuerpo: (pagoID) => ({ pagoID, nuevoEstadoID: 1 }),
  }),
  'GET /api/Pagos/GetComprobanteById': roles('A OP OC P C', 'P §6, decision 111', { consulta: 'id=1' }),
  'GET /Pagos/GetComprobanteById': roles('A OP OC P C', 'P §6, decision 111', { consulta: 'id=1' }),
  'POST /api/Pagos/CreateComprobante': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ urlComprobante: 'x' }),
  }),
  'POST /Pagos/CreateComprobante': roles('A OP OC P C', 'P §6, decision 111', {
    cuerpo: () => ({ urlComprobante: 'x' }),
  }),
  'GET /api/Pagos/AnalizarComprobante': roles('A OP OC P C', 'P §6, decision 111', {
    consulta: 'urlImage=x',
  }),
  'GET /Pagos/AnalizarComprobante': roles('A OP OC P C', 'P §6, decision 111', { consulta: 'urlImage=x' }),
  'GET /api/Product/GetProductCatalog': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Product/GetProductCatalog': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Booking/GetBookingCustomer': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'GET /Booking/GetBookingCustomer': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'GET /api/Booking/GetBookingPayments': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'GET /Booking/GetBookingPayments': roles('A OP OC', 'P §6, decision 111', {
    consulta: 'bookingCode=KTR482',
  }),
  'POST /api/Booking/SearchBooking': roles('A OP OC', 'P §6, decision 111', {
    cuerpo: () => ({ bookingCode: 'KTR482' }),
  }),
  'POST /Booking/SearchBooking': roles('A OP OC', 'P §6, decision 111', {
    cuerpo: () => ({ bookingCode: 'KTR482' }),
  }),
  'GET /api/Catalogos/GetMetodosPago': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Catalogos/GetMetodosPago': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Catalogos/GetPromociones': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Catalogos/GetPromociones': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Catalogos/GetEstados': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Catalogos/GetEstados': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/FamilyProduct/GetFamilyProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /FamilyProduct/GetFamilyProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Product/GetProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /Product/GetProducts': roles('A OP OC P C', 'P §6, decision 111'),
  'GET /api/Catalogos/GetMetodoPagoById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'GET /Catalogos/GetMetodoPagoById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'GET /api/Product/GetProductById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'GET /Product/GetProductById/{id}': roles('A OP OC P C', 'P §6, decision 111', { numerico: true }),
  'POST /api/Catalogos/CreateMetodoPago': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'POST /Catalogos/CreateMetodoPago': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'PUT /api/Catalogos/UpdateMetodoPago/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'PUT /Catalogos/UpdateMetodoPago/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombreMetodoPago: 'x', numeroCuenta: '1', banco: 'b' }),
  }),
  'DELETE /api/Catalogos/DeleteMetodoPago/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'DELETE /Catalogos/DeleteMetodoPago/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'POST /api/Catalogos/CreatePromocion': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'POST /Catalogos/CreatePromocion': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'PUT /api/Catalogos/UpdatePromocion/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'PUT /Catalogos/UpdatePromocion/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombrePromocion: 'x' }),
  }),
  'DELETE /api/Catalogos/DeletePromocion/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'DELETE /Catalogos/DeletePromocion/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'POST /api/Product/CreateProduct': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'POST /Product/CreateProduct': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'PUT /api/Product/UpdateProduct/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'PUT /Product/UpdateProduct/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ productName: 'x', familyProductID: 1 }),
  }),
  'DELETE /api/Product/DeleteProduct/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'DELETE /Product/DeleteProduct/{id}': roles('A', 'P §6, decision 111', { numerico: true }),
  'POST /api/Catalogos/CreateEstado': roles('A', 'P §6, decision 111', {
    cuerpo: () => ({ nombreEstado: 'x' }),
  }),
  'PUT /api/Catalogos/UpdateEstado/{id}': roles('A', 'P §6, decision 111', {
    numerico: true,
    cuerpo: () => ({ nombreEstado: 'x' }),
  }),
}
