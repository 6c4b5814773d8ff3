import type { Instalacion, LibrosRespuesta } from '@valija/contract/instalacion.ts'
import { instalacionApi } from '../../lib/llamadas/instalacion.ts'

export const instalacionQuery = instalacionApi.leer.query({
  staleTime: 0,
  meta: { temas: ['sistemas', 'lote'] },
})

export const armar = (sinCorreos: boolean): Promise<Instalacion> =>
  instalacionApi.armar({ body: { sinCorreos } })

export const noteCotejada = (): Promise<Instalacion> => instalacionApi.cotejada()

/** The whole comparison, part after part; `tell` is given what is known so far. */
export async function reconcileLibros(tell: (hasta: LibrosRespuesta) => void): Promise<LibrosRespuesta> {
  let all: LibrosRespuesta = {
    diferencias: [],
    lotes: 0,
    facturas: 0,
    sinUuid: 0,
    soloConocidos: false,
    siguiente: 0,
  }
  while (all.siguiente !== null) {
    const part = await instalacionApi.libros({ query: { desde: all.siguiente } })
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
