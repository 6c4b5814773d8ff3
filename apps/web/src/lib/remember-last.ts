const isSame = (a: unknown, b: unknown): boolean =>
  a === b ||
  (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, i) => one === b[i]))

/** A pure function that remembers its last answer; arguments that are lists are compared item by item. */
export function rememberLast<A extends readonly unknown[], R>(work: (...args: A) => R): (...args: A) => R {
  let last: { args: A; answer: R } | undefined
  return (...args) => {
    if (!last || !args.every((arg, i) => isSame(arg, last?.args[i]))) last = { args, answer: work(...args) }
    return last.answer
  }
}
