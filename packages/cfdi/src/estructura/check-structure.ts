import type { Cfdi } from '../cfdi.ts'
import type { Complemento } from '../complemento.ts'
import { type Hallazgo, hallazgo, isFull } from '../hallazgo.ts'
import { findComplemento } from '../tabla/complementos.ts'
import { comprobante40 } from '../tabla/comprobante40.ts'
import type { Atributo, Elemento } from '../tabla/elemento.ts'
import { CATALOGOS } from './catalogos.ts'
import { checkAduana } from './reglas-aduana.ts'
import { checkConceptos } from './reglas-conceptos.ts'
import { checkFrontera } from './reglas-frontera.ts'
import { checkImpuestosDeclarados } from './reglas-impuestos.ts'
import { checkPersonas } from './reglas-personas.ts'
import { checkTipo } from './reglas-tipo.ts'
import { RAIZ, type Ruta, rutaDe, textOfRuta } from './ruta.ts'

/** CFDI 4.0 begins here, and with it the catalogues: an earlier Fecha is one finding, not one for every key. */
const INICIO_40 = '2022-01-01'

type Nodo = Readonly<Record<string, unknown>>

/** Values, catalogues and the rules between fields of a CFDI 4.0 as read; findings are added to the list. */
export function checkStructure(cfdi: Cfdi, hallazgos: Hallazgo[]): void {
  new Revisor(cfdi.fecha.slice(0, 10), hallazgos).element(comprobante40, cfdi as unknown as Nodo, RAIZ)
  if (cfdi.fecha !== '' && cfdi.fecha < INICIO_40)
    hallazgos.push(
      hallazgo('fechaAnteriorAVersion', {
        ruta: textOfRuta(RAIZ, 'Fecha'),
        encontrado: cfdi.fecha,
        esperado: INICIO_40,
      }),
    )
  checkTipo(cfdi, hallazgos)
  checkPersonas(cfdi, hallazgos)
  checkConceptos(cfdi, hallazgos)
  checkAduana(cfdi, hallazgos)
  checkImpuestosDeclarados(cfdi, hallazgos)
  checkFrontera(cfdi, hallazgos)
}

/** Walks the table beside the document. Presence, order and names were settled while reading. */
class Revisor {
  private readonly dia: string
  private readonly hallazgos: Hallazgo[]

  constructor(dia: string, hallazgos: Hallazgo[]) {
    this.dia = dia
    this.hallazgos = hallazgos
  }

  element(def: Elemento, node: Nodo, ruta: Ruta): void {
    if (isFull(this.hallazgos)) return
    const { atributos, hijos, hueco } = def
    for (let i = 0; i < atributos.length; i++) {
      const value = node[atributos[i]!.clave]
      if (typeof value === 'string' && value !== '') this.attribute(atributos[i]!, value, ruta)
      else if (value === '' && !atributos[i]!.requerido) this.invalid(atributos[i]!, value, ruta)
    }
    for (let i = 0; i < hijos.length; i++) {
      const { clave, elemento, varios } = hijos[i]!
      const value = node[clave]
      if (value === undefined) continue
      if (elemento.lista) this.list(elemento.lista.elemento, value as Nodo[], rutaDe(ruta, elemento.qname))
      else if (varios) this.list(elemento, value as Nodo[], ruta)
      else this.element(elemento, value as Nodo, rutaDe(ruta, elemento.qname))
    }
    if (hueco && (node[hueco.clave] as Complemento[]).length > 0)
      this.complements(
        node[hueco.clave] as Complemento[],
        node,
        rutaDe(ruta, `${def.prefijo}:${hueco.nombre}`),
      )
  }

  private list(def: Elemento, nodes: readonly Nodo[], ruta: Ruta): void {
    for (let i = 0; i < nodes.length; i++) this.element(def, nodes[i]!, rutaDe(ruta, def.qname, i + 1))
  }

  private complements(complements: readonly Complemento[], holder: Nodo, ruta: Ruta): void {
    for (const { espacio, nombre, clave, contenido } of complements) {
      const known = findComplemento(espacio, nombre)
      // One without a field of its own is known for its cadena alone; a second of those that have one is judged too.
      const node = clave ? holder[clave] : contenido
      if (known?.clave && node) this.element(known.elemento, node as Nodo, rutaDe(ruta, known.elemento.qname))
    }
  }

  private attribute(atributo: Atributo, value: string, ruta: Ruta): void {
    const { prueba, catalogo } = atributo.tipo
    // Values are judged as XML Schema sees them, collapsed; most need no collapsing, so that is tried second.
    if (prueba) {
      if (!prueba(value) && !prueba(collapse(value))) this.invalid(atributo, value, ruta)
      return
    }
    if (!catalogo) return
    const entry = CATALOGOS[catalogo].get(value) ?? CATALOGOS[catalogo].get(collapse(value))
    const datos = { nombre: atributo.nombre, encontrado: value }
    if (!entry)
      this.hallazgos.push(
        hallazgo('claveDesconocida', {
          ...datos,
          ruta: textOfRuta(ruta, atributo.nombre),
          esperado: catalogo,
        }),
      )
    else if (
      (this.dia < entry.desde && entry.desde > INICIO_40) ||
      (entry.hasta !== '' && this.dia > entry.hasta)
    )
      this.hallazgos.push(
        hallazgo('claveFueraDeVigencia', {
          ...datos,
          ruta: textOfRuta(ruta, atributo.nombre),
          esperado: `${entry.desde} a ${entry.hasta || 'hoy'}`,
        }),
      )
  }

  private invalid(atributo: Atributo, value: string, ruta: Ruta): void {
    this.hallazgos.push(
      hallazgo('atributoInvalido', {
        ruta: textOfRuta(ruta, atributo.nombre),
        nombre: atributo.nombre,
        encontrado: value,
        esperado: atributo.tipo.descripcion,
      }),
    )
  }
}

const collapse = (value: string) => value.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '')
