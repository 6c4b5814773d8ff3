import { randomUUID } from 'node:crypto'
import { crea, type Expectativa, motivo, personal, roles } from './expectativa.ts'

const comprobante = (id: string | number) => [
  {
    idFactura: Number(id),
    rfc: 'XAXX010101000',
    bancobeneficiario: 'BBVA',
    fechapago: '2026-10-10',
    totalLayout: 1,
    folio: '1',
  },
]
const renglon = () => ({
  folio: '1',
  bookingCode: 'A1',
  base: 1,
  iva: 0,
  otrosImpuestos: 0,
  propinas: 0,
  totalReserva: 1,
})

/** Supplier batches. */
export const deLotes: Record<string, Expectativa> = {
  // Supplier batches §6: lists and files of what one may see
  'GET /api/lotes': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/exportar': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/por-hotel': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/por-hotel/exportar': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/conteos': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/ajustes': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/proveedores': roles(personal, 'B §6, C §6 lists'),
  'GET /api/lotes/{id}': roles(personal, 'B §6', { id: 'loteProveedor' }),
  'GET /api/lotes/{id}/layout': roles(personal, 'B §6', { id: 'loteProveedor' }),
  'GET /api/lotes/{id}/facturas': roles(personal, 'B §6', { id: 'loteProveedor', lista: true }),
  'GET /api/lotes/{id}/facturas/exportar': roles(personal, 'B §6', { id: 'loteProveedor', lista: true }),
  'GET /api/lotes/{id}/comprobantes': roles('A OC', 'B §6; C §6 payment proofs', { id: 'loteProveedor' }),
  'GET /api/lotes/{id}/pagos': roles(personal, 'C §2 B: Pago', { id: 'loteProveedor' }),
  'GET /api/facturas/{id}/reservas': roles(personal, 'B §6', { id: 'facturaProveedor', lista: true }),
  'GET /api/facturas/{id}/reservas/exportar': roles(personal, 'B §6', {
    id: 'facturaProveedor',
    lista: true,
  }),
  'GET /api/facturas/{id}': roles(personal, 'B §6', { id: 'facturaProveedor' }),
  'GET /api/facturas/{id}/xml': roles(personal, 'B §6', { id: 'facturaProveedor' }),
  'GET /api/facturas/{id}/pdf': roles(personal, 'B §6', { id: 'facturaProveedor' }),
  'POST /api/lotes/descargas': roles(personal, 'B §6', {
    id: 'loteProveedor',
    cuerpo: (id) => ({ ids: [Number(id)] }),
  }),
  'GET /api/lotes/descargas/{id}': roles(personal, 'B §6: who asked for it', { id: 'descarga' }),
  'GET /api/lotes/descargas/{id}/zip': roles(personal, 'B §6: who asked for it', { id: 'descarga' }),
  'GET /api/bitacora/{entidad}/{id}': roles(personal, 'of what one may see', { id: 'loteProveedor' }),
  'GET /api/Factura/noProcesados': roles(personal, 'B §7 as documented, scoped'),
  'GET /api/Factura/enCola': roles(personal, 'B §7 as documented, scoped'),
  'GET /api/Factura/enProcesoDePago': roles(personal, 'B §7 as documented, scoped'),
  'GET /api/Factura/pagados': roles(personal, 'B §7 as documented, scoped'),

  // Supplier batches §6: processing, receipts, proofs and deletion are the administrators'; commissions are processed by
  // accounting too, each its category
  'POST /api/lotes/procesar': roles('A OC', 'B §6; C §6, 67 processing', {
    id: 'loteProveedor',
    cuerpo: (id) => ({ ids: [Number(id)], fechaPago: '2026-10-16' }),
    ausente: [409],
  }),
  'GET /api/lotes/envios/recientes': roles('A OC', 'B §6; C §6, 67 processing'),
  'GET /api/lotes/envios/{grupo}': roles('A OC', 'B §6; C §6, 67 processing'),
  'POST /api/lotes/{id}/consultar': roles('A OC', 'B §6; C §6, 67 processing', { id: 'loteProveedor' }),
  'POST /api/lotes/{id}/reenviar': roles('A OC', 'B §6; C §6, 67 processing', { id: 'loteProveedor' }),
  'POST /api/lotes/{id}/facturas/{facturaId}/retirar': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: motivo,
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/revisar': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: () => ({ resultado: 'aceptada', motivo: 'Prueba' }),
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/atender': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: motivo,
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/explicar': roles('A OP OC P', 'decision 64; B §6', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: motivo,
  }),
  'POST /api/lotes/{id}/facturas/{facturaId}/resolver': roles('A OC', 'decision 54; C §6, decision 81', {
    id: 'loteProveedor',
    sub: 'facturaId',
    cuerpo: () => ({ resultado: 'aceptado', motivo: 'Prueba' }),
  }),
  'PUT /api/Factura/enCola': roles('A OC', 'B §6; C §6, 67 processing'),
  'POST /api/Factura/enviarLote': roles('A OC', 'B §6; C §6, 67 processing'),
  'DELETE /api/FacturaComisionista/EliminarLote/{id}': roles('A', 'B §6 Eliminar: admin only', {
    id: 'loteProveedor',
  }),
  'POST /api/recibos/buscar-lotes': roles('A', 'B §6 receipts'),
  'POST /api/recibos': roles('A', 'B §6 receipts'),
  'GET /api/recibos/{id}/archivo': roles('A', 'B §6 receipts', { id: 'recibo' }),
  'GET /api/lotes/{id}/pagos/{pagoId}/recibo': roles(personal, 'B §6 own lotes', { id: 'loteProveedor' }),
  'POST /api/comprobantes/{id}/anular': roles('A OC', 'B §6 payment proofs', {
    id: 'comprobante',
    cuerpo: motivo,
  }),
  'POST /api/Factura/guardarComprobantePago': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'POST /Factura/guardarComprobantePago': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'POST /api/Factura/guardarComprobantes': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'POST /Factura/guardarComprobantes': roles('A OC', 'B §6 payment proofs', {
    id: 'loteProveedor',
    cuerpo: comprobante,
  }),
  'PUT /api/Factura/actualizar-estatus-a-pagado': roles('A OC', 'B §6 payment proofs'),
  'PUT /Factura/actualizar-estatus-a-pagado': roles('A OC', 'B §6 payment proofs'),

  // Supplier batches §6: create-batch page
  'GET /api/borradores': roles(crea, 'B §6 create'),
  'POST /api/borradores': roles(crea, 'B §6 create'),
  'GET /api/borradores/reglas': roles(crea, 'B §6 create'),
  'GET /api/borradores/{id}': roles(crea, 'B §6 create', { id: 'borrador' }),
  'DELETE /api/borradores/{id}': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/cfdis': roles(crea, 'B §6 create', { id: 'borrador', archivo: 'a.xml' }),
  'POST /api/borradores/{id}/layout': roles(crea, 'B §6 create', { id: 'borrador', archivo: 'a.xlsx' }),
  'POST /api/borradores/{id}/pdfs': roles(crea, 'B §6 create', { id: 'borrador', archivo: 'a.pdf' }),
  'PUT /api/borradores/{id}/proveedor': roles(crea, 'B §6 create', {
    id: 'borrador',
    cuerpo: () => ({ proveedorId: 101 }),
  }),
  'PUT /api/borradores/{id}/nombre': roles(crea, 'B §6 create', {
    id: 'borrador',
    cuerpo: () => ({ nombre: 'X' }),
  }),
  'DELETE /api/borradores/{id}/cfdis/{cfdi}': roles(crea, 'B §6 create', { id: 'borrador', sub: 'cfdi' }),
  'POST /api/borradores/{id}/cfdis/{cfdi}/restaurar': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'cfdi',
  }),
  'PUT /api/borradores/{id}/cfdis/{cfdi}/pdf': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'cfdi',
    cuerpo: (pdfId) => ({ pdfId }),
  }),
  'PUT /api/borradores/{id}/cfdis/{cfdi}/motivo': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'cfdi',
    cuerpo: motivo,
  }),
  'DELETE /api/borradores/{id}/pdfs/{pdf}': roles(crea, 'B §6 create', { id: 'borrador', sub: 'pdf' }),
  'PUT /api/borradores/{id}/renglones/{numero}': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'numero',
    cuerpo: renglon,
  }),
  'DELETE /api/borradores/{id}/renglones/{numero}': roles(crea, 'B §6 create', {
    id: 'borrador',
    sub: 'numero',
  }),
  'POST /api/borradores/{id}/layout/anterior': roles(crea, 'B §6 create', {
    id: 'borrador',
    cuerpo: () => ({ clave: randomUUID() }),
  }),
  'POST /api/borradores/{id}/validarUuids': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarFacturas': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarReservas': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarLayout': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/validarLote': roles(crea, 'B §6 create', { id: 'borrador' }),
  'POST /api/borradores/{id}/guardar': roles(crea, 'B §6 create', { id: 'borrador' }),
  'GET /api/borradores/{id}/layout.xlsx': roles(crea, 'B §6 create', { id: 'borrador' }),
  'GET /api/borradores/{id}/excepciones.xlsx': roles(crea, 'B §6 create', { id: 'borrador' }),
  'GET /api/borradores/{id}/dictamen.xlsx': roles(crea, 'B §6 create', { id: 'borrador' }),
}
