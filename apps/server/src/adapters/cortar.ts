/** Letters that a word of another system has at most, and a code: what is beyond is no word of a person's, and no column's. */
export const letrasDe = { dicho: 2_000, codigo: 100 }
/** Its first letters, none of them half. */
export const cortar = (value: string, letras: number): string => value.slice(0, letras).toWellFormed()
