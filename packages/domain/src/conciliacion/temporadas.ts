import { type Dia, daysBetween, diaEn as dia, sumarDias } from '../tiempo/dia.ts'

type Estancia = readonly [string, string]

/** Easter Sunday (Meeus). */
function pascua(anio: number): Dia {
  const [a, b, c] = [anio % 19, Math.floor(anio / 100), anio % 100]
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const n = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114
  return dia(anio, Math.floor(n / 31), (n % 31) + 1)
}
/** The nth Monday of a month, to which a holiday is moved. */
function lunes(anio: number, mes: number, n: number): Dia {
  const primero = new Date(`${dia(anio, mes, 1)}T12:00:00Z`).getUTCDay()
  return dia(anio, mes, ((8 - primero) % 7) + 1 + 7 * (n - 1))
}
const entre = (desde: [number, number], hasta: [number, number]) => (anio: number) =>
  [[dia(anio, ...desde), dia(anio, ...hasta)] as const] as const
const dePascua = (antes: number, despues: number) => (anio: number) =>
  [[sumarDias(pascua(anio), antes), sumarDias(pascua(anio), despues)] as const] as const

/** What people call a stay by, and the days of a year that they mean. */
const temporadas: Record<string, (anio: number) => readonly Estancia[]> = {
  'SEM(?:ANA)? S(?:AN)?TA|EASTER(?: WEEK)?': dePascua(-9, 1),
  '(?:SEMANA DE )?PASCUA': dePascua(0, 8),
  'NAVIDAD|CHRISTMAS|XMAS': entre([12, 20], [12, 26]),
  'DECEMBRINAS?': entre([12, 1], [12, 31]),
  'FIN DE ANO': entre([12, 26], [12, 31]),
  'ANO NUEVO|NEW YEARS?': (anio) => [
    [dia(anio, 1, 1), dia(anio, 1, 2)],
    [dia(anio, 12, 29), dia(anio, 12, 31)],
  ],
  'VERANO|SUMMER': entre([6, 21], [8, 31]),
  'SAN VALENTIN|VALENTINES(?: DAY)?|DIA DEL AMOR': entre([2, 14], [2, 14]),
  'DIA DE MUERTOS': entre([10, 31], [11, 2]),
  PUENTE: (anio) =>
    [
      lunes(anio, 2, 1),
      lunes(anio, 3, 3),
      dia(anio, 5, 1),
      dia(anio, 9, 16),
      dia(anio, 11, 2),
      lunes(anio, 11, 3),
    ].map((festivo) => [festivo, festivo] as const),
}
export const temporada = new RegExp(
  `(?<![A-Z0-9])(?:${Object.keys(temporadas)
    .map((una) => `(${una})`)
    .join('|')})(?![A-Z0-9])`,
  'g',
)
const diasDePuente = 6
/** Whether the stay is in the season of which a match of `temporada` speaks; `partes`: its groups. */
export function isDeTemporada(partes: readonly unknown[], estancia: Estancia | null): boolean {
  const [nombre, diasDe] =
    Object.entries(temporadas)[partes.findIndex((una) => typeof una === 'string')] ?? []
  if (estancia === null || nombre === undefined || diasDe === undefined) return false
  const [llegada, salida] = estancia
  if (nombre === 'PUENTE' && daysBetween(llegada, salida) > diasDePuente) return false
  return [llegada, salida]
    .flatMap((una) => diasDe(Number(una.slice(0, 4))))
    .some(([desde, hasta]) => llegada <= hasta && desde <= salida)
}
