import { useQuery } from '@tanstack/react-query'
import { lotesPantalla as t } from '@valija/contract/messages/lotes-pantalla.ts'
import { tramos } from '@valija/contract/messages/tramos.ts'
import type { Categoria } from '@valija/domain/lotes/etapas.ts'
import { fecha, nombreCorto } from '../../lib/formats.ts'
import { hotelesQuery } from './lotes-calls.ts'

/** Names of the list's own filters, in the order of their pills. */
export const loteFilterNames = [
  'proveedorId',
  'desde',
  'hasta',
  'sat',
  'excepcion',
  'cola',
  'fechaPago',
  'atraso',
  'diasDePago',
  'localizador',
  'codigos',
] as const

export const satTexts: Record<string, string> = {
  vigentes: t.satVigentes,
  sinVerificar: t.satSinVerificar,
  bloqueadas: t.satBloqueadas,
}

const colaTexts: Record<string, string> = t.colas
const deAtraso: Record<string, string> = tramos.deAtraso
const dePago: Record<string, string> = tramos.dePago

/** Words of the filters in force. */
export function useFilterPills(categoria: Categoria): Record<string, (value: string) => string> {
  const { data: hoteles = [] } = useQuery(hotelesQuery(categoria))
  return {
    proveedorId: (value) =>
      nombreCorto(hoteles.find(({ proveedorId }) => String(proveedorId) === value)?.proveedorNombre ?? value),
    desde: (value) => t.pillDesde({ fecha: fecha(value) }),
    hasta: (value) => t.pillHasta({ fecha: fecha(value) }),
    sat: (value) => satTexts[value] ?? value,
    excepcion: () => t.soloExcepciones,
    cola: (value) => colaTexts[value] ?? value,
    fechaPago: (value) => t.pillFechaPago({ fecha: fecha(value) }),
    atraso: (value) => t.pillAtraso({ tramo: deAtraso[value] ?? value }),
    diasDePago: (value) => t.pillDiasDePago({ tramo: dePago[value] ?? value }),
    localizador: (value) => t.pillLocalizador({ localizador: value }),
  }
}
