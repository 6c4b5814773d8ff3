import { useQuery } from '@tanstack/react-query'
import { reservasPantalla as t } from '@valija/contract/messages/reservas-pantalla.ts'
import { useEffect } from 'react'
import { Block, look, Quiet } from '../../ui/layout.tsx'
import { AvisosPanel } from './avisos-panel.tsx'
import { avisosDeLotesQuery } from './reservas-calls.ts'
import { Lugar, Revisando, type Revision, SinRevisar } from './revisando.tsx'

type Props = Revision & { ids: number[]; fechaPago: string | null }
/** As many are read one after the other; more are told by their kind, each opened by itself. */
const deUnVistazo = 3

/** What bears on the bookings of some lotes, before they are paid, and of which nothing can be told. */
export default function AvisosDeLotes({ ids, fechaPago, onRevisadas, antes }: Props) {
  const { data, isPending } = useQuery(avisosDeLotesQuery(ids, fechaPago))
  useEffect(() => {
    if (data !== undefined) onRevisadas()
  }, [data, onRevisadas])
  if (isPending) return <Revisando onRevisadas={onRevisadas} antes={antes} />
  if (data === undefined) return <SinRevisar onRevisadas={onRevisadas} antes={antes} />
  const { avisos, total, sinSaber, reservas, sinRevisar } = data
  const panel = (suyos: typeof avisos) => (
    <AvisosPanel avisos={suyos} puedeAceptar fechaPago={fechaPago} conReserva />
  )
  return (
    <Lugar antes={antes}>
      {sinRevisar === 0 ? null : <b>{t.sinRevisar({ n: sinRevisar })}</b>}
      {total === 0 ? <Quiet>{t.sinAvisos({ n: reservas })}</Quiet> : <b>{t.avisosDe({ n: total })}</b>}
      {avisos.length <= deUnVistazo
        ? panel(avisos)
        : [...Map.groupBy(avisos, ({ titulo }) => titulo)].map(([titulo, suyos]) => (
            <details key={titulo} className={look({ framed: 8, ground: 'papel' })}>
              <summary className={look({ py: 8, px: 12, pointer: true })}>
                {t.claseDeAviso({ titulo, n: suyos.length })}
              </summary>
              <Block p={8}>{panel(suyos)}</Block>
            </details>
          ))}
      {avisos.length < total ? <Quiet>{t.avisosALaVista({ n: avisos.length, de: total })}</Quiet> : null}
      {sinSaber === 0 ? null : <Quiet>{t.sinSaber({ n: sinSaber, de: reservas })}</Quiet>}
    </Lugar>
  )
}
