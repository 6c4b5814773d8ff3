import { useQuery } from '@tanstack/react-query'
import { message } from '@valija/contract/messages.ts'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { CampoLeido } from '@valija/contract/comprobantes-leidos.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { ticketUrl } from '../../lib/ticket.ts'
import { GridSkeleton } from '../../ui/grid/grid-states.tsx'
import { Notice } from '../../ui/notice.tsx'
import { c } from '../../ui/tokens.ts'

/** A box over the picture, numbered like the field it was read for. */
export type Caja = { n: number; campo: string; leido: CampoLeido; duda: boolean; onClick: () => void }

const pages = async (data: ArrayBuffer) => {
  const pdfjs = await import('pdfjs-dist')
  pdfjs.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString()
  return pdfjs.getDocument({ data }).promise
}

/** The pages of a PDF drawn one under another: at most ten. */
async function draw(data: ArrayBuffer, holder: HTMLElement, signal: AbortSignal): Promise<void> {
  const doc = await pages(data)
  for (let n = 1; n <= Math.min(doc.numPages, 10) && !signal.aborted; n++) {
    const page = await doc.getPage(n)
    const viewport = page.getViewport({ scale: 1.6 })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    canvas.style.cssText = 'width:100%;display:block;background:#fff'
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', t.paginaDe({ n, total: doc.numPages }))
    await page.render({ canvas, viewport }).promise
    if (!signal.aborted) holder.append(canvas)
  }
}

function PdfPages({ data, onFail }: { data: ArrayBuffer; onFail: () => void }) {
  const holder = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const ending = new AbortController()
    const node = holder.current
    node?.replaceChildren()
    // The reader takes the bytes for itself: it gets a copy.
    if (node) draw(data.slice(0), node, ending.signal).catch(onFail)
    return () => ending.abort()
  }, [data, onFail])
  return <div ref={holder} style={{ display: 'grid', gap: 8 }} />
}

function Boxes({ cajas }: { cajas: readonly Caja[] }) {
  return cajas.map(({ n, campo, leido: { lugar }, duda, onClick }) => {
    if (!lugar) return null
    const tone = duda ? c.atencion : c.info
    return (
      <button
        key={n}
        type="button"
        aria-label={t.verLugar({ campo })}
        onClick={onClick}
        style={{
          position: 'absolute',
          left: `${lugar.x * 100}%`,
          top: `${lugar.y * 100}%`,
          width: `${lugar.ancho * 100}%`,
          height: `${lugar.alto * 100}%`,
          border: `2px solid ${tone}`,
          borderRadius: 4,
          background: `color-mix(in srgb, ${tone} 12%, transparent)`,
          padding: 0,
          cursor: 'pointer',
        }}
      >
        <span
          style={{
            position: 'absolute',
            top: -11,
            right: -11,
            width: 20,
            height: 20,
            borderRadius: 10,
            background: tone,
            color: c.papel,
            fontSize: 13,
            lineHeight: '20px',
          }}
        >
          {n}
        </span>
      </button>
    )
  })
}

/** A proof as it is: a picture, or the pages of a PDF; over it the boxes of what was read. */
export function ComprobanteView({ ruta, cajas = [] }: { ruta: string; cajas?: readonly Caja[] }) {
  const [broken, setBroken] = useState(false)
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
  const url = useMemo(
    () => (data && data.blob.type !== 'application/pdf' ? URL.createObjectURL(data.blob) : null),
    [data],
  )
  useEffect(() => () => (url === null ? undefined : URL.revokeObjectURL(url)), [url])
  if (error !== null || broken) return <Notice tono="error">{message('comprobanteNoObtenido')}</Notice>
  if (!data) return <GridSkeleton rows={6} height={36} />
  const isPdf = data.blob.type === 'application/pdf'
  return (
    <div style={{ position: 'relative' }}>
      {isPdf ? (
        <PdfPages data={data.bytes} onFail={() => setBroken(true)} />
      ) : url === null ? null : (
        <img
          src={url}
          alt={t.comprobante}
          onError={() => setBroken(true)}
          style={{ width: '100%', display: 'block' }}
        />
      )}
      <Boxes cajas={cajas} />
    </div>
  )
}
