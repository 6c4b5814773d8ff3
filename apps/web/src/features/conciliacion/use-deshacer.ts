import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback } from 'react'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { refreshTrasActo } from './queries.ts'
import type { Deshacible, useAviso } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'

/** Takes back what was done, the last of it unless another is named. */
export function useDeshacer({ setHecho, ir }: Cola, { say, forget, pila }: ReturnType<typeof useAviso>) {
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
          const { movimiento } = await underKey(`deshacer ${one.accionID}`, {}, (body) =>
            conciliacionApi.deshacer({ params: { accionID: one.accionID }, body }),
          )
          setHecho(movimiento, { estado: 'vuelto', texto: '' })
          ir(one.movimientoID)
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
    [pila, say, forget, setHecho, ir],
  )
}
