/** What a missing value looks like; never an empty cell, never a zero. */
export const sinDato = '—'
