export type Permutacion = { ida: (n: number) => number; vuelta: (n: number) => number }

/** Shuffles 0 … modulo − 1 and back without a table. `paso` has no factor in common with `modulo`, and their product is a safe integer. */
export const permutacion = (paso: number, modulo: number): Permutacion => {
  let [a, b, x, y] = [paso, modulo, 1, 0]
  while (b > 0) {
    const q = Math.floor(a / b)
    ;[a, b, x, y] = [b, a % b, y, x - q * y]
  }
  if (a !== 1) throw new RangeError(`${paso} and ${modulo} have ${a} in common`)
  const inverso = ((x % modulo) + modulo) % modulo
  return { ida: (n) => (n * paso) % modulo, vuelta: (n) => (n * inverso) % modulo }
}
