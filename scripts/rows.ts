/** The requirement rows a title claims. It may name lines of an order besides: `[A-102, VII-D2]`. */
export const rowsOf = (title: string): string[] =>
  [...title.matchAll(/\[([A-Z]+-[A-Z]?\d+(?:,\s*[A-Z]+-[A-Z]?\d+)*)\]/g)]
    .flatMap((match) => (match[1] ?? '').split(/,\s*/))
    .filter((id) => /^[ABCP]-\d{3}$/.test(id))

/** A title that claims more rows than these states no rule. */
export const MOST_ROWS = 5
