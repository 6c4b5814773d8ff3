import { isTipoCambio } from '@valija/domain/pagos/montos.ts'
import { z } from 'zod'
import { asking, orNull } from '../http-json.ts'
import type { TipoDeCambioPort } from './port.ts'

const wire = z.object({ tipoCambio: z.union([z.number(), z.string()]).nullish() })

/** The documented service: GET /TipoCambio/{YYYYMMDD} gives the rate of that day. */
export const createTasaHttp = ({
  url,
  timeoutMs = 10_000,
}: {
  url: string
  timeoutMs?: number
}): TipoDeCambioPort => ({
  serie: 'TipoCambio',
  async tasa(dia) {
    const ask = asking({ system: 'tipoDeCambio', url, timeoutMs })
    const answer = await orNull(ask(wire, `TipoCambio/${dia.replaceAll('-', '')}`))
    const tipoCambio = String(answer?.tipoCambio ?? '')
    return isTipoCambio(tipoCambio) ? { tipoCambio, fechaDato: dia } : null
  },
})
