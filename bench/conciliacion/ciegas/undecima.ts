import { type EscenaCiega } from './escena.ts'
import { ajenasUndecima } from './undecima-ajenas.ts'
import { ajenasRestoUndecima } from './undecima-ajenas-resto.ts'
import { propiasUndecima } from './undecima-propias.ts'
import { propiasRestoUndecima } from './undecima-propias-resto.ts'

const propias = { ...propiasUndecima, ...propiasRestoUndecima }
const ajenas = { ...ajenasUndecima, ...ajenasRestoUndecima }

/**
 * Written by who had read neither the rules nor the other sets, as a treasury accountant sees a dozen banks' statements, over a
 * world of its own.
 */
export const undecima: readonly EscenaCiega[] = [
  ...new Set([...Object.keys(propias), ...Object.keys(ajenas)]),
].map((codigo) => ({ codigo, propias: propias[codigo] ?? [], ajenas: ajenas[codigo] ?? [] }))
