const nombrados = 10

/** Whom it was sent to, as an answer tells it: past ten they are counted. */
export const correosDichos = (correos: readonly string[]): string => {
  const mas = correos.length - nombrados
  return `${correos.slice(0, nombrados).join(', ')}${mas > 0 ? ` y ${mas.toLocaleString('es-MX')} más` : ''}`
}
