import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Corrida } from '@valija/contract/conciliacion-corridas.ts'
import { useState } from 'react'
import { conciliacionApi } from '../../lib/llamadas/conciliacion.ts'
import { useWork } from '../../lib/use-work.ts'
import { resumenQuery } from './conciliacion-calls.ts'

/** The machine's run under way or the last one, and starting another. */
export function useCorrida() {
  const client = useQueryClient()
  const { data } = useQuery(resumenQuery)
  const [started, setStarted] = useState<Corrida | null>(null)
  const { failure, run } = useWork()
  const last = data?.corrida ?? null
  const corrida = started !== null && (last === null || last.corridaID < started.corridaID) ? started : last
  const start = (begin: () => Promise<Corrida> = () => conciliacionApi.iniciarCorrida({ body: {} })) =>
    run(async () => {
      setStarted(await begin())
      await client.invalidateQueries({ queryKey: resumenQuery.queryKey })
    })
  const running = corrida?.estado === 'enEspera' || corrida?.estado === 'enCurso'
  return { corrida, running, start, failure }
}
