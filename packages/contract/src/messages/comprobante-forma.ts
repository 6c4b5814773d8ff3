/** Texts beside the fields of the payment proof; the first five are documented (Supplier batches §5.5). */
export const comprobanteForma = {
  rfcRequerido: 'RFC es requerido',
  fechaRequerida: 'La fecha es requerida',
  montoRequerido: 'El monto es requerido',
  bancoRequerido: 'El banco beneficiario es requerido',
  folioRequerido: 'El folio es requerido',
  montoMayorQueCero: 'El monto debe ser mayor que cero',
  motivoRequerido: 'Escribe el motivo',
} as const
