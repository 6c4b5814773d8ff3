import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback, useMemo } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { useAceptar } from './use-aceptar.ts'
import type { useAviso } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'
import { useDeshacer } from './use-deshacer.ts'
import { useIgnorar } from './use-ignorar.ts'
import { useMover } from './use-mover.ts'
import { useRechazar } from './use-rechazar.ts'
import { useVarias } from './use-varias.ts'

type Fila = MovimientoPorConciliar

/**
 * Each action is shown at once and sent; when the server refuses, the row comes back with the reason. What went well can
 * be taken back from the notice.
 */
export function useAcciones(cola: Cola, avisos: ReturnType<typeof useAviso>) {
  const { say } = avisos
  const { many, bulkNotice } = useVarias(cola, say)
  const aceptar = useAceptar(cola, say)
  const rechazar = useRechazar(say)
  const ignorar = useIgnorar(cola, say, { many, bulkNotice })
  const aceptarVarios = useCallback(
    async (pares: readonly { fila: Fila; sugerencia: string }[]) => {
      const varios = {
        pares: pares.map(({ fila, sugerencia }) => ({ movimientoID: fila.movimientoID, sugerencia })),
      }
      const answer = await many(
        pares.map(({ fila }) => fila),
        t.hechoAplicado,
        () => underKey('aceptar', varios, (body) => conciliacionApi.aceptarVarios({ body })),
      )
      bulkNotice(answer, t.avisoVarios({ n: answer.hechas }))
    },
    [many, bulkNotice],
  )

  const mover = useMover(cola, say, { many, bulkNotice })
  const deshacer = useDeshacer(cola, avisos)
  return useMemo(
    () => ({ aceptar, rechazar, ignorar, aceptarVarios, deshacer, ...mover }),
    [aceptar, rechazar, ignorar, aceptarVarios, deshacer, mover],
  )
}
export type Acciones = ReturnType<typeof useAcciones>
