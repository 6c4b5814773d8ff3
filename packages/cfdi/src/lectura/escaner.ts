import { hallazgo } from '../hallazgo.ts'
import { resolve } from './entidades.ts'
import { endOfDeclaration, endOfInstruction, endOfMarked } from './fuera-de-elementos.ts'
import { Ilegible } from './ilegible.ts'
import type { Limites } from './limites.ts'
import { isNameChar, isSpace, nameEnd } from './nombre-xml.ts'
import { nameIn } from './nombres-repetidos.ts'
import { malformed, placeOf } from './texto.ts'

/** Who builds from what the scanner sees. */
export interface Constructor {
  open(qname: string): void
  close(): void
  /** Character data that is not white space only, references resolved; and white space where `wantsText`. */
  text(value: string): void
  readonly wantsText: boolean
}

const AMP = 38
const SEMICOLON = 59
const LT = 60
const GT = 62
const SLASH = 47
const EQ = 61
const BANG = 33
const QUERY = 63

type Offsets = [Int32Array, Int32Array, Int32Array, Int32Array]
const newOffsets = (size: number): Offsets => [
  new Int32Array(size),
  new Int32Array(size),
  new Int32Array(size),
  new Int32Array(size),
]
/** Shared by all readings: one is over before the next begins, since reading never waits. */
let offsets = newOffsets(256)

/**
 * One forward pass over the text. Attributes of the current tag lie as offsets in the parallel arrays; nothing is
 * cut out of the text until someone asks for it. The next `&`, line break and `]]>` are remembered and never searched
 * for again before they are passed, so that a value is skipped with one search for its quote and no document, however
 * made, is searched more than once.
 */
export class Escaner {
  readonly texto: string
  readonly limites: Limites
  pos = 0
  profundidad = 0
  elementos = 0
  atributos = 0
  /** An attribute of the current tag begins with x: it may declare a namespace. */
  conX = false
  readonly nombreDesde: Int32Array
  readonly nombreHasta: Int32Array
  readonly valorDesde: Int32Array
  readonly valorHasta: Int32Array
  private readonly nombres: string[] = []
  private askedFrom = 0
  private nextClose = -1
  private nextAmp = -1
  private nextLf = -1
  private nextCr = -1
  private nextTab = -1
  private nextLt = -1

  constructor(texto: string, limites: Limites) {
    this.texto = texto
    this.limites = limites
    if (offsets[0].length < limites.maxAtributos) offsets = newOffsets(limites.maxAtributos)
    ;[this.nombreDesde, this.nombreHasta, this.valorDesde, this.valorHasta] = offsets
  }

  fail(at: number, nombre: string): never {
    throw malformed(this.texto, at, nombre)
  }

  limit(nombre: string, esperado: number): never {
    throw new Ilegible(
      hallazgo('limiteRebasado', { nombre, esperado: String(esperado), ...placeOf(this.texto, this.pos) }),
    )
  }

  /** Value of attribute `i` of the current tag. */
  valor(i: number): string {
    const from = this.valorDesde[i]!
    const to = this.valorHasta[i]!
    if (this.isPlain(from, to)) return this.texto.slice(from, to)
    return resolve(this.texto, from, to, true)
  }

  /**
   * The same without white space around it: the schema collapses it, as the cadena does, and rules compare what is left.
   * Only what XML calls white space: a no-break space is part of the value.
   */
  recortado(i: number): string {
    const value = this.valor(i)
    const first = this.texto.charCodeAt(this.valorDesde[i]!)
    const last = this.texto.charCodeAt(this.valorHasta[i]! - 1)
    // A reference begins and ends with signs that are no white space, and may stand for one.
    if (first > 32 && first !== AMP && last > 32 && last !== SEMICOLON) return value
    return value.replace(/^[ \t\r\n]+/, '').replace(/(?<![ \t\r\n])[ \t\r\n]+$/, '')
  }

  nombre(i: number): string {
    return this.texto.slice(this.nombreDesde[i], this.nombreHasta[i])
  }

  private isPlain(from: number, to: number): boolean {
    // Declarations are asked for before the attributes that precede them: what is remembered lies too far on for
    // these, and to forget it would search the whole document again for every element.
    if (from < this.askedFrom) return !/[&\n\r\t]/.test(this.texto.slice(from, to))
    this.askedFrom = from
    if (this.nextAmp < from) this.nextAmp = this.find('&', from)
    if (this.nextLf < from) this.nextLf = this.find('\n', from)
    if (this.nextCr < from) this.nextCr = this.find('\r', from)
    if (this.nextTab < from) this.nextTab = this.find('\t', from)
    return this.nextAmp >= to && this.nextLf >= to && this.nextCr >= to && this.nextTab >= to
  }

  private find(what: string, from: number): number {
    const at = this.texto.indexOf(what, from)
    return at < 0 ? this.texto.length : at
  }

