import { queryOptions } from '@tanstack/react-query'
import type { PrefacturaGenerada } from '@valija/contract/comisiones.ts'
import { comisionesApi } from '../../lib/llamadas/comisiones.ts'

/** What is chosen to be billed: codes, or every free booking under a search. */
export type Eleccion = { bookingCodes: string[]; todas: boolean; q: string; n: number; total: number }
export const nadaElegido: Eleccion = { bookingCodes: [], todas: false, q: '', n: 0, total: 0 }
export type Agente = number | null

export const bodyOf = ({ bookingCodes, todas, q }: Eleccion, agente: Agente) => ({
  ...(agente === null ? {} : { comisionistaId: agente }),
  bookingCodes,
  todas,
  ...(q === '' ? {} : { q }),
})

export const resumenQuery = (agente: Agente) =>
  queryOptions({
    queryKey: ['comisiones', 'resumen', agente],
    queryFn: ({ signal }) => comisionesApi.resumen({ query: { comisionistaId: agente }, signal }),
    meta: { temas: ['prefactura', 'lote'] },
  })

export const refreshComisiones = (agente: Agente) =>
  comisionesApi.actualizar({ body: agente === null ? {} : { comisionistaId: agente } })

export const hojaQuery = (eleccion: Eleccion, agente: Agente) =>
  queryOptions({
    queryKey: ['comisiones', 'calculo', agente, eleccion.todas, eleccion.q, eleccion.bookingCodes],
    queryFn: ({ signal }) => comisionesApi.calculo({ body: bodyOf(eleccion, agente), signal }),
    retry: false,
  })

export const generar = (entrada: { bookingCode: string; rfc: string }): Promise<PrefacturaGenerada> =>
  comisionesApi.generar({ body: entrada })

export const desgloseQuery = (customerId: string, bookingCode: string) =>
  queryOptions({
    queryKey: ['comisiones', 'desglose', customerId, bookingCode],
    queryFn: ({ signal }) => comisionesApi.desglose({ params: { customerId, bookingCode }, signal }),
    retry: false,
  })
