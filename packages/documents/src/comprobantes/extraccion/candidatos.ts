import type { Pagina, Palabra } from '../tipos.ts'
import { leerClave } from './claves.ts'
import { type Diccionario, labelsOf } from './find-etiquetas.ts'
import type { Hallada } from './hallada.ts'
import { edges, type Linea, linesOf, textoDe } from './lineas.ts'
import type { Clase } from './perfiles.ts'
import { leerFecha, leerMonto } from './valores.ts'

/** `sobre`: this page writes its values over their labels. */
export type Hoja = { pagina: Pagina; lineas: Linea[]; halladas: Hallada[]; sobre: boolean }
/** A value beside, under or over its label. `columnas` is how many more columns stood to its right. */
export type Candidato = { hallada: Hallada; palabras: Palabra[]; columnas: number; abajo: boolean }

export const readHoja = (pagina: Pagina, dic: Diccionario): Hoja => {
  const lineas = linesOf(pagina)
  const hoja = { pagina, lineas, halladas: labelsOf({ pagina, lineas }, dic), sobre: false }
  return { ...hoja, sobre: isOver(hoja) }
}

/** What a label's kind says of its value's form. */
const fits: Partial<Record<Clase, (texto: string) => boolean>> = {
  fecha: (texto) => leerFecha(texto) !== null,
  monto: (texto) => {
    const leido = leerMonto(texto)
    return leido !== null && (leido.signo || leido.decimales)
  },
  rastreo: (texto) => leerClave(texto.replace(/\s/g, '')) !== null,
  folio: (texto) => /^#?[A-Z\d-]*\d{4,}[A-Z\d-]*$/.test(texto),
  autorizacion: (texto) => /^[A-Z\d]*\d{3,}[A-Z\d]*$/.test(texto),
}
/** More of the labels whose values have a form have one over them than under them. */
function isOver(hoja: Hoja): boolean {
  let votes = 0
  for (const hallada of hoja.halladas) {
    const form = fits[hallada.etiqueta.clase]
    if (!form || !hallada.sola || hallada.derecha.length > 0) continue
    const under = beyond(hoja, hallada, 1)
    const over = beyond(hoja, hallada, -1)
    votes += (over && form(textoDe(over)) ? 1 : 0) - (under && form(textoDe(under)) ? 1 : 0)
  }
  return votes > 0
}

/** How far under its label a value may stand, in heights of its letters. */
export const alcance = 3.2

/** The column under a label (or over it), unless another label stands there. */
function beyond({ lineas, halladas, pagina }: Hoja, hallada: Hallada, way: 1 | -1): Palabra[] | null {
  const start = way === 1 ? hallada.hasta : hallada.linea
  const own = lineas[start]
  if (!own) return null
  const { left, right } = edges(hallada.palabras)
  const slack = own.alto * pagina.proporcion
  for (let i = start + way; i >= 0 && i < lineas.length; i += way) {
    const linea = lineas[i]
    // A headline is as far from its label as its own letters are high.
    if (!linea || Math.abs(linea.y - own.y) > Math.max(own.alto * alcance, linea.alto * 1.6)) return null
    const column = linea.tramos.find(({ palabras }) => {
      const e = edges(palabras)
      return e.left < right + slack && e.right > left - slack
    })
    if (!column) continue
    const labelled = halladas.some(
      (other) =>
        i >= other.linea && i <= other.hasta && other.palabras.some((word) => column.palabras.includes(word)),
    )
    return labelled ? null : column.palabras
  }
  return null
}

/** Lines of one value stand this close, in heights of its letters. */
export const renglonSeguido = 1.7

/** More of a value on the next line: it begins or ends where the value does and nothing stands left of it. */
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
  const [more, value] = [edges(first.palabras), edges(candidato.palabras)]
  const offset = Math.min(Math.abs(more.left - value.left), Math.abs(more.right - value.right))
  return near && offset < own.alto * pagina.proporcion * 0.8 ? first.palabras : []
}

/** Where a bank writes its values: most of its labels stand over them, or beside them. */
export function valuesBelow(hojas: readonly Hoja[]): boolean {
  const labels = hojas.flatMap(({ halladas }) => halladas)
  const beside = labels.filter(({ derecha }) => derecha.length > 0).length
  return beside * 2 < labels.length
}

/** A sign or a currency that stands apart from its figures is part of them. */
const withSign = ([first, second, ...more]: readonly Palabra[][]): Palabra[][] =>
  first && second && /^(?:[:$-]|MXN|MN|M\.N\.|USD|\s)+$/i.test(textoDe(first))
    ? [[...first, ...second], ...more]
    : [first, second, ...more].filter((column) => column !== undefined)

/** The values of one kind of label, the payment's own first. */
export function candidatos(hojas: readonly Hoja[], clase: Clase): Candidato[] {
  const under = valuesBelow(hojas)
  return hojas
    .flatMap((hoja) =>
      hoja.halladas
        .filter(({ etiqueta }) => etiqueta.clase === clase)
        .flatMap((hallada): Candidato[] => {
          const [first, ...more] = withSign(hallada.derecha)
          if (first && !(under && hallada.sola))
            return [{ hallada, palabras: first, columnas: more.length, abajo: false }]
          const down = beyond(hoja, hallada, hoja.sobre ? -1 : 1)
          const beside = first ? [{ hallada, palabras: first, columnas: more.length, abajo: false }] : []
          return down ? [{ hallada, palabras: down, columnas: 0, abajo: true }, ...beside] : beside
        }),
    )
    .toSorted((a, b) => a.hallada.etiqueta.rango - b.hallada.etiqueta.rango)
}
