import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
import type { CambioPolitica, ValorPolitica } from '@valija/contract/politica.ts'
import { dinero, fecha, numero } from '../../lib/formats.ts'

/** A policy value as it is read; money comes from the wire in pesos, here it is already centavos. */
export function valueText({ clase, valor }: ValorPolitica): string {
  switch (clase) {
    case 'centavos':
      return dinero(valor)
    case 'dia':
    case 'numero':
      return numero(valor)
    case 'interruptor':
      return valor ? t.activado : t.desactivado
    case 'lista':
      return valor.length === 0 ? t.vacio : valor.join(', ')
    case 'texto':
      return valor === '' ? t.vacio : valor
  }
}

/** The seed stands since before the product: its date says nothing. */
const isSeed = (desde: string): boolean => desde <= '2000-01-01'
export const changeText = ({ valor, desde }: Pick<CambioPolitica, 'valor' | 'desde'>): string =>
  isSeed(desde)
    ? t.valorAlInicio({ valor: valueText(valor) })
    : t.cambioEnHistoria({ valor: valueText(valor), desde: fecha(desde) })
export const whoText = (quien: string | null): string => quien ?? t.origen

/** Who changed it last and from when on; the documented value needs no more words. */
export const lastChangeText = ({ quien, desde }: CambioPolitica): string =>
  quien === null ? t.origen : t.cambiadoPorDesde({ quien, desde: fecha(desde) })

/** In a cell a long list says its beginning and how many more there are. */
export function shortText(valor: ValorPolitica): string {
  if (valor.clase !== 'lista' || valor.valor.length <= 12) return valueText(valor)
  return t.yMas({ primeros: valor.valor.slice(0, 8).join(', '), mas: valor.valor.length - 8 })
}
