import { sinAcentos } from '@valija/palabras/sin-acentos.ts'

/** Small letters without accents, one blank between words. */
export const llano = (texto: string): string =>
  sinAcentos(texto)
    .toLowerCase()
    .replace(/[^a-z\d$%/]+/g, ' ')
    .trim()
