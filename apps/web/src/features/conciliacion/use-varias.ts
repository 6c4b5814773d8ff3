import type { MovimientoPorConciliar } from '@valija/contract/conciliacion.ts'
import type { VariasHechas } from '@valija/contract/conciliacion-cambios.ts'
import { conciliacionHechos as t } from '@valija/contract/messages/conciliacion-hechos.ts'
import { useCallback } from 'react'
import { isRefusal } from '../../lib/api-error.ts'
import { refreshTrasActo } from './conciliacion-calls.ts'
import type { Say } from './use-aviso.ts'
import type { Cola } from './use-cola.ts'

type Fila = MovimientoPorConciliar

/** Many rows in one call: those that are left out say why. */
export function useVarias(cola: Cola, say: Say) {
  const { setHecho, nextLeft, ir } = cola
  const bulkNotice = useCallback(
    (answer: VariasHechas, texto: string) =>
      say({
        tono: answer.omitidas.length === 0 ? 'ok' : 'atencion',
        texto,
        titulo: answer.omitidas.length === 0 ? undefined : t.avisoOmitidas({ n: answer.omitidas.length }),
        detalles: answer.omitidas.map(({ id, mensaje }) => t.omitidaDe({ id, mensaje })),
        deshacer: answer.hechas === 0 ? undefined : { tipo: 'grupo', grupo: answer.grupo, n: answer.hechas },
      }),
    [say],
  )
  /** Marks many rows, sends them in one call, and takes back the mark of those left out. */
  const many = useCallback(
    async (filas: readonly Fila[], texto: string, send: () => Promise<VariasHechas>) => {
      for (const fila of filas) setHecho(fila, { estado: 'enviando', texto: t.aplicando })
      const ids = new Set(filas.map(({ movimientoID }) => movimientoID))
      const { actual } = cola
      if (actual !== null && ids.has(actual)) ir(nextLeft(actual, ids) ?? actual)
      try {
        const answer = await send()
        const out = new Set(answer.omitidas.map(({ id }) => id))
        for (const fila of filas)
          setHecho(
            fila,
            out.has(fila.movimientoID)
              ? { estado: 'vuelto', texto: t.noSeAplico }
              : { estado: 'hecho', texto },
          )
        return answer
      } catch (error) {
        const texto = isRefusal(error) ? t.noSeAplico : t.noSeSabe
        for (const fila of filas) setHecho(fila, { estado: 'vuelto', texto })
        throw error
      } finally {
        void refreshTrasActo()
      }
    },
    [cola, setHecho, ir, nextLeft],
  )
  return { many, bulkNotice }
}
export type Varias = ReturnType<typeof useVarias>
