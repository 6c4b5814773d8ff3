import { anioDe, type Dia, diaEn, mesDe } from '../tiempo/dia.ts'

/** The last month in which somebody's annual return is due (a person's), and the one in which what was asked then is settled. */
const ultimoMes = 5

/** CFF 29-A: a CFDI is cancelled until the month of the annual return of its year. The first day of those that still may be. */
export const sinceCancelable = (hoy: Dia): Dia => diaEn(anioDe(hoy) - (mesDe(hoy) <= ultimoMes ? 1 : 0), 1, 1)
