import { describe, expect, it } from 'vitest'
import { aerolineas, impuestosLocales, timbre11 } from './complementos.ts'
import { comprobante33 } from './comprobante33.ts'
import { comprobante40 } from './comprobante40.ts'
import type { Elemento } from './elemento.ts'
import { pagos20 } from './pagos20.ts'

const all = (def: Elemento): Elemento[] => [def, ...def.hijos.flatMap((h) => all(h.elemento))]
const elements = [comprobante40, comprobante33, timbre11, pagos20, impuestosLocales, aerolineas].flatMap(all)

/** Where a complement of its own is held beside the children of Comprobante. */
const HELD = ['timbre', 'pagos', 'impuestosLocales', 'aerolineas']

describe('the table of the Anexo 20', () => {
  it('gives every part of an element a key of its own', () => {
    for (const { nombre, partes } of elements)
      expect([nombre, new Set(partes.map((p) => p.clave)).size]).toEqual([nombre, partes.length])
  })

  it('finds every attribute of every element by one probe', () => {
    for (const { atributos, ranuras } of elements) {
      const filled = ranuras.filter((r) => r !== undefined)
      expect(filled.toSorted((a, b) => a - b)).toEqual(atributos.map((_, i) => i))
    }
  })

  it('agrees with the empty objects from which an element is read', () => {
    for (const { nombre, partes, crear } of elements) {
      const keys = Object.keys(crear())
      if (keys.length === 0) continue
      const held = nombre === 'Comprobante' ? HELD : []
      expect(keys.toSorted()).toEqual([...partes.map((p) => p.clave), ...held].toSorted())
    }
  })

  it('keeps list elements to one repeated child', () => {
    for (const { lista, partes } of elements)
      if (lista) expect([partes.length, lista.varios]).toEqual([1, true])
  })
})
