import type { EscenaCiega } from './escena.ts'
import { ajenasUndecima } from './undecima-ajenas.ts'
import { ajenasRestoUndecima } from './undecima-ajenas-resto.ts'
import { ahoraAjenas, ahoraPropias } from './undecima-corregidas.ts'
import { propiasUndecima } from './undecima-propias.ts'
import { propiasRestoUndecima } from './undecima-propias-resto.ts'

type Filas = Readonly<Record<string, readonly string[]>>
const juntas = (codigo: string, partes: readonly Filas[]) => partes.flatMap((parte) => parte[codigo] ?? [])
const propias = [propiasUndecima, propiasRestoUndecima, ahoraPropias]
const ajenas = [ajenasUndecima, ajenasRestoUndecima, ahoraAjenas]

/**
 * Written by who had read neither the rules nor the other sets, as a treasury accountant sees a dozen banks' statements, over a
 * world of its own.
 */
export const undecima: readonly EscenaCiega[] = [
  ...new Set([...propias, ...ajenas].flatMap(Object.keys)),
].map((codigo) => ({ codigo, propias: juntas(codigo, propias), ajenas: juntas(codigo, ajenas) }))
