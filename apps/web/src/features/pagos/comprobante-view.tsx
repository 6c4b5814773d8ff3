import { useQuery } from '@tanstack/react-query'
import { pagos } from '@valija/contract/messages/pagos.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import { useCallback, useState } from 'react'
import { ticketUrl } from '../../lib/ticket.ts'
import { look } from '../../ui/layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { type Caja, Pagina } from './cajas.tsx'
import type { Giro } from './girada.tsx'
import { Hoja, PdfPages } from './pdf-pages.tsx'

type ComprobanteViewProps = { ruta: string; cajas?: readonly Caja[]; zoom?: number; giro?: Giro }
/** A proof as it is: a picture, or the pages of a PDF; over it the boxes of what was read. */
export function ComprobanteView({ ruta, cajas = [], zoom = 1, giro = 0 }: ComprobanteViewProps) {
  const [ratio, setRatio] = useState(1)
  const [broken, setBroken] = useState(false)
  const fail = useCallback(() => setBroken(true), [])
  const { data, error } = useQuery({
    queryKey: ['comprobante', ruta],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const answer = await fetch(await ticketUrl(ruta), { signal })
      if (!answer.ok) throw new Error(String(answer.status))
      const blob = await answer.blob()
      return { blob, bytes: await blob.arrayBuffer() }
    },
  })
  const blob = data?.blob
  const show = useCallback(
    (picture: HTMLImageElement) => {
      if (!blob) return
      const url = URL.createObjectURL(blob)
      picture.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  if (error !== null || broken) return <Notice tono="error">{pagos.comprobanteNoObtenido}</Notice>
  if (!data) return <Hoja />
  if (data.blob.type === 'application/pdf')
    return <PdfPages data={data.bytes} cajas={cajas} zoom={zoom} giro={giro} onFail={fail} />
  return (
    <Pagina cajas={cajas} pagina={1} zoom={zoom} giro={giro} ratio={ratio}>
      <img
        ref={show}
        alt={t.comprobante}
        onError={fail}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setRatio(naturalWidth / Math.max(naturalHeight, 1))
        }
        className={look({ block: true, full: true })}
      />
    </Pagina>
  )
}
