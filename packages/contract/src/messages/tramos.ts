/** Texts of the home's bars that the list of lotes also shows, as what it is narrowed by: apart, so that it need not fetch the others. */
export const tramos = {
  deAtraso: {
    porVencer: 'Por vencer',
    de1a7: '1 a 7 días',
    de8a30: '8 a 30 días',
    masDe30: 'Más de 30 días',
  },
  dePago: {
    de0a7: '0 a 7 días',
    de8a15: '8 a 15 días',
    de16a30: '16 a 30 días',
    de31a60: '31 a 60 días',
    masDe60: 'Más de 60 días',
  },
}
