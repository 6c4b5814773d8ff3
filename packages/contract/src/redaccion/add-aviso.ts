import type { Aviso } from '../borradores.ts'

/** Adds a notice of these facturas; of none there is nothing to say. */
export const addTo =
  (avisos: Aviso[]) =>
  (
    codigo: string,
    severidad: Aviso['severidad'],
    titulo: string,
    de: readonly { id: string }[],
    texto = '',
  ): void => {
    if (de.length > 0) avisos.push({ codigo, severidad, titulo, texto, ids: de.map(({ id }) => id) })
  }
