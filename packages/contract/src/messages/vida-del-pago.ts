export const vidaDelPago = {
  titulo: 'Vida del pago',
  movimientos: 'Movimientos del banco',
  sinMovimientos: 'Ningún movimiento del banco se ha conciliado con este pago.',
  conciliado: ({ quien }: { quien: string }) => `${quien} concilió el pago con un movimiento del banco`,
  maquina: 'Valija',
  renglon: ({ monto, fecha, fuente }: Record<'monto' | 'fecha' | 'fuente', string>) =>
    `${monto} del ${fecha}, ${fuente}`,
  parte: ({ parte, total }: Record<'parte' | 'total', string>) => `${parte} de ${total}`,
  abrir: 'Ver en la conciliación',
  conComprobante: ({ nombre }: { nombre: string }) => `Con su comprobante ${nombre}`,
  sinComprobante: 'Sin comprobante',
  reserva: ({ localizador, motor }: Record<'localizador' | 'motor', string>) =>
    `Reserva ${localizador} en ${motor}`,
  correoEnviado: ({ correo }: { correo: string }) => `Se envió: ${correo}`,
  para: ({ correo }: { correo: string }) => `A ${correo}`,
}
