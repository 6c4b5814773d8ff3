import { useQueryClient } from '@tanstack/react-query'
import type { MovimientoPorConciliar, Sugerencia } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback, useMemo } from 'react'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { invalidateTemas } from '../../lib/query-client.ts'
import { underKey } from '../../lib/under-key.ts'
import { type Destino, onWire } from './destino.ts'
import { nameOf, nameOfSugerencia } from './nombres.ts'
import { movimientoQuery } from './queries.ts'
import type { useAviso } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'
import { useDeshacer } from './use-deshacer.ts'
import { useMover } from './use-mover.ts'
import { useVarias } from './use-varias.ts'

type Fila = MovimientoPorConciliar
const fresh = () => invalidateTemas(['conciliacion', 'pago'])

/**
 * Each action is shown at once and sent; when the server refuses, the row comes back with the reason. What went well can
 * be taken back from the notice.
 */
export function useAcciones(cola: Cola, avisos: ReturnType<typeof useAviso>) {
  const { say } = avisos
  const client = useQueryClient()
  const { setHecho, nextLeft, ir } = cola

  const failed = useCallback(
    (fila: Fila, error: unknown) => {
      setHecho(fila, { estado: 'vuelto', texto: isRefusal(error) ? t.noSeAplico : t.noSeSabe })
      const { mensaje, detalles } = asApiError(error)
      const movimiento = nameOf(fila)
      say({
        tono: 'error',
        titulo: isRefusal(error) ? t.noAplicado({ movimiento }) : t.sinRespuestaDe({ movimiento }),
        texto: mensaje,
        detalles: detalles.map((one) => one.mensaje),
        irA: fila.movimientoID,
      })
      void fresh()
    },
    [setHecho, say],
  )

  const aceptar = useCallback(
    async (fila: Fila, destino: Destino, { lugar, restante }: { lugar: string; restante: number }) => {
      setHecho(fila, { estado: 'enviando', texto: t.aplicando })
      // With a remainder the row is still left: one stays with it.
      const next = restante === 0 ? nextLeft(fila.movimientoID) : null
      if (next !== null) ir(next)
      try {
        const { movimientoID } = fila
        // What is left of the row as it is seen: a part of what is left after a part of it is another.
        const { accionID, movimiento } = await underKey(
          `aceptar ${movimientoID} ${fila.restante}`,
          onWire(destino),
          (body) => conciliacionApi.aceptar({ params: { movimientoID }, body }),
        )
        const deshacer = {
          tipo: 'accion',
          accionID,
          movimientoID,
          rechazo: false,
        } as const
        const parcial = movimiento.estado === 'parcial'
        setHecho(movimiento, parcial ? { estado: 'vuelto', texto: '' } : { estado: 'hecho', texto: lugar })
        const names = { movimiento: nameOf(fila), destino: lugar }
        const left = dinero(movimiento.restante, movimiento.moneda)
        say({
          tono: 'ok',
          texto: parcial ? t.avisoParcial({ ...names, restante: left }) : t.avisoAplicado(names),
          deshacer,
        })
        void fresh()
      } catch (error) {
        failed(fila, error)
        throw error
      }
    },
    [setHecho, nextLeft, ir, say, failed],
  )

  const rechazar = useCallback(
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
      void fresh()
    },
    [client, say],
  )

  const { many, bulkNotice } = useVarias(cola, say)

  const ignorar = useCallback(
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
      void fresh()
    },
    [many, bulkNotice, nextLeft, setHecho, ir, say],
  )

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
