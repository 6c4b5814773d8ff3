import type { Pagina, Palabra } from '../tipos.ts'
import { type Diccionario, type Hallada, labelsOf } from './hallar-etiquetas.ts'
import { type Linea, linesOf } from './lineas.ts'
import type { Clase } from './perfiles.ts'

export type Hoja = { pagina: Pagina; lineas: Linea[]; halladas: Hallada[] }
/** A value beside or under its label. `columnas` is how many more columns stood to its right. */
export type Candidato = { hallada: Hallada; palabras: Palabra[]; columnas: number; abajo: boolean }

export const readHoja = (pagina: Pagina, dic: Diccionario): Hoja => {
  const lineas = linesOf(pagina)
  return { pagina, lineas, halladas: labelsOf(lineas, pagina.numero, dic) }
}

/** How far under its label a value may stand, in heights of its letters. */
export const alcance = 3.2

const edges = (palabras: readonly Palabra[]) => ({
  left: Math.min(...palabras.map(({ x }) => x)),
  right: Math.max(...palabras.map(({ x, ancho }) => x + ancho)),
})

/** The column under a label, unless another label stands there. */
function below({ lineas, halladas, pagina }: Hoja, hallada: Hallada): Palabra[] | null {
  const own = lineas[hallada.linea]
  if (!own) return null
  const { left, right } = edges(hallada.palabras)
  const slack = own.alto * pagina.proporcion
  for (let i = hallada.linea + 1; i < lineas.length; i++) {
    const linea = lineas[i]
    if (!linea || linea.y - own.y > own.alto * alcance) return null
    const column = linea.tramos.find(({ palabras }) => {
      const e = edges(palabras)
      return e.left < right + slack && e.right > left - slack
    })
    if (!column) continue
    const labelled = halladas.some(
      (other) => other.linea === i && other.palabras.some((word) => column.palabras.includes(word)),
    )
    return labelled ? null : column.palabras
  }
  return null
}

/** Lines of one value stand this close, in heights of its letters. */
export const renglonSeguido = 1.7

/** More of a value on the next line: it begins where the value does and nothing stands left of it. */
export function continuation(
  { lineas, halladas, pagina }: Hoja,
  candidato: Candidato,
  distancia = renglonSeguido,
): Palabra[] {
  const at = lineas.findIndex(({ tramos }) =>
    tramos.some(({ palabras }) => candidato.palabras.some((word) => palabras.includes(word))),
  )
  const [own, next] = [lineas[at], lineas[at + 1]]
  const first = next?.tramos[0]
  if (!own || !next || !first || halladas.some(({ linea }) => linea === at + 1)) return []
  const near = next.y - own.y < own.alto * distancia
  const offset = Math.abs(edges(first.palabras).left - edges(candidato.palabras).left)
  return near && offset < own.alto * pagina.proporcion * 0.8 ? first.palabras : []
}

/** Where a bank writes its values: most of its labels stand over them, or beside them. */
export function valuesBelow(hojas: readonly Hoja[]): boolean {
  const labels = hojas.flatMap(({ halladas }) => halladas)
  const beside = labels.filter(({ derecha }) => derecha.length > 0).length
  return beside * 2 < labels.length
}

/** The values of one kind of label, the payment's own first. */
export function candidatos(hojas: readonly Hoja[], clase: Clase): Candidato[] {
  const under = valuesBelow(hojas)
  return hojas
    .flatMap((hoja) =>
      hoja.halladas
        .filter(({ etiqueta }) => etiqueta.clase === clase)
        .flatMap((hallada): Candidato[] => {
          const [first, ...more] = hallada.derecha
          if (first && !(under && hallada.sola))
            return [{ hallada, palabras: first, columnas: more.length, abajo: false }]
          const down = below(hoja, hallada)
          const beside = first ? [{ hallada, palabras: first, columnas: more.length, abajo: false }] : []
          return down ? [{ hallada, palabras: down, columnas: 0, abajo: true }, ...beside] : beside
        }),
    )
    .toSorted((a, b) => a.hallada.etiqueta.rango - b.hallada.etiqueta.rango)
}
