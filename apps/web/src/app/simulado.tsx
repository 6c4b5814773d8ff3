import { useQuery } from '@tanstack/react-query'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { operacionApi } from '../lib/llamadas/operacion.ts'

/** In the demonstration: what somebody made fail on purpose, so that nobody looks for it elsewhere. */
export function Simulado() {
  const { data } = useQuery(
    operacionApi.simulador.query({
      refetchInterval: 15_000,
      meta: { temas: ['sistemas', 'reloj'], callada: true },
    }),
  )
  if (data === undefined || data.encendido.length === 0) return null
  return <b role="status"> · {interfaz.encendidoEnSimulador({ que: data.encendido })}</b>
}
