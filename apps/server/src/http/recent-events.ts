import type { EventoVivo } from '@valija/contract/sesion.ts'
import type { Alcance } from './quien-oye.ts'

type Tipo = EventoVivo['tipo']

/**
 * What was told in the last `ms`, by kind and scope and without ids: who changes what it listens to asks for the time in
 * which it listened to something else.
 */
export function rememberEvents(ms: number) {
  /** The oldest first: what is told again goes to the end. */
  const told = new Map<string, { tipo: Tipo; alcance: Alcance; at: number }>()
  const forget = () => {
    for (const [key, { at }] of told) {
      if (performance.now() - at <= ms) return
      told.delete(key)
    }
  }
  return {
    note(tipo: Tipo, alcance: Alcance): void {
      forget()
      const key = JSON.stringify([tipo, alcance])
      told.delete(key)
      told.set(key, { tipo, alcance, at: performance.now() })
    },
    /** The kinds of which something that `of` lets through was told. */
    kinds(of: (tipo: Tipo, alcance: Alcance) => boolean): Tipo[] {
      forget()
      return [
        ...new Set([...told.values()].filter((one) => of(one.tipo, one.alcance)).map(({ tipo }) => tipo)),
      ]
    },
  }
}
