import { uuidEnTexto } from '@valija/palabras/uuid.ts'

/** The uuids a text names, in capitals, each once. Lines may break one in two: blanks do not count. */
export function findUuids(texto: string): string[] {
  const junto = texto.replace(/[\s\u00ad\u200b]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-')
  const hallados = junto.match(new RegExp(uuidEnTexto, 'g')) ?? []
  return [...new Set(hallados.map((uuid) => uuid.toUpperCase()))].slice(0, 50)
}