  run(to: Constructor): void {
    const { texto } = this
    const n = texto.length
    this.pos = endOfDeclaration(texto)
    let roots = 0
    for (;;) {
      const lt = this.content(to)
      if (lt >= n) break
      const c = texto.charCodeAt(lt + 1)
      if (c === SLASH) this.endTag(lt, to)
      else if (c === BANG) this.pos = endOfMarked(texto, lt, this.profundidad, to)
      else if (c === QUERY) this.pos = endOfInstruction(texto, lt)
      else {
        if (this.profundidad === 0 && roots++ > 0) this.fail(lt, 'hay más de un elemento raíz')
        this.startTag(lt, to)
      }
    }
    if (this.profundidad > 0) this.fail(n, `falta cerrar el elemento ${this.nombres[this.profundidad - 1]}`)
    if (roots === 0) this.fail(0, 'no tiene elemento raíz')
  }

  /** Character data up to the next `<`; returns its position, or the end of the text. */
  private content(to: Constructor): number {
    const { texto } = this
    const start = this.pos
    let p = start
    while (isSpace(texto.charCodeAt(p))) p++
    const next = texto.charCodeAt(p)
    if (next === LT && !to.wantsText) {
      this.pos = p
      return p
    }
    const lt = next === LT ? p : this.find('<', p)
    this.pos = lt
    if (p === lt) {
      if (to.wantsText && this.profundidad > 0 && lt > start) to.text(texto.slice(start, lt))
      return lt
    }
    if (this.profundidad === 0) this.fail(p, 'hay texto fuera del elemento raíz')
    if (this.nextClose < p) this.nextClose = this.find(']]>', p)
    if (this.nextClose < lt) this.fail(this.nextClose, 'la secuencia ]]> no se permite en el texto')
    to.text(resolve(texto, start, lt, false))
    return lt
  }

  private startTag(lt: number, to: Constructor): void {
    const { texto, limites } = this
    const end = nameEnd(texto, lt + 1)
    const qname = nameIn(texto, lt + 1, end)
    let p = end
    let count = 0
    let empty = false
    let conX = false
    for (;;) {
      const before = p
      let c = texto.charCodeAt(p)
      while (c === 32 || c === 10 || c === 9 || c === 13) c = texto.charCodeAt(++p)
      if (c === GT) break
      if (c === SLASH) {
        if (texto.charCodeAt(p + 1) !== GT) this.fail(p, 'se esperaba /> ')
        empty = true
        p++
        break
      }
      if (p >= texto.length) this.fail(p, `la etiqueta ${qname} no está completa`)
      if (p === before) this.fail(p, 'falta un espacio antes del atributo')
      if (count >= limites.maxAtributos) {
        this.pos = p
        this.limit('atributos por elemento', limites.maxAtributos)
      }
      if (c === 120) conX = true
      p = this.attribute(p, count++)
    }
    this.pos = p + 1
    this.atributos = count
    this.conX = conX
    if (++this.elementos > limites.maxElementos) this.limit('elementos', limites.maxElementos)
    if (this.profundidad >= limites.maxProfundidad)
      this.limit('niveles de profundidad', limites.maxProfundidad)
    this.nombres[this.profundidad++] = qname
    to.open(qname)
    if (!empty) return
    this.profundidad--
    to.close()
  }

  private attribute(at: number, i: number): number {
    const { texto } = this
    let p = nameEnd(texto, at)
    this.nombreDesde[i] = at
    this.nombreHasta[i] = p
    let c = texto.charCodeAt(p)
    while (isSpace(c)) c = texto.charCodeAt(++p)
    if (c !== EQ) this.fail(p, `se esperaba = después del atributo ${texto.slice(at, this.nombreHasta[i])}`)
    c = texto.charCodeAt(++p)
    while (isSpace(c)) c = texto.charCodeAt(++p)
    if (c !== 34 && c !== 39) this.fail(p, 'el valor del atributo debe ir entre comillas')
    const from = p + 1
    const to = texto.indexOf(c === 34 ? '"' : "'", from)
    if (to < 0) this.fail(p, 'el valor del atributo no tiene comilla de cierre')
    if (this.nextLt < from) this.nextLt = this.find('<', from)
    if (this.nextLt < to) this.fail(this.nextLt, 'el signo < no se permite en un atributo')
    this.valorDesde[i] = from
    this.valorHasta[i] = to
    return to + 1
  }

  private endTag(lt: number, to: Constructor): void {
    const { texto } = this
    if (this.profundidad === 0) this.fail(lt, 'hay una etiqueta de cierre sin apertura')
    const qname = this.nombres[this.profundidad - 1]!
    let p = lt + 2 + qname.length
    if (texto.slice(lt + 2, p) !== qname || isNameChar(texto.charCodeAt(p)))
      this.fail(lt, `se esperaba cerrar ${qname}`)
    while (isSpace(texto.charCodeAt(p))) p++
    if (texto.charCodeAt(p) !== GT) this.fail(p, 'la etiqueta de cierre no está completa')
    this.pos = p + 1
    this.profundidad--
    to.close()
  }
}
