/** Rows of one statement: each brings several of the 65 535 values that it takes. */
const deUnaVez = 2_000

/** Each of a list once, as it was told last, in groups that one statement takes. */
export function toldOnce<T>(todos: readonly T[], clave: (uno: T) => number): T[][] {
  const unicos = [...new Map(todos.map((uno) => [clave(uno), uno])).values()]
  return Array.from({ length: Math.ceil(unicos.length / deUnaVez) }, (_, i) =>
    unicos.slice(i * deUnaVez, (i + 1) * deUnaVez),
  )
}
