import { isTipoCambio } from '@valija/domain/pagos/montos.ts'
import { type Dia, parseDia, sumarDias } from '@valija/domain/tiempo/dia.ts'
import { z } from 'zod'
import { asking } from '../http-json.ts'
import type { TasaPublicada, TipoDeCambioPort } from './port.ts'

/** Rate to settle obligations in foreign currency, by the day on which they are paid. */
export const serieParaSolventar = 'SF60653'
/** Longer than any run of days without publication. */
const diasAtras = 10

const wire = z.object({
  bmx: z.object({
    series: z.array(
      z.object({
        idSerie: z.string(),
        datos: z.array(z.object({ fecha: z.string(), dato: z.string() })).nullish(),
      }),
    ),
  }),
})

const diaDe = (fecha: string): Dia | null => {
  const parts = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(fecha)
  return parts ? parseDia(`${parts[3]}-${parts[2]}-${parts[1]}`) : null
}

/** The last readable value up to a day; order is not promised, N/E means none. */
export function lastUpTo(
  datos: readonly { fecha: string; dato: string }[],
  dia: string,
): TasaPublicada | null {
  return datos.reduce<TasaPublicada | null>((best, { fecha, dato }) => {
    const fechaDato = diaDe(fecha)
    const tipoCambio = dato.replaceAll(',', '').trim()
    if (!fechaDato || fechaDato > dia || !isTipoCambio(tipoCambio)) return best
    return best === null || fechaDato > best.fechaDato ? { tipoCambio, fechaDato } : best
  }, null)
}

/** The central bank's SIE. The token travels in the header: addresses end in logs. */
export const createBanxico = ({
  url,
  token,
  serie = serieParaSolventar,
  timeoutMs = 10_000,
}: {
  url: string
  token: string
  serie?: string
  timeoutMs?: number
}): TipoDeCambioPort => ({
  serie,
  async tasa(dia) {
    const desde = sumarDias(dia as Dia, -diasAtras)
    const ask = asking({ system: 'tipoDeCambio', url, timeoutMs })
    const path = `SieAPIRest/service/v1/series/${serie}/datos/${desde}/${dia}`
    const { bmx } = await ask(wire, path, undefined, { 'bmx-token': token })
    const found = bmx.series.find(({ idSerie }) => idSerie === serie)
    return lastUpTo(found?.datos ?? [], dia)
  },
})
