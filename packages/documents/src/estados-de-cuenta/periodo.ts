import { type Dia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { sinAcentos } from '@valija/palabras/sin-acentos.ts'
import type { Celda } from '../hoja/read-hoja.ts'
import { readFecha } from './valores.ts'

/** Days of a statement as the file itself declares them, `yyyy-mm-dd`. */
export type Periodo = { desde: string; hasta: string }

const dia = String.raw`\d{1,2}[/.-]\d{1,2}[/.-]\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}[/.\s-]*(?:de\s+)?[a-z]{3,10}\.?[/.\s,-]*(?:del?\s+)?\d{4}`
const dias = new RegExp(dia, 'gi')
const sinAnoAntes = new RegExp(
  String.raw`\b(\d{1,2})(?:\s+de\s+([a-z]{3,10})|[/\s-]([a-z]{3}))?\s+al?\s+(${dia})`,
  'i',
)
const unMes =
  /\b(?:periodo|mes|estado de cuenta|movimientos)\b.{0,120}?\b([a-z]{4,10})\s+(?:del?\s+)?(20\d\d)\b/i
const deCorte = /\bcorte\b/i
const entre = /period|\bdel?\b|\bdesde\b|\brango\b|\bfechas?\b|\bal?\b|[-–]/i
/** A statement that only tells its last day is of the month before it. */
const diasHastaElCorte = 32

/** What the rows around the movements say of their days; none where they say nothing, several where they name several. */
export function periodosEn(filas: readonly Celda[][], desde1904: boolean): Periodo[] {
  const found = filas.flatMap((fila) => {
    const texto = sinAcentos(fila.map((celda) => escrita(celda, desde1904)).join(' '))
    return texto.trim() === '' ? [] : (periodoDe(texto) ?? [])
  })
  return found.filter(
    (one, i) => found.findIndex(({ desde, hasta }) => desde === one.desde && hasta === one.hasta) === i,
  )
}

const escrita = (celda: Celda, desde1904: boolean): string =>
  (celda.numero !== null && /[/-]/.test(celda.texto) && readFecha(celda, desde1904)) || celda.texto
const dayOf = (texto: string) => readFecha({ texto: texto.replace(/\s+/g, ' '), numero: null }, false)
export const daysAway = (day: string, days: number): string => sumarDias(day as Dia, days)

function periodoDe(texto: string): Periodo | null {
  const [uno, otro, ...mas] = (texto.match(dias) ?? []).map(dayOf)
  if (mas.length > 0 || uno === null || otro === null) return null
  if (uno && otro) return uno <= otro && entre.test(texto) ? { desde: uno, hasta: otro } : null
  if (uno) {
    const antes = sinAnoAntes.exec(texto)
    const hasta = antes ? dayOf(antes[4] ?? '') : null
    if (antes && hasta) {
      const mes = antes[2] ?? antes[3]
      const [year = '', month = ''] = hasta.split('-')
      const mismo = dayOf(mes ? `${antes[1]} ${mes} ${year}` : `${antes[1]}/${month}/${year}`)
      const anterior = mes ? dayOf(`${antes[1]} ${mes} ${Number(year) - 1}`) : null
      const desde = mismo !== null && mismo <= hasta ? mismo : anterior
      return desde === null ? null : { desde, hasta }
    }
    return deCorte.test(texto) ? { desde: daysAway(uno, -diasHastaElCorte), hasta: uno } : null
  }
  const mes = unMes.exec(texto)
  const desde = mes ? dayOf(`1 ${mes[1]} ${mes[2]}`) : null
  if (desde === null) return null
  return { desde, hasta: daysAway(`${daysAway(desde, 32).slice(0, 7)}-01`, -1) }
}
