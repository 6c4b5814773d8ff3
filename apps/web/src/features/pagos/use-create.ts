import { pagos as mensajesDePagos } from '@valija/contract/messages/pagos.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { takeHanded } from '../../lib/handed.ts'
import { pagosApi } from '../../lib/llamadas/pagos.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { useTurn } from '../../lib/use-turn.ts'
import { toast } from '../../ui/toasts.ts'
import { createState, isComplete, reduceCreate } from './create-state.ts'
import type { PagoPendiente } from './pago-draft.ts'
import type { Busqueda } from './search-form.tsx'
import { toPagoNuevo } from './to-pago-nuevo.ts'
import { usePorGuardar } from './use-por-guardar.ts'

/** The screen's state with what it asks of the server. */
export function useCreate() {
  const { busquedaGuardada, pagos, clave, change: keep } = usePorGuardar()
  const [state, dispatch] = useReducer(reduceCreate, null, () =>
    createState(busquedaGuardada, takeHanded()[0] ?? null),
  )
  const { value } = state
  /** The form of the next payment has something of it. */
  const enMano = useRef(false)
  const { begin } = useTurn()
  /** Of two looked for, the last one asked for is found. */
  const lookUp = async (de: Busqueda): Promise<boolean> => {
    const mine = begin()
    try {
      const busqueda = await pagosApi.buscarReserva({ body: de })
      if (!mine.aborted) dispatch({ do: 'find', de, busqueda })
    } catch (error) {
      if (!mine.aborted) dispatch({ do: 'miss', error })
      return false
    }
    return !mine.aborted
  }
  const change = (next: readonly PagoPendiente[]) => {
    dispatch({ do: 'change' })
    keep(value, next)
  }
  // After a reload the list is there again, with its booking.
  const lookAgain = useEffectEvent(() => {
    if (busquedaGuardada !== null) void lookUp(busquedaGuardada)
  })
  useEffect(() => lookAgain(), [])

  const search = async (de = value) => {
    dispatch({ do: 'search', value: de })
    if (isComplete(de) && (await lookUp(de))) toast(mensajesDePagos.busquedaExitosa)
  }
  const save = async (busqueda: BusquedaReserva, motivoReuso: string | null, lista = pagos) => {
    dispatch({ do: 'save' })
    const nuevos = lista.map((one) => toPagoNuevo(one, busqueda.reserva))
    try {
      await pagosApi.guardar({ body: { clave: clave.current, pagos: nuevos, motivoReuso } })
    } catch (error) {
      await refused(error, nuevos)
      // With the reason's dialog open, it is the dialog that says why.
      if (motivoReuso !== null) throw error
      return
    }
    toast(mensajesDePagos.pagosGuardados)
    dispatch({ do: 'saved', enMano: enMano.current })
    keep(value, [])
    // Fresh in place, without a reload. They are saved: if only this fails, that is what is said.
    await invalidateTemas(['pago']).then(
      () => lookUp(value),
      (error: unknown) => dispatch({ do: 'miss', error }),
    )
  }
  const refused = async (error: unknown, nuevos: readonly ReturnType<typeof toPagoNuevo>[]) => {
    if (!(error instanceof ApiError && error.codigo === 'comprobanteReutilizado'))
      return dispatch({ do: 'refuse', error })
    try {
      dispatch({ do: 'askReason', reusos: await pagosApi.revisarReuso({ body: { pagos: nuevos } }) })
    } catch (unseen) {
      dispatch({ do: 'refuse', error: unseen })
    }
  }
  return {
    ...state,
    pagos,
    onEnMano: useCallback((hayAlgo: boolean) => {
      enMano.current = hayAlgo
    }, []),
    dispatch,
    change,
    search,
    save,
    askRestart: () => dispatch({ do: 'askRestart', pendientes: pagos.length }),
    restart: () => {
      keep(value, [])
      dispatch({ do: 'restart' })
    },
  }
}
export type Create = ReturnType<typeof useCreate>
