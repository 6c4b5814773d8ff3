/** Half a letter: of a file, or of where a long text was cut. */
const wellFormed = (texto: string): string => (texto.isWellFormed() ? texto : texto.toWellFormed())

/**
 * What was read of a file as the database keeps it, changed in place: a null character or half a letter in any of its texts
 * would undo the whole of what it is written down with.
 */
export function keepable<T>(salida: T): T {
  if (typeof salida === 'string') return wellFormed(salida.replaceAll('\0', '')) as T
  if (typeof salida !== 'object' || salida === null || ArrayBuffer.isView(salida)) return salida
  const partes = salida as Record<string, unknown>
  for (const clave of Object.keys(partes)) {
    const parte = partes[clave]
    if (typeof parte === 'string' || typeof parte === 'object') partes[clave] = keepable(parte)
  }
  return salida
}
