import type { Arbol, Complemento } from '../complemento.ts'
import type { Elemento } from '../tabla/elemento.ts'

/** An element under construction: the table's attributes and children by their keys. */
export type Nodo = Record<string, unknown>

/** What the reader does with the children and the text of an open element. */
export const TABLA = 0
export const HUECO = 1
export const AJENO = 2
export const OMITIDO = 3
/** Inside a complement known by its cadena alone. */
export const ARBOL = 4

export interface Marco {
  modo: number
  def: Elemento | null
  objeto: Nodo
  lista: Nodo[] | null
  /** Of a HUECO: where its complements go. Of an AJENO: the complement whose text is gathered. */
  complementos: Complemento[]
  complemento: Complemento | null
  arbol: Arbol | null
  ultima: number
  espacios: number
  qname: string
  indice: number
  conTexto: boolean
}

/** A list element has no fields of its own. */
export const NADA: Nodo = Object.freeze({})

export const newMarco = (): Marco => ({
  modo: OMITIDO,
  def: null,
  objeto: {},
  lista: null,
  complementos: [],
  complemento: null,
  arbol: null,
  ultima: -1,
  espacios: 0,
  qname: '',
  indice: 0,
  conTexto: false,
})

/** The element with its required fields empty, for a document that lacks it. */
export function emptyOf(def: Elemento): Nodo {
  const nodo: Nodo = {}
  for (const a of def.atributos) if (a.requerido) nodo[a.clave] = ''
  for (const h of def.hijos)
    if (h.varios || h.elemento.lista) nodo[h.clave] = []
    else if (h.requerido) nodo[h.clave] = emptyOf(h.elemento)
  return nodo
}
