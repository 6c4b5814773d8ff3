import { anioDe, type Dia, diaDelMes, diaEn, diasDelMes, mesDe } from '../tiempo/dia.ts'

/** The next calendar day a monthly cut-off falls on, today included; a month that is too short ends it on its last day. */
export function proximoCorte(corte: number, hoy: Dia): Dia {
  const onMonth = (anio: number, mes: number) => diaEn(anio, mes, Math.min(corte, diasDelMes(anio, mes)))
  const [anio, mes] = [anioDe(hoy), mesDe(hoy)]
  if (diaDelMes(hoy) <= diaDelMes(onMonth(anio, mes))) return onMonth(anio, mes)
  return mes === 12 ? onMonth(anio + 1, 1) : onMonth(anio, mes + 1)
}
