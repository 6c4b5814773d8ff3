import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Corrida, corrida as corridaSchema } from '@valija/contract/conciliacion.ts'
import { useState } from 'react'
import { request } from '../../lib/api.ts'
import { resumenQuery } from './queries.ts'

/** The machine's run under way or the last one, and starting another. */
export function useCorrida() {
  const client = useQueryClient()
  const { data } = useQuery(resumenQuery)
  const [started, setStarted] = useState<Corrida | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const last = data?.corrida ?? null
  const corrida = started !== null && (last === null || last.corridaID < started.corridaID) ? started : last
  const start = async (ruta = '/api/conciliacion/corridas') => {
    setFailure(null)
    try {
      setStarted(await request('POST', ruta, { body: {}, schema: corridaSchema }))
      await client.invalidateQueries({ queryKey: resumenQuery.queryKey })
    } catch (error) {
      setFailure(error)
    }
  }
  const running = corrida?.estado === 'enEspera' || corrida?.estado === 'enCurso'
  return { corrida, running, start, failure }
}
