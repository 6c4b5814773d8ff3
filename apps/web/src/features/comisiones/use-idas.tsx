import { useQuery, useQueryClient } from '@tanstack/react-query'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import { useCallback, useMemo, useState } from 'react'
import { Dismiss } from '../../ui/dismiss.tsx'
import { Bullets } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Agente, type Eleccion, type Ida, readIdas } from './comisiones-calls.ts'

const ninguna: readonly string[] = []

/**
 * Bookings that were billed, or put in another pre-invoice, while they were chosen here: they are asked about whenever
 * something of that kind happens, leave the selection (`fuera`, until `onDropped`) and are told, each with why.
 */
export function useIdas(eleccion: Eleccion, agente: Agente) {
  const [fuera, setFuera] = useState(ninguna)
  const [dichas, setDichas] = useState<readonly Ida[]>([])
  const client = useQueryClient()
  const queryKey = useMemo(() => ['comisiones', 'idas', agente], [agente])
  // What is being saved from here is no news, nor what was asked before and is answered meanwhile.
  const [guardando, setGuardando] = useState(false)
  const onSaving = useCallback(
    (saving: boolean) => {
      if (saving) void client.cancelQueries({ queryKey })
      setGuardando(saving)
    },
    [client, queryKey],
  )
  useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const idas = await readIdas(eleccion, agente, signal)
      if (idas.length === 0) return 0
      setFuera(idas.flatMap(({ campo }) => campo ?? []))
      setDichas((antes) => [
        ...antes.filter((una) => idas.every(({ campo }) => campo !== una.campo)),
        ...idas,
      ])
      return idas.length
    },
    enabled: eleccion.filas.length > 0 && !guardando,
    meta: { temas: ['prefactura', 'lote'], callada: true },
  })
  const notice =
    dichas.length === 0 ? null : (
      <Notice
        tono="atencion"
        mb={12}
        title={t.idas({ n: dichas.length })}
        action={<Dismiss onClose={() => setDichas([])} />}
      >
        <Bullets scroll={120}>
          {dichas.map(({ campo, mensaje }) => (
            <li key={campo}>{[campo, mensaje].filter(Boolean).join(': ')}</li>
          ))}
        </Bullets>
      </Notice>
    )
  return { fuera, onDropped: useCallback(() => setFuera(ninguna), []), notice, onSaving }
}
