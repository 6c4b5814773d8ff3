/** The keys of a table whose keys are all known, in its order. */
export const keysOf = <K extends string>(table: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(table) as K[]

/** What a table says of a word from outside, which may be one that every object has («constructor»). */
export const ownOf = <T>(tabla: Readonly<Record<string, T>>, palabra: string): T | undefined =>
  Object.hasOwn(tabla, palabra) ? tabla[palabra] : undefined

/** The word of a key that may come from elsewhere (an address, an older row): one without a word is told as it is. */
export const wordOf = (words: Readonly<Record<string, string>>, key: string): string =>
  ownOf(words, key) ?? key
