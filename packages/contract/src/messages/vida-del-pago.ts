/** Texts of the life of a payment in its detail. */
export const vidaDelPago = {
  titulo: 'Vida del pago',
  banco: 'Movimientos del banco',
  sinMovimientos: 'Ningún movimiento del banco se ha conciliado con este pago.',
  conciliadoPor: ({ quien }: { quien: string }) => `${quien} concilió el pago con el banco`,
  porMaquina: 'Valija concilió el pago con el banco',
  renglon: ({ monto, fecha, fuente }: Record<'monto' | 'fecha' | 'fuente', string>) =>
    `${monto} del ${fecha}, ${fuente}`,
  parte: ({ parte, total }: { parte: string; total: string }) => `${parte} de ${total}`,
  abrir: 'Ver en la conciliación',
  comprobante: 'Se subió el comprobante',
  reserva: 'Reserva',
  correo: ({ correo, para }: { correo: string; para: string }) => `${correo} a ${para}`,
}
