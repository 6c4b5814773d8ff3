import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import { useEffect, useState } from 'react'
import { Quiet } from '../../ui/layout.tsx'
import { AvisosPanel } from './avisos-panel.tsx'
import { avisosDeLotesQuery } from './reservas-calls.ts'
import { Lugar, Revisando, type Revision, SinRevisar } from './revisando.tsx'

type Props = Revision & { ids: number[]; fechaPago: string | null }
const alPrincipio = 3

/** What bears on the bookings of some lotes, before they are paid, and of which nothing can be told. */
export default function AvisosDeLotes({ ids, fechaPago, onRevisadas, antes }: Props) {
  const { data, isPending } = useQuery(avisosDeLotesQuery(ids, fechaPago))
  const [todos, setTodos] = useState(false)
  useEffect(() => {
    if (data !== undefined) onRevisadas()
  }, [data, onRevisadas])
  if (isPending) return <Revisando onRevisadas={onRevisadas} antes={antes} />
  if (data === undefined) return <SinRevisar onRevisadas={onRevisadas} antes={antes} />
  const { avisos, total, sinSaber, reservas, sinRevisar } = data
  const shown = todos ? avisos : avisos.slice(0, alPrincipio)
  return (
    <Lugar antes={antes}>
      {sinRevisar === 0 ? null : <b>{t.sinRevisar({ n: sinRevisar })}</b>}
      {total === 0 ? <Quiet>{t.sinAvisos({ n: reservas })}</Quiet> : <b>{t.avisosDe({ n: total })}</b>}
      <AvisosPanel avisos={shown} puedeAceptar fechaPago={fechaPago} conReserva />
      {avisos.length > shown.length ? (
        <div>
          <Button size="small" onClick={() => setTodos(true)}>
            {t.verTodos({ n: avisos.length })}
          </Button>
        </div>
      ) : null}
      {sinSaber === 0 ? null : <Quiet>{t.sinSaber({ n: sinSaber, de: reservas })}</Quiet>}
    </Lugar>
  )
}
