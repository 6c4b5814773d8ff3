import type { Arbol } from '../complemento.ts'
import { CADENAS } from './cadenas-sat.ts'

/** One step of a complement's cadena; `ruta` are names of children, from the element at hand. */
type Paso =
  | {
      clase: 'valor'
      ruta: readonly string[]
      atributo: string | null
      siempre: boolean
      version: string | null
    }
  | { clase: 'cada'; ruta: readonly string[]; profundo: boolean; pasos: Paso[] }

function stepOf(word: string): Paso {
  const [, version = null, plain = word] = /^version=([\d.]+):(.+)$/.exec(word) ?? []
  const siempre = !plain.endsWith('?')
  const path = siempre ? plain : plain.slice(0, -1)
  return path === '.' || path.startsWith('/')
    ? { clase: 'valor', ruta: path === '.' ? [] : path.slice(1).split('/'), atributo: null, siempre, version }
    : { clase: 'valor', ruta: [], atributo: path, siempre, version }
}

function programs(): ReadonlyMap<string, ReadonlyMap<string, readonly Paso[]>> {
  const found = new Map<string, Map<string, Paso[]>>()
  let open: Paso[][] = []
  for (const line of CADENAS.trim().split('\n')) {
    const text = line.trimStart()
    if (text.startsWith('# ')) {
      const [, nombre = '', espacio = ''] = text.split(' ')
      open = [[]]
      found.set(espacio, (found.get(espacio) ?? new Map()).set(nombre, open[0]!))
      continue
    }
    const depth = line.length - text.length
    open.length = depth + 1
    if (text.startsWith('>')) {
      const pasos: Paso[] = []
      const profundo = text.startsWith('>>')
      open[depth]!.push({ clase: 'cada', ruta: text.slice(profundo ? 2 : 1).split('/'), profundo, pasos })
      open.push(pasos)
    } else open[depth]!.push(...text.split(' ').map(stepOf))
  }
  return found
}
const known = programs()

export const hasCadena = (espacio: string, nombre: string): boolean =>
  known.get(espacio)?.has(nombre) ?? false

/** The values a complement adds to the cadena, in order and not yet normalised. */
export function* camposDe(arbol: Arbol): Generator<string> {
  yield* run(known.get(arbol.espacio)?.get(arbol.nombre) ?? [], arbol)
}

function* run(pasos: readonly Paso[], at: Arbol): Generator<string> {
  for (const paso of pasos)
    if (paso.clase === 'cada') {
      for (const child of paso.profundo ? below(at, paso.ruta[0]!) : follow(at, paso.ruta))
        yield* run(paso.pasos, child)
    } else if (paso.version === null || at.atributos.get('version') === paso.version) {
      const [holder] = follow(at, paso.ruta)
      const value = paso.atributo === null ? holder?.texto : holder?.atributos.get(paso.atributo)
      if (value !== undefined || paso.siempre) yield value ?? ''
    }
}

const follow = (from: Arbol, ruta: readonly string[]): Arbol[] =>
  ruta.reduce<Arbol[]>(
    (at, nombre) =>
      at.flatMap(({ hijos, espacio }) => hijos.filter((h) => h.nombre === nombre && h.espacio === espacio)),
    [from],
  )

const below = (from: Arbol, nombre: string): Arbol[] =>
  from.hijos.flatMap((h) => [
    ...(h.nombre === nombre && h.espacio === from.espacio ? [h] : []),
    ...below(h, nombre),
  ])
