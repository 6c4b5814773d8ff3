/** Of the calendar, January first. */
export const meses: readonly string[] =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')

const porLetras = new Map<string, number>([
  ...meses.map((mes, i) => [mes.slice(0, 3), i + 1] as const),
  // The September of some banks, and the months that are written otherwise in English.
  ...([
    ['set', 9],
    ['jan', 1],
    ['apr', 4],
    ['aug', 8],
    ['dec', 12],
  ] as const),
])
/** January is 1: by its first three letters in lower case, Spanish or English; 0: none. */
export const numeroDeMes = (nombre: string): number => porLetras.get(nombre.slice(0, 3)) ?? 0
