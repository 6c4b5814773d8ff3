import { type CodigoHallazgo, HALLAZGOS, type Severidad } from './hallazgos.ts'

export type { Severidad }

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
  /** The free word of its text: the attribute, element or document meant. */
  nombre?: string
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
export const shorten = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text)

/** So many errors are looked for: what else a document may hold changes no verdict. */
const BASTA = 2000

/**
 * The findings about one document. A hostile one could earn millions: of errors, and of all the rest, `max` are kept
 * each, so that no flood of notices hides an error; the others are counted, and `close` says how many there were.
 */
export class Hallazgos extends Array<Hallazgo> {
  readonly #max: number
  #errores = 0
  #otros = 0
  #cerrada = false

  constructor(max: number) {
    super()
    this.#max = max
  }

  static override get [Symbol.species](): ArrayConstructor {
    return Array
  }

  get lleno(): boolean {
    return this.#errores >= BASTA
  }

  /** Counts one more of this severity; false when there is no room for it, so that its text need not be made. */
  cabe(severidad: Severidad): boolean {
    const counted = severidad === 'error' ? ++this.#errores : ++this.#otros
    return counted <= this.#max || this.#cerrada
  }

  /** Adds one that `cabe` has counted. */
  keep(uno: Hallazgo): void {
    super.push(uno)
  }

  override push(...nuevos: Hallazgo[]): number {
    for (const uno of nuevos) if (this.cabe(uno.severidad)) super.push(uno)
    return this.length
  }

  /** Says what was left out; what comes after this is always kept. */
  close(): this {
    const total = this.#errores + this.#otros
    if (total > this.length)
      super.push(
        hallazgo('demasiadosHallazgos', {
          esperado: String(this.length),
          encontrado: this.lleno ? `más de ${total}` : String(total),
        }),
      )
    this.#cerrada = true
    return this
  }
}

/** Is there no use in looking further? */
export const isFull = (hallazgos: readonly Hallazgo[]): boolean =>
  hallazgos instanceof Hallazgos ? hallazgos.lleno : hallazgos.length >= BASTA

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

/** Made again from its own fields it says the same. */
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
  if (datos.nombre !== undefined) made.nombre = shorten(datos.nombre)
  if (datos.linea !== undefined) made.linea = datos.linea
  if (datos.columna !== undefined) made.columna = datos.columna
  return made
}
