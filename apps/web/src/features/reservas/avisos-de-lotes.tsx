import { useQuery } from '@tanstack/react-query'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import { useState } from 'react'
import Button from '@mui/material/Button'
import { useCan } from '../../lib/sesion.ts'
import { Notice } from '../../ui/notice.tsx'
import { Quiet } from '../../ui/text.tsx'
import { AvisosPanel } from './avisos-panel.tsx'
import { avisosDeLotesQuery } from './reservas-calls.ts'

type Props = { ids: number[]; fechaPago: string | null }
const alPrincipio = 3

/** What bears on the bookings of some lotes, before they are paid; nothing where nothing does. */
export function AvisosDeLotes({ ids, fechaPago }: Props) {
  const can = useCan('reservas.avisos')
  const { data, isPending } = useQuery({ ...avisosDeLotesQuery(ids, fechaPago), enabled: can })
  const [todos, setTodos] = useState(false)
  if (!can) return null
  if (data === undefined) return isPending ? null : <Notice tono="duda">{t.avisosSinSaber}</Notice>
  const { avisos, total, sinSaber, reservas } = data
  const shown = todos ? avisos : avisos.slice(0, alPrincipio)
  if (total === 0 && sinSaber === 0) return null
  return (
    <section aria-label={t.avisosDeLotes} style={{ display: 'grid', gap: 8, marginTop: 12 }}>
      {total === 0 ? null : <b>{t.avisosDe({ n: total })}</b>}
      <AvisosPanel avisos={shown} puedeAceptar fechaPago={fechaPago} conReserva />
      {avisos.length > shown.length ? (
        <div>
          <Button size="small" onClick={() => setTodos(true)}>
            {t.verTodos({ n: avisos.length })}
          </Button>
        </div>
      ) : null}
      {sinSaber === 0 ? null : <Quiet>{t.sinSaber({ n: sinSaber, de: reservas })}</Quiet>}
    </section>
  )
}
