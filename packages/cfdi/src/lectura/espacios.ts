import { hallazgo } from '../hallazgo.ts'
import type { Escaner } from './escaner.ts'
import { Ilegible } from './ilegible.ts'
import { MAX_LENGTH, nameIn } from './nombres-repetidos.ts'
import { placeOf } from './texto.ts'

export interface Nombre {
  espacio: string
  local: string
  prefijo: string
}

const XML = 'http://www.w3.org/XML/1998/namespace'
const XMLNS = 'http://www.w3.org/2000/xmlns/'

const MAX_NAMES = 500
const names = new Map<string, { nombre: Nombre; vigencia: number }>()
/** Tells apart every state of the declarations of every document: a name resolved under this one needs no other look. */
let vigencias = 0

/** Namespace declarations in force, innermost last; each remembers the one of its prefix that it hides. */
export class Espacios {
  private readonly escaner: Escaner
  private readonly prefijos: string[] = ['xml', '']
  private readonly uris: string[] = [XML, '']
  private readonly tapados: number[] = [-1, -1]
  private readonly vigentes = new Map<string, number>([
    ['xml', 0],
    ['', 1],
  ])
  /** A long address is compared by number, not letter by letter. */
  private readonly numeros = new Map<string, number>()
  private vigencia = ++vigencias

  constructor(escaner: Escaner) {
    this.escaner = escaner
  }

  get size(): number {
    return this.prefijos.length
  }

  /** Forgets the declarations of an element that closes. */
  restore(size: number): void {
    if (this.prefijos.length > size) this.vigencia = ++vigencias
    while (this.prefijos.length > size) {
      const prefijo = this.prefijos.pop()!
      this.uris.pop()
      const hidden = this.tapados.pop()!
      if (hidden < 0) this.vigentes.delete(prefijo)
      else this.vigentes.set(prefijo, hidden)
    }
  }

  /** `size` is how many declarations the outer elements hold: the same prefix may not come twice after it. */
  declare(prefijo: string, uri: string, at: number, size: number): void {
    const hidden = this.vigentes.get(prefijo) ?? -1
    if (hidden >= size) this.escaner.fail(at, `el prefijo ${prefijo} se declara dos veces`)
    if (prefijo === 'xmlns' || uri === XMLNS || (prefijo === 'xml') !== (uri === XML))
      this.escaner.fail(at, `la declaración del prefijo ${prefijo} no se permite`)
    if (prefijo !== '' && uri === '') this.escaner.fail(at, `el prefijo ${prefijo} no puede declararse vacío`)
    this.vigencia = ++vigencias
    this.vigentes.set(prefijo, this.prefijos.push(prefijo) - 1)
    this.uris.push(nameIn(uri, 0, uri.length))
    this.tapados.push(hidden)
  }

  /** Expands an element name. Names are kept from document to document, and checked against the declarations. */
  resolve(qname: string): Nombre {
    const kept = names.get(qname)
    if (
      kept &&
      (kept.vigencia === this.vigencia || kept.nombre.espacio === this.uriOf(kept.nombre.prefijo))
    ) {
      kept.vigencia = this.vigencia
      return kept.nombre
    }
    const colon = qname.indexOf(':')
    const prefijo = colon < 0 ? '' : nameIn(qname, 0, colon)
    const local = this.local(nameIn(qname, colon + 1, qname.length))
    const nombre = { espacio: this.uriOf(prefijo), local, prefijo }
    if (names.size >= MAX_NAMES) names.clear()
    if (qname.length <= MAX_LENGTH && nombre.espacio.length <= MAX_LENGTH)
      names.set(qname, { nombre, vigencia: this.vigencia })
    return nombre
  }

  /** What tells a prefixed attribute from the others of its element (one without prefix has no namespace). */
  resolveAttribute(qname: string): { espacio: string; clave: string } {
    const colon = qname.indexOf(':')
    const espacio = this.uriOf(qname.slice(0, colon))
    const local = this.local(qname.slice(colon + 1))
    let numero = this.numeros.get(espacio)
    if (numero === undefined) this.numeros.set(espacio, (numero = this.numeros.size))
    return { espacio, clave: `${local} ${numero}` }
  }

  private local(name: string): string {
    if (name === '' || name.includes(':') || /^[\d.-]/.test(name))
      this.escaner.fail(this.escaner.pos, 'un nombre lleva dos puntos en un lugar indebido')
    return name
  }

  private uriOf(prefijo: string): string {
    const at = this.vigentes.get(prefijo)
    if (at !== undefined) return this.uris[at]!
    throw new Ilegible(
      hallazgo('prefijoSinDeclarar', {
        encontrado: prefijo,
        ...placeOf(this.escaner.texto, this.escaner.pos),
      }),
    )
  }
}
