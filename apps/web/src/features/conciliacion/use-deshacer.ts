import { useQueryClient } from '@tanstack/react-query'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback } from 'react'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { movimientoQuery, refreshTrasActo } from './conciliacion-calls.ts'
import type { Deshacible, useAviso } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'

/** Takes back what was done, the last of it unless another is named. */
export function useDeshacer({ setHecho, ir }: Cola, { say, forget, pila }: ReturnType<typeof useAviso>) {
  const client = useQueryClient()
  return useCallback(
    async (one: Deshacible | undefined = pila.at(-1)) => {
      if (one === undefined) {
        say({ tono: 'info', texto: t.nadaQueDeshacer })
        return
      }
      forget(one)
      try {
        if (one.tipo === 'grupo') {
          const { hechas } = await underKey('deshacer', { grupo: one.grupo }, (body) =>
            conciliacionApi.deshacerVarios({ body }),
          )
          say({ tono: 'neutro', texto: t.avisoDeshechos({ n: hechas }) })
        } else {
          // Now, not with the answer: by then another row may be in hand, and Enter is for that one.
          ir(one.movimientoID)
          const { movimiento } = await underKey(`deshacer ${one.accionID}`, {}, (body) =>
            conciliacionApi.deshacer({ params: { accionID: one.accionID }, body }),
          )
          // It is in hand already, as it was before: the next key is for it as it is now.
          const { queryKey } = movimientoQuery(one.movimientoID)
          await client.cancelQueries({ queryKey })
          client.setQueryData(queryKey, (old) => (old === undefined ? old : { ...old, movimiento }))
          setHecho(movimiento, { estado: 'vuelto', texto: '' })
          const back = movimiento.paraDespuesAccionID === null ? t.avisoDeshecho : t.avisoDeshechoAparte
          say({ tono: 'neutro', texto: one.rechazo ? t.avisoRechazoDeshecho : back })
        }
      } catch (error) {
        // What nobody refused may still be taken back.
        say({
          tono: 'error',
          texto: asApiError(error).mensaje,
          deshacer: isRefusal(error) ? undefined : one,
        })
      }
      await refreshTrasActo()
    },
    [client, pila, say, forget, setHecho, ir],
  )
}
