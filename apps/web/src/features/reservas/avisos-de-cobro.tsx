import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../lib/sesion.ts'
import { AvisosPanel } from './avisos-panel.tsx'
import { reservaQuery } from './reservas-calls.ts'

/** What bears on the money of a booking's customer, where one of its payments is judged. */
export function AvisosDeCobro({ localizador }: { localizador: string }) {
  const can = useCan('reservas.avisos')
  const { data } = useQuery({ ...reservaQuery(localizador), enabled: can })
  const avisos = data?.avisos.filter(({ codigo }) => codigo === 'clienteSobrepagado') ?? []
  if (avisos.length === 0) return null
  return <AvisosPanel avisos={avisos} puedeAceptar={data?.puedeAceptar === true} conReserva />
}
