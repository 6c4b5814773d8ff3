import { useQueryClient } from '@tanstack/react-query'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback, useMemo } from 'react'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { movimientoQuery, refreshTrasActo } from './conciliacion-calls.ts'
import { nameOf, nameOfSugerencia } from './nombres.ts'
import { useAceptar } from './use-aceptar.ts'
import type { Deshacible, Say, useAviso } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'
import { useMover } from './use-mover.ts'
import { useVarias, type Varias } from './use-varias.ts'

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

/** Takes back what was done, the last of it unless another is named. */
function useDeshacer({ setHecho, ir }: Cola, { say, forget, pila }: ReturnType<typeof useAviso>) {
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

/** Rows that are of nothing here, one or many, with the reason. */
function useIgnorar({ setHecho, nextLeft, ir }: Cola, say: Say, { many, bulkNotice }: Varias) {
  return useCallback(
    async (filas: readonly Fila[], motivo: string) => {
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

/** A suggestion that is not what the row paid: it goes at once, and is not made again. */
function useRechazar(say: Say) {
  const client = useQueryClient()
  return useCallback(
    async (fila: Fila, sugerencia: Sugerencia) => {
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
