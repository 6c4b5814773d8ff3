import { catalogosApi } from '../../lib/llamadas/catalogos.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'

export const ajustesQuery = pagosApi.ajustes.query({ staleTime: 300_000, meta: { temas: ['politica'] } })

export const metodosQuery = (activos: boolean) =>
  catalogosApi.getMetodosPago.query({ query: { activos: activos ? 'true' : null } })

export const estadosQuery = catalogosApi.getEstados.query()

/** The rate of a day; a past one does not change. */
export const tipoCambioQuery = (dia: string | null) =>
  pagosApi.tipoCambio.query({
    params: { fecha: (dia ?? '').replaceAll('-', '') },
    enabled: dia !== null,
    retry: false,
    staleTime: 600_000,
  })

export const pagoQuery = (pagoID: string) =>
  pagosApi.leer.query({ params: { pagoID }, meta: { temas: ['pago'] } })
