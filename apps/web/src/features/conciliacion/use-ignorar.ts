import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { refreshTrasActo } from './conciliacion-calls.ts'
import { nameOf } from './nombres.ts'
import type { Say } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'
import type { Varias } from './use-varias.ts'

/** Rows that are of nothing here, one or many, with the reason. */
export function useIgnorar({ setHecho, nextLeft, ir }: Cola, say: Say, { many, bulkNotice }: Varias) {
  return useCallback(
    async (filas: readonly MovimientoPorConciliar[], motivo: string) => {
      const [one] = filas
      if (one === undefined) return
      if (filas.length > 1) {
        const varios = { motivo, movimientoIDs: filas.map(({ movimientoID }) => movimientoID) }
        const answer = await many(filas, t.hechoIgnorado, () =>
          underKey('ignorar', varios, (body) => conciliacionApi.ignorarVarios({ body })),
        )
        bulkNotice(answer, t.avisoVariosIgnorados({ n: answer.hechas }))
        return
      }
      const { accionID } = await underKey(`ignorar ${one.movimientoID}`, { motivo }, (body) =>
        conciliacionApi.ignorar({ params: { movimientoID: one.movimientoID }, body }),
      )
      const next = nextLeft(one.movimientoID)
      setHecho(one, { estado: 'hecho', texto: t.hechoIgnorado })
      if (next !== null) ir(next)
      say({
        tono: 'ok',
        texto: t.avisoIgnorado({ movimiento: nameOf(one) }),
        deshacer: { tipo: 'accion', accionID, movimientoID: one.movimientoID, rechazo: false },
      })
      void refreshTrasActo()
    },
    [many, bulkNotice, nextLeft, setHecho, ir, say],
  )
}
