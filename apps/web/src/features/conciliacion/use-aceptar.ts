import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback } from 'react'
import { asApiError, isRefusal } from '../../lib/api-error.ts'
import { dinero } from '../../lib/formats.ts'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { underKey } from '../../lib/under-key.ts'
import { refreshTrasActo } from './conciliacion-calls.ts'
import { type ComoSeAplica, type Destino, onWire } from './destino.ts'
import { nameOf } from './nombres.ts'
import type { Say } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'

type Fila = MovimientoPorConciliar

/** A row applied to what it paid. Throws what the server refuses, once it is told. */
export function useAceptar({ setHecho, nextLeft, ir }: Cola, say: Say) {
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
      void refreshTrasActo()
    },
    [setHecho, say],
  )

  return useCallback(
    async (fila: Fila, destino: Destino, { lugar, restante }: ComoSeAplica) => {
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
        const parcial = movimiento.estado === 'parcial'
        setHecho(movimiento, parcial ? { estado: 'vuelto', texto: '' } : { estado: 'hecho', texto: lugar })
        const names = { movimiento: nameOf(fila), destino: lugar }
        const left = dinero(movimiento.restante, movimiento.moneda)
        say({
          tono: 'ok',
          texto: parcial ? t.avisoParcial({ ...names, restante: left }) : t.avisoAplicado(names),
          deshacer: { tipo: 'accion', accionID, movimientoID, rechazo: false },
        })
        void refreshTrasActo()
      } catch (error) {
        failed(fila, error)
        throw error
      }
    },
    [setHecho, nextLeft, ir, say, failed],
  )
}
