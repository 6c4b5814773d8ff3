/** So many codes filter a list at once: what fits in an address with room to spare. */
export const maximoDeCodigos = 200

const comillas = /^["'«]+|["'»]+$/g

/**
 * Codes as they come out of a sheet, a mail or a chat: one a line or a cell, or separated by commas, semicolons or
 * blanks. In capitals, each once, in their order; a blank inside a cell is no part of its code.
 */
export function readCodigos(texto: string): string[] {
  const limpio = texto.normalize('NFC').replace(/[\u00a0\u200b\ufeff]/g, ' ')
  const celdas = /[\r\n\t;,]/.test(limpio) ? limpio.split(/[\r\n\t;,]+/) : limpio.split(/ +/)
  const codigos = celdas.map((celda) => celda.trim().replace(comillas, '').replace(/\s+/g, '').toUpperCase())
  return [...new Set(codigos.filter((codigo) => /[\p{L}\d]/u.test(codigo)))]
}
