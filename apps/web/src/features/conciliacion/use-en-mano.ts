import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { movimientoQuery } from './conciliacion-calls.ts'
import { preferida } from './preferida.ts'
import type { Cola } from './use-cola.ts'

/** The row in hand with its suggestions, and which of these is chosen: its place, -1 for none. */
export function useEnMano({ actual, filas, nextLeft, hechoDe }: Cola) {
  /** By what it is: what comes in meanwhile may change their order, or take it away; then none is in hand. */
  const [choice, setChoice] = useState<{ de: number; clave: string } | null>(null)
  const { data: datos, error } = useQuery({ ...movimientoQuery(actual ?? 0), enabled: actual !== null })
  const client = useQueryClient()
  const following = actual === null ? null : nextLeft(actual)
  // The next one is looked at ahead of time: going on costs no wait.
  useEffect(() => {
    if (following !== null) void client.prefetchQuery(movimientoQuery(following))
  }, [client, following])

  const sugerencias = datos?.sugerencias ?? []
  const elegida =
    choice !== null && choice.de === actual
      ? sugerencias.findIndex(({ clave }) => clave === choice.clave)
      : preferida(sugerencias)
  const choose = (i: number) => {
    const one = sugerencias[i]
    if (actual !== null && one !== undefined) setChoice({ de: actual, clave: one.clave })
  }
  // As the list has it, until its suggestions come: a key pressed meanwhile does what it says.
  const fila = datos?.movimiento ?? filas.find(({ movimientoID }) => movimientoID === actual)
  const busy = actual !== null && hechoDe(actual)?.estado === 'enviando'
  return {
    datos,
    error,
    sugerencias,
    elegida,
    choose,
    unchoose: useCallback(() => setChoice(null), []),
    busy,
    /** The row, while something may be done with it. */
    abierta: fila && !busy && (fila.estado === 'sinIdentificar' || fila.estado === 'parcial') ? fila : null,
  }
}
export type EnMano = ReturnType<typeof useEnMano>
