import { useQuery } from '@tanstack/react-query'
import type { LoteGuardado } from '@valija/contract/borradores.ts'
import { useState } from 'react'
import { ApiError } from '../../lib/api-error.ts'
import { borradoresApi } from '../../lib/llamadas/borradores.ts'
import { borradorQuery } from './borrador-calls.ts'

/** The draft that the address names, or a new one, and the lote it became. */
export function useBorradorEnCurso(enDireccion: string | null) {
  const [fresh, setFresh] = useState(() => crypto.randomUUID())
  const [aqui, setAqui] = useState<LoteGuardado | null>(null)
  const id = enDireccion ?? fresh
  const {
    data: borrador,
    error,
    isFetching,
  } = useQuery({ ...borradorQuery(id), enabled: enDireccion !== null && aqui === null })
  // Saved elsewhere, or here by a save whose answer never came: it is the lote that saving answers with, however often.
  const { data: ya, isLoading: seBusca } = useQuery(
    borradoresApi.guardar.query({
      params: { id },
      enabled: error instanceof ApiError && error.codigo === 'borradorYaGuardado',
      retry: false,
    }),
  )
  return {
    id,
    borrador,
    error,
    isFetching,
    seBusca,
    guardado: aqui ?? ya ?? null,
    setAqui,
    startFresh: () => {
      setFresh(crypto.randomUUID())
      setAqui(null)
    },
  }
}
