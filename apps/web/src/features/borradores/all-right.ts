type Factura = {
  layout: { ant: string; hallazgos: readonly { severidad: string }[] } | null
}

/** Of the facturas that go on: ANT took each, and nothing of the layout or of the register holds one back. */
export const areAllRight = (facturas: readonly Factura[]): boolean =>
  facturas.length > 0 &&
  facturas.every(
    ({ layout }) =>
      layout?.ant === 'correcto' && layout.hallazgos.every(({ severidad }) => severidad !== 'error'),
  )
