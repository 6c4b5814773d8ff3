import { isTipoCambio } from '@valija/domain/pagos/montos.ts'
import { z } from 'zod'
import { ExternalSystemError } from '../external-system-error.ts'
import { callHttp, joinUrl } from '../http-transport.ts'
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
    let text: string
    try {
      ;({ text } = await callHttp({
        system: 'tipoDeCambio',
        url: joinUrl(url, `/TipoCambio/${dia.replaceAll('-', '')}`),
        timeoutMs,
      }))
    } catch (error) {
      if (error instanceof ExternalSystemError && error.status === 404) return null
      throw error
    }
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      value = undefined
    }
    const parsed = wire.safeParse(value)
    if (!parsed.success) throw new ExternalSystemError('tipoDeCambio', 'invalidAnswer')
    const tipoCambio = String(parsed.data.tipoCambio ?? '')
    return isTipoCambio(tipoCambio) ? { tipoCambio, fechaDato: dia } : null
  },
})
