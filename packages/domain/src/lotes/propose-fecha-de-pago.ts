import { type Dia, sumarDias } from '../tiempo/dia.ts'

const viernes = 5

/**
 * The day proposed for paying what is processed now: the one given last, while it is still to come and a working day;
 * else the next Friday. A proposal: whoever processes sees it and may change it.
 */
export function proposeFechaDePago(hoy: Dia, ultima: Dia | null): Dia {
  const diaDeSemana = (dia: Dia) => new Date(`${dia}T12:00:00Z`).getUTCDay()
  if (ultima !== null && ultima > hoy && ![0, 6].includes(diaDeSemana(ultima))) return ultima
  return sumarDias(hoy, (viernes - diaDeSemana(hoy) + 7) % 7 || 7)
}
