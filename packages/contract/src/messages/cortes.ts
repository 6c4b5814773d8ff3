/** Until when each method of payment is accepted. */
const corteDe = (metodo: string, hoy: number, corte: number): string =>
  hoy > corte
    ? `${metodo} cerró el día ${corte} y abre el día 1`
    : `${metodo} se acepta hasta el día ${corte}`

/** `hoy` and the cut-offs are days of the month; `dia` is today in words. A guest is told of PUE alone. */
export function textoDeCortes({
  dia,
  hoy,
  pue,
  ppd,
}: {
  dia: string
  hoy: number
  pue: number
  ppd?: number
}) {
  const cortes = [corteDe('PUE', hoy, pue)]
  if (ppd !== undefined)
    cortes.push(hoy > Math.min(pue, ppd) ? corteDe('PPD', hoy, ppd) : `PPD, hasta el día ${ppd}`)
  return `Hoy es ${dia}. ${cortes.join('; ')}.`
}
