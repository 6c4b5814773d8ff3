/** Letters without their marks: how words are compared that people write with and without them. */
export const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
