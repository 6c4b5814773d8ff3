import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import type { accionHecha, VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { underKey } from '../../lib/under-key.ts'
import { nameOf } from './nombres.ts'
import type { Say } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'
import type { Varias } from './use-varias.ts'

type Fila = MovimientoPorConciliar

/** What was left out of an undo is named by its action; here by its row. */
const byMovimiento = (said: VariasHechas, filas: readonly Fila[]): VariasHechas => ({
  ...said,
  omitidas: said.omitidas.map((one) => ({
    ...one,
    id: filas.find(({ paraDespuesAccionID }) => paraDespuesAccionID === one.id)?.movimientoID ?? one.id,
  })),
})

/**
 * Rows put aside for later, and brought back: one goes on to the next, several at once say what was left out. Each answers
 * whether it was done; what was not, or is not known to be, stays chosen.
 */
export function useMover({ setHecho, nextLeft, ir }: Cola, say: Say, { many, bulkNotice }: Varias) {
  const one = useCallback(
    async (fila: Fila, send: () => Promise<z.infer<typeof accionHecha>>, aside: boolean) => {
      setHecho(fila, { estado: 'enviando', texto: t.moviendo })
      const next = nextLeft(fila.movimientoID)
      if (next !== null) ir(next)
      const movimiento = nameOf(fila)
      let done = false
      try {
        const said = await send()
        done = true
        setHecho(said.movimiento, { estado: 'hecho', texto: aside ? t.hechoAparte : t.hechoDevuelto })
        say({
          tono: 'neutro',
          texto: aside ? t.avisoAparte({ movimiento }) : t.avisoDevuelto({ movimiento }),
          deshacer: aside
            ? { tipo: 'accion', accionID: said.accionID, movimientoID: fila.movimientoID, rechazo: false }
            : undefined,
        })
      } catch (error) {
        setHecho(fila, { estado: 'vuelto', texto: '' })
        const titulo = isRefusal(error) ? t.noMovido({ movimiento }) : t.sinRespuestaDe({ movimiento })
        say({ tono: 'error', titulo, texto: asApiError(error).mensaje, irA: fila.movimientoID })
      }
      void invalidateTemas(['conciliacion'])
      return done
    },
    [setHecho, nextLeft, ir, say],
  )
  const several = useCallback(
    async (filas: readonly Fila[], aside: boolean) => {
      const send = () =>
        aside
          ? underKey('posponer', { movimientoIDs: filas.map(({ movimientoID }) => movimientoID) }, (body) =>
              conciliacionApi.posponerVarios({ body }),
            )
          : underKey(
              'deshacer',
              { accionIDs: filas.flatMap((fila) => fila.paraDespuesAccionID ?? []) },
              (body) => conciliacionApi.deshacerVarios({ body }),
            )
      try {
        const answer = await many(filas, aside ? t.hechoAparte : t.hechoDevuelto, async () => {
          const said = await send()
          return aside ? said : byMovimiento(said, filas)
        })
        if (aside) bulkNotice(answer, t.avisoVariosAparte({ n: answer.hechas }))
        // Bringing back is an undo already: there is nothing to take back of it.
        else bulkNotice({ ...answer, hechas: 0 }, t.avisoVariosDevueltos({ n: answer.hechas }))
        return true
      } catch (error) {
        say({ tono: 'error', texto: asApiError(error).mensaje })
        return false
      }
    },
    [many, bulkNotice, say],
  )
  return useMemo(() => {
    const put = (fila: Fila) => {
      const { movimientoID } = fila
      const send = () =>
        underKey(`posponer ${movimientoID}`, {}, (body) =>
          conciliacionApi.posponer({ params: { movimientoID }, body }),
        )
      return one(fila, send, true)
    }
    const bring = (fila: Fila) => {
      const accionID = fila.paraDespuesAccionID ?? 0
      const send = () =>
        underKey(`deshacer ${accionID}`, {}, (body) =>
          conciliacionApi.deshacer({ params: { accionID }, body }),
        )
      return one(fila, send, false)
    }
    return {
      posponer: (filas: readonly Fila[]) =>
        filas.length === 1 && filas[0] ? put(filas[0]) : several(filas, true),
      devolver: (filas: readonly Fila[]) =>
        filas.length === 1 && filas[0] ? bring(filas[0]) : several(filas, false),
    }
  }, [one, several])
}
