import type { TipoDato } from './tipo-dato.ts'

/**
 * The one declarative table of the Anexo 20. An element is its parts in one order, which is at once the order of
 * the schema and the order of the cadena original. Reading, structural checks, cadena and building all walk it.
 */
export interface Atributo {
  readonly clase: 'atributo'
  readonly nombre: string
  readonly clave: string
  readonly requerido: boolean
  readonly tipo: TipoDato
  /** Sello, Certificado and the like are signed apart, so they add nothing to the cadena. */
  readonly enCadena: boolean
}

export interface Hijo {
  readonly clase: 'hijo'
  readonly elemento: Elemento
  readonly clave: string
  readonly requerido: boolean
  readonly varios: boolean
}

/** A place for complements: every element of every namespace, dispatched by the registry of complements. */
export interface Hueco {
  readonly clase: 'hueco'
  readonly nombre: string
  readonly clave: 'complementos'
}

export type Parte = Atributo | Hijo | Hueco

export interface Elemento {
  readonly nombre: string
  readonly espacio: string
  readonly prefijo: string
  /** The name as findings show it, `cfdi:Concepto`. */
  readonly qname: string
  readonly partes: readonly Parte[]
  readonly atributos: readonly Atributo[]
  readonly hijos: readonly Hijo[]
  readonly hueco: Hueco | null
  /** A list element (Conceptos, Traslados…) has no attributes and one repeated child: it is read as an array. */
  readonly lista: Hijo | null
  /** False when children of different names may come in any order. */
  readonly ordenado: boolean
  /** The parts that are elements, by name, each with its position for order checks. */
  readonly porNombre: ReadonlyMap<string, { readonly parte: Hijo | Hueco; readonly lugar: number }>
  /** Collision-free table of attribute indexes; see `slotOf`. */
  readonly ranuras: readonly (number | undefined)[]
  readonly mascara: number
  readonly factor: number
  /** Bit set of the required attributes. */
  readonly requeridos: number
  /** A new object for the element's fields. */
  readonly crear: () => Record<string, unknown>
}

/** Hash of an attribute name from what the reader has at hand: length, first, middle and last character. */
export const slotOf = (
  length: number,
  first: number,
  middle: number,
  last: number,
  factor: number,
  mask: number,
) => (Math.imul((length << 20) ^ (first << 13) ^ (middle << 6) ^ last, factor) >>> 16) & mask

export function elemento(
  espacio: string,
  prefijo: string,
  nombre: string,
  partes: readonly Parte[],
  {
    lista = false,
    ordenado = true,
    crear = () => ({}),
  }: { lista?: boolean; ordenado?: boolean; crear?: () => Record<string, unknown> } = {},
): Elemento {
  const atributos = partes.filter((p) => p.clase === 'atributo')
  const hijos = partes.filter((p) => p.clase === 'hijo')
  if (atributos.length > 31) throw new RangeError(`${nombre} has more attributes than a bit set holds`)
  const { ranuras, mascara, factor } = perfectSlots(atributos)
  let requeridos = 0
  atributos.forEach((a, i) => {
    if (a.requerido) requeridos |= 1 << i
  })
  return {
    nombre,
    espacio,
    prefijo,
    qname: `${prefijo}:${nombre}`,
    partes,
    atributos,
    hijos,
    hueco: partes.find((p) => p.clase === 'hueco') ?? null,
    lista: lista ? (hijos[0] ?? null) : null,
    ordenado,
    porNombre: new Map(
      partes.flatMap((parte, lugar) =>
        parte.clase === 'atributo'
          ? []
          : [[parte.clase === 'hijo' ? parte.elemento.nombre : parte.nombre, { parte, lugar }] as const],
      ),
    ),
    ranuras,
    mascara,
    factor,
    requeridos,
    crear,
  }
}

/** Searches a multiplier under which no two names of the element share a slot, so that one probe suffices. */
function perfectSlots(atributos: readonly Atributo[]) {
  for (let size = 8; size <= 4096; size *= 2) {
    for (let factor = 0x9e3779b1; factor < 0x9e3779b1 + 400; factor += 2) {
      const ranuras: (number | undefined)[] = Array.from({ length: size })
      const fits = atributos.every(({ nombre }, i) => {
        const at = (k: number) => nombre.charCodeAt(k)
        const n = nombre.length
        const slot = slotOf(n, at(0), at(n >> 1), at(n - 1), factor, size - 1)
        if (ranuras[slot] !== undefined) return false
        ranuras[slot] = i
        return true
      })
      if (fits) return { ranuras, mascara: size - 1, factor }
    }
  }
  throw new RangeError(`no collision-free slots for ${atributos.map((a) => a.nombre).join(', ')}`)
}

const keyOf = (nombre: string) =>
  /^[A-ZÑ]+$/.test(nombre) ? nombre.toLowerCase() : nombre[0]!.toLowerCase() + nombre.slice(1)

/** All of one shape, which the walks over a document need to be fast. */
const atributo =
  (requerido: boolean, enCadena: boolean) =>
  (nombre: string, tipo: TipoDato, clave = keyOf(nombre)): Atributo => ({
    clase: 'atributo',
    nombre,
    clave,
    requerido,
    tipo,
    enCadena,
  })

/** A required attribute: always in the cadena, even when empty. */
export const req = atributo(true, true)
/** An optional attribute: in the cadena only when it exists. */
export const opt = atributo(false, true)
/** A required attribute that adds nothing to the cadena. */
export const apart = atributo(true, false)

const child =
  (requerido: boolean, varios: boolean) =>
  (def: Elemento, clave = keyOf(def.nombre)): Hijo => ({
    clase: 'hijo',
    elemento: def,
    clave,
    requerido,
    varios,
  })

export const one = child(true, false)
export const maybe = child(false, false)
export const many = child(true, true)
export const any = child(false, true)

export const hueco = (nombre: string): Hueco => ({ clase: 'hueco', nombre, clave: 'complementos' })
