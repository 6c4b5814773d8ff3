import { anioDe, type Dia, diaDelMes, mesDe } from '../tiempo/dia.ts'

const pad = (n: number): string => String(n).padStart(2, '0')
const ultimoDia = (anio: number, mes: number): number => new Date(Date.UTC(anio, mes, 0)).getUTCDate()

/** The next calendar day a monthly cut-off falls on, today included; a month that is too short ends it on its last day. */
export function proximoCorte(corte: number, hoy: Dia): Dia {
  const onMonth = (anio: number, mes: number): Dia =>
    `${anio}-${pad(mes)}-${pad(Math.min(corte, ultimoDia(anio, mes)))}` as Dia
  const [anio, mes] = [anioDe(hoy), mesDe(hoy)]
  if (diaDelMes(hoy) <= diaDelMes(onMonth(anio, mes))) return onMonth(anio, mes)
  return mes === 12 ? onMonth(anio + 1, 1) : onMonth(anio, mes + 1)
}
