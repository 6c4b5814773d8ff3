import { queryOptions } from '@tanstack/react-query'
import {
  type Instalacion,
  instalacionRespuesta,
  type LibrosRespuesta,
  librosRespuesta,
} from '@valija/contract/instalacion.ts'
import { request } from '../../lib/api.ts'

export const instalacionQuery = queryOptions({
  queryKey: ['instalacion'],
  queryFn: ({ signal }) => request('GET', '/api/instalacion', { schema: instalacionRespuesta, signal }),
  staleTime: 0,
  meta: { temas: ['sistemas', 'lote'] },
})

export const armar = (sinCorreos: boolean): Promise<Instalacion> =>
  request('POST', '/api/instalacion/armar', { body: { sinCorreos }, schema: instalacionRespuesta })

export const noteCotejada = (): Promise<Instalacion> =>
  request('POST', '/api/instalacion/cotejada', { schema: instalacionRespuesta })

/** The whole comparison, part after part; `tell` is given what is known so far. */
export async function conciliarLibros(tell: (hasta: LibrosRespuesta) => void): Promise<LibrosRespuesta> {
  let all: LibrosRespuesta = {
    diferencias: [],
    lotes: 0,
    facturas: 0,
    sinUuid: 0,
    soloConocidos: false,
    siguiente: 0,
  }
  while (all.siguiente !== null) {
    const part = await request('GET', `/api/instalacion/libros?desde=${all.siguiente}`, {
      schema: librosRespuesta,
    })
    all = {
      diferencias: [...all.diferencias, ...part.diferencias],
      lotes: all.lotes + part.lotes,
      facturas: all.facturas + part.facturas,
      sinUuid: all.sinUuid + part.sinUuid,
      soloConocidos: all.soloConocidos || part.soloConocidos,
      siguiente: part.siguiente,
    }
    tell(all)
  }
  return all
}
