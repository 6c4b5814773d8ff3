import { type CodigoHallazgo, HALLAZGOS } from './hallazgos.ts'

export type Severidad = 'error' | 'aviso' | 'info'

/** One finding about a document: what rule, where, what was found and what was expected. */
export interface Hallazgo {
  codigo: CodigoHallazgo
  severidad: Severidad
  /** Spanish, complete by itself. */
  mensaje: string
  /** XPath-like place in the document, `/cfdi:Comprobante/@Total`; empty when it concerns the file as a whole. */
  ruta: string
  encontrado: string | null
  esperado: string | null
  /** Where the rule comes from. */
  fuente: string
  /** Only for what is not well-formed: both count from 1, columns in characters. */
  linea?: number
  columna?: number
}

export interface DatosHallazgo {
  ruta?: string
  encontrado?: string | null
  esperado?: string | null
  /** Free word of the message template: the attribute, element or document meant. */
  nombre?: string
  severidad?: Severidad
  linea?: number
  columna?: number
}

/** Long values (a certificate, a description) would drown the message. */
const SHOWN = 120
const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

/** A hostile document could earn millions; checks stop adding here, and the verdict keeps fewer. */
export const isFull = (hallazgos: readonly Hallazgo[]): boolean => hallazgos.length >= 2000

/** A template cut at its words once: odd pieces are words. */
const cut = new Map<CodigoHallazgo, readonly string[]>()

function piecesOf(codigo: CodigoHallazgo): readonly string[] {
  const known = cut.get(codigo)
  if (known) return known
  const pieces = HALLAZGOS[codigo][2].split(/\{(\w+)\}/)
  cut.set(codigo, pieces)
  return pieces
}

function wordOf(
  word: string,
  { nombre, linea, columna }: DatosHallazgo,
  encontrado: string | null,
  esperado: string | null,
): string {
  if (word === 'encontrado') return encontrado === '' ? '(vacío)' : (encontrado ?? '—')
  if (word === 'esperado') return esperado ?? '—'
  if (word === 'nombre') return shorten(nombre ?? '')
  return String((word === 'linea' ? linea : columna) ?? '—')
}

export function hallazgo(codigo: CodigoHallazgo, datos: DatosHallazgo = {}): Hallazgo {
  const [severidad, fuente] = HALLAZGOS[codigo]
  const encontrado = datos.encontrado == null ? null : shorten(datos.encontrado)
  const esperado = datos.esperado == null ? null : shorten(datos.esperado)
  const pieces = piecesOf(codigo)
  let mensaje = pieces[0]!
  for (let i = 1; i < pieces.length; i += 2)
    mensaje += wordOf(pieces[i]!, datos, encontrado, esperado) + pieces[i + 1]!
  const made: Hallazgo = {
    codigo,
    severidad: datos.severidad ?? severidad,
    mensaje,
    ruta: datos.ruta ?? '',
    encontrado,
    esperado,
    fuente,
  }
  if (datos.linea !== undefined) made.linea = datos.linea
  if (datos.columna !== undefined) made.columna = datos.columna
  return made
}
