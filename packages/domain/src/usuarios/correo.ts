/** A simple address pattern (Access §5): something, @, a domain with a dot, nothing that a header could misread. */
const patron = /^[^\s@"'<>(),;:\\[\]]+@[^\s@"'<>(),;:\\[\]]+\.[^\s@"'<>(),;:\\[\].]{2,}$/u

export const isCorreo = (texto: string): boolean => texto.length <= 254 && patron.test(texto)
export const normalizeCorreo = (texto: string): string => texto.trim().normalize('NFC').toLowerCase()
