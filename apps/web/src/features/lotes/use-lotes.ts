import { useQuery } from '@tanstack/react-query'
import { type Categoria, clavesDeEtapa, type Etapa } from '@valija/domain/lotes/etapas.ts'
import { useSearchParams } from 'react-router'
import { useCan, useSesion } from '../../lib/sesion.ts'
import { withParams } from '../../lib/with-params.ts'
import { useListState } from '../../ui/grid/use-list-state.ts'
import { loteFilterNames } from './lote-filters.ts'
import { ajustesQuery, conteosQuery } from './lotes-calls.ts'
import { offersOf } from './lotes-offers.ts'
import type { RfcTab } from './rfc-tabs.tsx'

export const primera = 'noProcesado' satisfies Etapa
const tab = { name: 'etapa', value: primera, values: clavesDeEtapa }

/** Which lotes are looked at, as the address says, how many each stage has and what is offered to do with them. */
export function useLotes(categoria: Categoria) {
  const [params, setParams] = useSearchParams()
  const validates = useCan('lotes.validarRfc') && categoria === 'Comisionista'
  const first = (params.get('etapa') ?? primera) === primera
  const rfc: RfcTab = validates && first && params.get('rfc') === 'sinValidar' ? 'sinValidar' : 'correctos'
  const state = useListState({
    orden: '-fechaCreacion',
    filters: loteFilterNames,
    tab,
    fixed: validates ? { categoria, rfc } : { categoria },
  })
  const etapa = clavesDeEtapa.find((clave) => clave === state.filters.etapa) ?? primera
  const { rol } = useSesion()
  const canProcess = useCan('lotes.procesar')
  const ofMany = rol !== 'proveedor' && rol !== 'comisionista'
  const { data: ajustes } = useQuery(ajustesQuery)
  const comun = { ...state.filterQuery, etapa: undefined, orden: undefined, rfc: undefined }
  const { data: conteos } = useQuery(conteosQuery(comun))
  const mayDelete = useCan('lotes.eliminar')
  const offers = offersOf({ categoria, etapa, rfc, mayProcess: canProcess, mayDelete, ajustes })
  return {
    state,
    etapa,
    rfc,
    validates,
    conteos,
    ajustes,
    offers,
    canProcess,
    /** Come from the home to process what waits: all of it is chosen and a day proposed, both to be looked at. */
    everything: offers.processes && params.get('cola') === 'porProcesar',
    ofMany,
    grouped: ofMany && params.get('agrupar') === 'si',
    /** By hotel, or one under the other; of one hotel alone, if it says which. */
    group: (on: boolean, proveedorId?: number) =>
      setParams((old) =>
        withParams(old, {
          cursor: null,
          agrupar: on ? 'si' : null,
          ...(proveedorId === undefined ? {} : { proveedorId: String(proveedorId) }),
        }),
      ),
    setRfc: (value: string) =>
      setParams((old) => withParams(old, { cursor: null, rfc: value === 'sinValidar' ? value : null })),
  }
}
