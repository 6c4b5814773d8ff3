/** Per rule of a guest's factura that only guests have: its name, what is wrong and what to do then. */
export const reglasInvitado = {
  invitadoFormaPago: {
    titulo: 'Forma de pago según el método',
    falla: 'La forma de pago no es la de su método',
    remedio:
      'Una factura PUE lleva forma de pago 03 y una PPD lleva 99. Emite otra así y cancela esta con motivo 01.',
  },
  invitadoCortePue: {
    titulo: 'Día límite de PUE',
    falla: 'Es PUE y pasó el día límite',
    remedio: 'Emite otra con método PPD y forma de pago 99, y cancela esta con motivo 01.',
  },
  invitadoTotal: {
    titulo: 'Total de sus reservas',
    falla: 'El total no es el de sus reservas',
    remedio:
      'Revisa que estén todas las reservas que ampara la factura, o emite otra por su comisión y cancela esta con motivo 01.',
  },
}
