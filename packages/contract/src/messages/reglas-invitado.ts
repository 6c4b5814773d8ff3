/** Per rule of a guest's factura that only guests have: its name on the dictamen and what to do when it does not hold. */
export const reglasInvitado = {
  invitadoFormaPago: {
    titulo: 'Forma de pago según el método',
    remedio:
      'Una factura PUE lleva forma de pago 03 y una PPD lleva 99. Emite otra así y cancela esta con motivo 01.',
  },
  invitadoCortePue: {
    titulo: 'Día límite de PUE',
    remedio: 'Emite otra con método PPD y forma de pago 99, y cancela esta con motivo 01.',
  },
  invitadoTotal: {
    titulo: 'Total de sus reservas',
    remedio:
      'Revisa que estén todas las reservas que ampara la factura, o emite otra por su comisión y cancela esta con motivo 01.',
  },
}
