import type { DatosHallazgo } from '../hallazgo.ts'
import type { CodigoHallazgo } from '../hallazgos.ts'
import { slotOf } from '../tabla/elemento.ts'
import type { Escaner } from './escaner.ts'
import type { Espacios } from './espacios.ts'
import { HUECO, type Marco, TABLA } from './marco.ts'

const XSI = 'http://www.w3.org/2001/XMLSchema-instance'

/** Says something about the open element, or one of its attributes. */
export interface Informante {
  report(codigo: CodigoHallazgo, datos?: DatosHallazgo, atributo?: string): void
}

/** The attributes of the open tag, as the scanner left them. */
export class Atributos {
  private readonly escaner: Escaner
  private readonly espacios: Espacios
  private readonly quien: Informante

  constructor(escaner: Escaner, espacios: Espacios, quien: Informante) {
    this.escaner = escaner
    this.espacios = espacios
    this.quien = quien
  }

  /** Those of an element of the table, into its object. */
  read(marco: Marco): void {
    const { escaner } = this
    const { texto, nombreDesde, nombreHasta, atributos } = escaner
    const def = marco.def!
    const { objeto } = marco
    const { ranuras, mascara, factor } = def
    let seen = 0
    let filled = 0
    let others: Set<string> | null = null
    for (let i = 0; i < atributos; i++) {
      const from = nombreDesde[i]!
      const to = nombreHasta[i]!
      const length = to - from
      const middle = texto.charCodeAt(from + (length >> 1))
      const slot = slotOf(length, texto.charCodeAt(from), middle, texto.charCodeAt(to - 1), factor, mascara)
      const index = ranuras[slot]
      const atributo = index === undefined ? undefined : def.atributos[index]!
      if (atributo === undefined || texto.slice(from, to) !== atributo.nombre) {
        others = this.otherAttribute(i, others, true)
        continue
      }
      const bit = 1 << index!
      if (seen & bit) escaner.fail(from, `el atributo ${atributo.nombre} está repetido`)
      const value = escaner.recortado(i)
      // Present but empty counts as missing: `missing` reports both.
      if (value !== '' || !atributo.requerido) filled |= bit
      seen |= bit
      objeto[atributo.clave] = value
    }
    if ((filled & def.requeridos) !== def.requeridos) this.missing(marco, filled)
  }

  private missing(marco: Marco, seen: number): void {
    marco.def!.atributos.forEach((a, i) => {
      if (!a.requerido || seen & (1 << i)) return
      marco.objeto[a.clave] = ''
      this.quien.report('atributoFaltante', { nombre: a.nombre }, a.nombre)
    })
  }

  /** Those of an element that is not read: only that they are well formed, and what stands where nothing belongs. */
  ignore(marco: Marco): void {
    let others: Set<string> | null = null
    const strict = marco.modo === TABLA || marco.modo === HUECO
    for (let i = 0; i < this.escaner.atributos; i++) others = this.otherAttribute(i, others, strict)
  }

  /** Declarations, xsi:…, and what the table does not know; also the duplicate check of all these. */
  private otherAttribute(i: number, others: Set<string> | null, strict: boolean): Set<string> | null {
    const { escaner } = this
    const name = escaner.nombre(i)
    if (name === 'xmlns' || name.startsWith('xmlns:')) return others
    let key = name
    let tolerated = false
    if (name.includes(':')) {
      const { espacio, clave } = this.espacios.resolveAttribute(name)
      key = clave
      tolerated = espacio === XSI
    }
    const seen = others ?? new Set<string>()
    if (seen.has(key)) escaner.fail(escaner.nombreDesde[i]!, `el atributo ${name} está repetido`)
    seen.add(key)
    // Asked for even when nobody wants it: its references must make sense.
    escaner.valor(i)
    if (strict && !tolerated) this.quien.report('atributoDesconocido', { nombre: name }, name)
    return seen
  }
}
