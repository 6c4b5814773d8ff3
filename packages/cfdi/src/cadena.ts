import type { Cfdi } from './cfdi.ts'
import type { Complemento, Timbre } from './complemento.ts'
import { camposDe, hasCadena } from './tabla/cadena-de.ts'
import { findComplemento, timbre11 } from './tabla/complementos.ts'
import { comprobante33 } from './tabla/comprobante33.ts'
import { comprobante40 } from './tabla/comprobante40.ts'
import type { Elemento } from './tabla/elemento.ts'

type Nodo = Readonly<Record<string, unknown>>

/** From here on encoding in one go costs less than character by character. */
const LONG = 24
const encoder = new TextEncoder()

/**
 * Writes the cadena straight as UTF-8 into a buffer that grows. White space is normalised as XPath does, which
 * means space, tab, CR and LF alone: `trim()` would also eat the no-break space and spoil the sello.
 */
class Escritor {
  private bytes = new Uint8Array(4096)
  private length = 0

  reset(): void {
    this.length = 0
  }

  view(): Uint8Array {
    return this.bytes.subarray(0, this.length)
  }

  private reserve(more: number): void {
    if (this.length + more <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
  }

  bar(): void {
    this.reserve(1)
    this.bytes[this.length++] = 0x7c
  }

  /** A long text that needs no normalising is encoded in one go. */
  private writeLong(value: string): boolean {
    const last = value.charCodeAt(value.length - 1)
    if (value.charCodeAt(0) <= 32 || last <= 32 || value.includes('  ')) return false
    if (value.includes('\n') || value.includes('\t') || value.includes('\r')) return false
    this.reserve(value.length * 3)
    this.length += encoder.encodeInto(value, this.bytes.subarray(this.length)).written
    return true
  }

  /** `normalize` false writes the text as it is (text nodes of a complement without table). */
  write(value: string, normalize = true): void {
    const n = value.length
    if (n > LONG && normalize && this.writeLong(value)) return
    this.reserve(n * 3)
    const { bytes } = this
    let at = this.length
    const start = at
    let gap = false
    for (let i = 0; i < n; i++) {
      let c = value.charCodeAt(i)
      if (normalize && (c === 32 || c === 10 || c === 9 || c === 13)) {
        gap = at > start
        continue
      }
      if (gap) {
        bytes[at++] = 32
        gap = false
      }
      if (c < 0x80) bytes[at++] = c
      else if (c < 0x800) {
        bytes[at++] = 0xc0 | (c >> 6)
        bytes[at++] = 0x80 | (c & 63)
      } else {
        const low = c >= 0xd800 && c < 0xdc00 ? value.charCodeAt(i + 1) : 0
        if (low >= 0xdc00 && low < 0xe000) {
          i++
          c = 0x10000 + ((c - 0xd800) << 10) + (low - 0xdc00)
          bytes[at++] = 0xf0 | (c >> 18)
          bytes[at++] = 0x80 | ((c >> 12) & 63)
        } else bytes[at++] = 0xe0 | (c >> 12)
        bytes[at++] = 0x80 | ((c >> 6) & 63)
        bytes[at++] = 0x80 | (c & 63)
      }
    }
    this.length = at
  }

  element(def: Elemento, node: Nodo): void {
    for (const parte of def.partes) {
      const value = node[parte.clave]
      if (parte.clase === 'atributo') {
        if (!parte.enCadena) continue
        if (typeof value === 'string') {
          this.bar()
          this.write(value)
        } else if (parte.requerido) this.bar()
      } else if (value === undefined) continue
      else if (parte.clase === 'hueco') this.complements(value as Complemento[], node)
      else if (parte.elemento.lista) this.list(parte.elemento.lista.elemento, value as Nodo[])
      else if (parte.varios) this.list(parte.elemento, value as Nodo[])
      else this.element(parte.elemento, value as Nodo)
    }
  }

  private list(def: Elemento, nodes: readonly Nodo[]): void {
    for (const node of nodes) this.element(def, node)
  }

  private complements(complements: readonly Complemento[], holder: Nodo): void {
    for (const { espacio, nombre, clave, contenido, arbol, texto } of complements) {
      const known = findComplemento(espacio, nombre)
      if (known?.clave === 'timbre') continue
      const content = clave ? (holder[clave] as Nodo | undefined) : (contenido as Nodo | undefined)
      if (known && content) this.element(known.elemento, content)
      else if (arbol)
        for (const campo of camposDe(arbol)) {
          this.bar()
          this.write(campo)
        }
      else if (texto) this.write(texto, false)
    }
  }
}

const writer = new Escritor()

function written(def: Elemento, node: object): Uint8Array {
  writer.reset()
  writer.bar()
  writer.element(def, node as Nodo)
  writer.bar()
  writer.bar()
  return writer.view()
}

/** As `cadenaBytes`, in a buffer that the next cadena overwrites. */
export const cadenaView = (cfdi: Cfdi): Uint8Array =>
  written(cfdi.version.startsWith('3') ? comprobante33 : comprobante40, cfdi)

/** The stamp's cadena, in a buffer that the next cadena overwrites. */
export const cadenaTimbreView = (timbre: Timbre): Uint8Array => written(timbre11, timbre)

/** UTF-8 of the cadena original, the very bytes the sello signs. */
export const cadenaBytes = (cfdi: Cfdi): Uint8Array => cadenaView(cfdi).slice()

/** UTF-8 of the stamp's cadena, the very bytes SelloSAT signs. */
export const cadenaTimbreBytes = (timbre: Timbre): Uint8Array => cadenaTimbreView(timbre).slice()

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** The cadena original as text, `||4.0|…||`. */
export const cadenaOriginal = (cfdi: Cfdi): string => utf8.decode(cadenaView(cfdi))

/** The cadena of the stamp as text, `||1.1|…||`. */
export const cadenaTimbre = (timbre: Timbre): string => utf8.decode(cadenaTimbreView(timbre))

/** Complements that have no table, so that their part of the cadena is a guess. */
export const unknownComplementos = ({ complementos, conceptos }: Cfdi): Complemento[] =>
  [complementos, ...conceptos.map((c) => c.complementos)].flat().filter(isUnknown)

const isUnknown = ({ espacio, nombre }: Complemento) =>
  findComplemento(espacio, nombre) === undefined && !hasCadena(espacio, nombre)
