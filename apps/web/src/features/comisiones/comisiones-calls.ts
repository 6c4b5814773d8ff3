import { queryOptions } from '@tanstack/react-query'
import {
  desgloseRespuesta,
  generadorRespuesta,
  hojaDeFactura,
  type PrefacturaGenerada,
  resumenComisiones,
} from '@valija/contract/comisiones.ts'
import { request } from '../../lib/api.ts'

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
    queryFn: ({ signal }) =>
      request('GET', '/api/comisiones/resumen', {
        query: { comisionistaId: agente },
        schema: resumenComisiones,
        signal,
      }),
    meta: { temas: ['prefactura', 'lote'] },
  })

export const refreshComisiones = (agente: Agente) =>
  request('POST', '/api/comisiones/actualizar', {
    body: agente === null ? {} : { comisionistaId: agente },
    schema: resumenComisiones,
  })

export const hojaQuery = (eleccion: Eleccion, agente: Agente) =>
  queryOptions({
    queryKey: ['comisiones', 'calculo', agente, eleccion.todas, eleccion.q, eleccion.bookingCodes],
    queryFn: ({ signal }) =>
      request('POST', '/api/comisiones/calculo', {
        body: bodyOf(eleccion, agente),
        schema: hojaDeFactura,
        signal,
      }),
    retry: false,
  })

export const generar = (entrada: { bookingCode: string; rfc: string }): Promise<PrefacturaGenerada> =>
  request('POST', '/api/comisiones/generar', { body: entrada, schema: generadorRespuesta })

export const desgloseQuery = (customerId: string, bookingCode: string) =>
  queryOptions({
    queryKey: ['comisiones', 'desglose', customerId, bookingCode],
    queryFn: ({ signal }) =>
      request(
        'GET',
        `/api/comisiones/desglose/${encodeURIComponent(customerId)}/${encodeURIComponent(bookingCode)}`,
        { schema: desgloseRespuesta, signal },
      ),
    retry: false,
  })
