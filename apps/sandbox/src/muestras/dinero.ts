/** Centavos as a CFDI writes them: two decimals, no thousands. */
export const decimal = (centavos: number): string => {
  const absoluto = Math.abs(centavos)
  const texto = `${Math.floor(absoluto / 100)}.${String(absoluto % 100).padStart(2, '0')}`
  return centavos < 0 ? `-${texto}` : texto
}

const conComas = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
/** Centavos as people read them: 1,234.50. */
export const legible = (centavos: number): string => conComas.format(centavos / 100)
