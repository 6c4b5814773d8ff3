/** Addresses of one paste that are judged together; more is several pastes. */
export const maximoDeCorreos = 200

/**
 * The addresses of a pasted column, row or list, as they stand in it: one a line or between commas, semicolons, tabs or
 * blanks; of «Ana Ruiz <ana@hotel.mx>» what is inside. What is no address is kept too, to be answered.
 */
export function separarCorreos(texto: string): string[] {
  return texto
    .split(/[\r\n\t,;]+/)
    .flatMap((trozo) => {
      const dentro = [...trozo.matchAll(/<([^<>]*)>/g)].map(([, correo = '']) => correo.trim())
      if (dentro.length > 0) return dentro
      const palabras = trozo.trim().split(/ +/)
      // Words around a single address are its name; without one, or with several, each word is answered.
      const correos = palabras.filter((palabra) => palabra.includes('@'))
      return correos.length === 0 ? [trozo.trim()] : correos
    })
    .map((correo) => correo.replace(/^["'(«]+|["')»:.]+$/g, ''))
    .filter((correo) => correo !== '')
}
