import type { ValorPolitica } from '@valija/contract/politica.ts'
import { politicaPantalla as t } from '@valija/contract/messages/politica-pantalla.ts'
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

/** The seed stands since before the product: no date says more than "from the beginning". */
export const sinceText = (desde: string): string => (desde <= '2000-01-01' ? t.alInicio : fecha(desde))
export const whoText = (quien: string | null): string => quien ?? t.origen
