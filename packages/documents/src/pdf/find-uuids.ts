/** The uuids a text names, in capitals, each once. Lines may break one in two: blanks do not count. */
export function findUuids(texto: string): string[] {
  const junto = texto.replace(/[\s\u00ad\u200b]/g, '').replace(/[\u2010-\u2015\u2212]/g, '-')
  const hallados = junto.match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi) ?? []
  return [...new Set(hallados.map((uuid) => uuid.toUpperCase()))].slice(0, 50)
}
