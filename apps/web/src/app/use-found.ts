import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { buscarPantalla as t } from '@valija/contract/messages/buscar-pantalla.ts'
import { useEffect, useMemo, useState } from 'react'
import { buscarApi } from '../lib/llamadas/buscar.ts'
import { readRecientes } from '../lib/recientes.ts'
import { useSesion } from '../lib/sesion.ts'
import { sectionsOf } from './search-entries.ts'

/** The text as it stands when the hand has rested a moment. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), 140)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

/** What the text brings; `current` once it is of the text as it stands. */
export function useFound(text: string) {
  const sesion = useSesion()
  const q = text.trim()
  const rested = useRested(q)
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(
    buscarApi.buscar.query({
      query: { q: rested },
      enabled: rested !== '',
      placeholderData: keepPreviousData,
      staleTime: 5_000,
    }),
  )
  const [recientes] = useState(() => readRecientes(sesion.usuarioId))
  const sections = useMemo(
    () => sectionsOf(q, q === '' ? undefined : data, sesion, recientes),
    [q, data, sesion, recientes],
  )
  const entradas = sections.flatMap(({ entradas: all }) => all)
  const current = q === rested && !isPlaceholderData && (data !== undefined || error !== null)
  return {
    q,
    current,
    sections,
    entradas,
    /** Without those that lead to all of a kind. */
    n: entradas.filter(({ todos }) => todos !== true).length,
    error,
    waits: q !== '' && data === undefined && error === null && isFetching,
    nothing: q !== '' && current && entradas.length === 0,
    /** Only this part of what was typed was found. */
    parte: q === '' ? null : (data?.parte ?? null),
    /** They are only like what was typed. */
    parecidos: q !== '' && data?.parecidos === true && !sections.some(({ titulo }) => titulo === t.acciones),
    retry: () => void refetch(),
  }
}
export type Found = ReturnType<typeof useFound>
