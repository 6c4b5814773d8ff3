import { useQueryClient } from '@tanstack/react-query'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback } from 'react'
import { asApiError } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { movimientoQuery, refreshTrasActo } from './conciliacion-calls.ts'
import { nameOfSugerencia } from './nombres.ts'
import type { Say } from './use-aviso.ts'

/** A suggestion that is not what the row paid: it goes at once, and is not made again. */
export function useRechazar(say: Say) {
  const client = useQueryClient()
  return useCallback(
    async (fila: MovimientoPorConciliar, sugerencia: Sugerencia) => {
      const { queryKey } = movimientoQuery(fila.movimientoID)
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (old) =>
        old === undefined
          ? old
          : { ...old, sugerencias: old.sugerencias.filter(({ clave }) => clave !== sugerencia.clave) },
      )
      try {
        const { movimientoID } = fila
        const { accionID } = await underKey(
          `rechazar ${movimientoID}`,
          { sugerencia: sugerencia.clave },
          (body) => conciliacionApi.rechazar({ params: { movimientoID }, body }),
        )
        say({
          tono: 'neutro',
          texto: t.avisoRechazada({ nombre: nameOfSugerencia(sugerencia) }),
          deshacer: { tipo: 'accion', accionID, movimientoID, rechazo: true },
        })
      } catch (error) {
        const { mensaje } = asApiError(error)
        say({ tono: 'error', texto: mensaje, irA: fila.movimientoID })
      }
      void refreshTrasActo()
    },
    [client, say],
  )
}
