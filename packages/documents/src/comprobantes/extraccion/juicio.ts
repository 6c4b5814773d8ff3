import type { Caja, Palabra } from '../tipos.ts'
import type { Candidato } from './candidatos.ts'
import { segundaDe } from './lineas.ts'
import { type Duda, umbrales } from './umbrales.ts'

export type NombreCampo = 'fechaPago' | 'montoPagado' | 'moneda' | 'concepto' | 'numeroTransaccion'
export type CampoJuzgado = {
  valor: string
  confianza: number
  lugar: (Caja & { pagina: number }) | null
  /** Checks that do not hold, the gravest first. */
  dudas: Duda[]
}

type Prueba = {
  inicio: 'etiquetaExacta' | 'etiquetaParecida' | 'sinEtiqueta'
  corroborado: boolean
  dudas: readonly (Duda | false | null | undefined)[]
}

/** The one place where a confidence is worked out. */
export function judge({ inicio, corroborado, dudas }: Prueba): Pick<CampoJuzgado, 'confianza' | 'dudas'> {
  const { techos } = umbrales
  const failed = [...new Set(dudas.filter((duda) => duda !== false && duda != null))]
  const ceiling = (duda: Duda): number => (duda in techos ? techos[duda as keyof typeof techos] : 1)
  const start = umbrales.inicio[inicio] + (corroborado ? umbrales.corroborado : 0)
  const confianza = Math.min(start, ...failed.map(ceiling))
  const own: Duda[] =
    confianza < umbrales.alta && failed.length === 0
      ? [inicio === 'sinEtiqueta' ? 'sinEtiqueta' : 'etiquetaParecida']
      : failed.toSorted((a, b) => ceiling(a) - ceiling(b))
  return { confianza: Math.round(confianza * 100) / 100, dudas: own }
}

/** What the reading of letters takes away from a value. Nothing in a text PDF. */
export function lettersOf(
  palabras: readonly Palabra[],
  same: (segunda: string) => boolean,
  corroborado: boolean,
): (Duda | null)[] {
  const segunda = segundaDe(palabras)
  if (segunda === null) return []
  const worst = Math.min(...palabras.map(({ confianza }) => confianza))
  const letters = worst < umbrales.letras.malas ? 'letrasMalas' : 'letrasDudosas'
  return [
    same(segunda) ? null : corroborado ? 'lecturasDistintasCorroborado' : 'lecturasDistintas',
    worst < umbrales.letras.dudosas && !(corroborado && letters === 'letrasDudosas') ? letters : null,
  ]
}

export const isPicture = (palabras: readonly Palabra[]): boolean => segundaDe(palabras) !== null

export function placeOf(pagina: number, palabras: readonly Palabra[]): CampoJuzgado['lugar'] {
  const boxes = palabras.map((word): Caja => word.lugar ?? word)
  if (boxes.length === 0) return null
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const round = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000
  return {
    pagina,
    x: round(x),
    y: round(y),
    ancho: round(Math.max(...boxes.map((box) => box.x + box.ancho)) - x),
    alto: round(Math.max(...boxes.map((box) => box.y + box.alto)) - y),
  }
}

/** A field of a picture in which another check shows that figures were misread, unless it is proven by itself. */
export function lower(campo: CampoJuzgado, duda: Duda, proven = true): CampoJuzgado {
  if (proven && campo.confianza > umbrales.inicio.etiquetaExacta) return campo
  const ceiling = umbrales.techos[duda as keyof typeof umbrales.techos]
  if (campo.confianza <= ceiling) return { ...campo, dudas: [...campo.dudas, duda] }
  return { ...campo, confianza: ceiling, dudas: [duda, ...campo.dudas] }
}

export const startOf = ({ hallada }: Candidato): 'etiquetaExacta' | 'etiquetaParecida' =>
  hallada.exacta ? 'etiquetaExacta' : 'etiquetaParecida'
