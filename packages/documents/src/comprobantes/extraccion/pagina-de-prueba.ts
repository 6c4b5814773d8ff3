import type { Pagina, Palabra } from '../tipos.ts'

type Extra = { confianza?: number; segunda?: string | null }
/** A column of a line: where it begins, what it says, and what reading letters makes of its last word. */
type Columna = readonly [x: number, texto: string, extra?: Extra]

/** A page of lines for tests: letters 1/100 of the width high, lines 2.5 times that apart. */
export function paginaDePrueba(
  lineas: readonly (readonly Columna[])[],
  origen: Pagina['origen'] = 'texto',
  paso = 0.025,
): Pagina {
  const alto = 0.01
  const letra = 0.0055
  const palabras = lineas.flatMap((columnas, i) =>
    columnas.flatMap(([x, texto, extra = {}]) => {
      let at = x
      return texto.split(' ').map((palabra, n, all): Palabra => {
        const word: Palabra = {
          texto: palabra,
          x: at,
          y: 0.3 + i * paso,
          ancho: palabra.length * letra,
          alto,
          confianza: 1,
          ...(origen === 'imagen' ? { confianza: 0.95, segunda: palabra } : {}),
          ...(n === all.length - 1 ? extra : {}),
        }
        at += (palabra.length + 0.6) * letra
        return word
      })
    }),
  )
  return { numero: 1, origen, proporcion: 1, palabras }
}
