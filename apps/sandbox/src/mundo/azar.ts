/** A small seeded generator: the same seed gives the same world on every machine. */
export type Azar = {
  next: () => number
  entero: (min: number, max: number) => number
  elige: <T>(opciones: readonly T[]) => T
}

export const digitos = (azar: Azar, n: number): string =>
  Array.from({ length: n }, () => azar.entero(0, 9)).join('')

/** FNV-1a over the parts: turns names and numbers into a seed. */
export const hash32 = (...partes: readonly (string | number)[]): number => {
  let h = 0x811c9dc5
  for (const c of partes.join('\u0000')) {
    h ^= c.codePointAt(0) ?? 0
    h = Math.imul(h, 0x01000193)
  }
  return h >>> 0
}

export const azarDe = (...partes: readonly (string | number)[]): Azar => {
  let estado = hash32(...partes)
  const next = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0
    let t = estado
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  const entero = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1))
  return {
    next,
    entero,
    elige: (opciones) => {
      const elegido = opciones[entero(0, opciones.length - 1)]
      if (elegido === undefined) throw new RangeError('nothing to choose from')
      return elegido
    },
  }
}
