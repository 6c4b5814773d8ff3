import { styled } from '@mui/material/styles'
import { pagosPantalla as t } from '@valija/contract/messages/pagos-pantalla.ts'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '../../lib/code-of.ts'
import { Stack } from '../../ui/layout.tsx'
import { WaitingShape } from '../../ui/waiting.tsx'
import { type Caja, Pagina } from './cajas.tsx'
import type { Giro } from './girada.tsx'

const maximo = 10
const Paper = styled('div')({ background: '#fff' })

async function openPdf(data: ArrayBuffer): Promise<PDFDocumentProxy> {
  const pdfjs = await codeOf(() => import('pdfjs-dist'))
  pdfjs.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString()
  // The reader takes the bytes for itself: it gets a copy.
  return pdfjs.getDocument({ data: data.slice(0) }).promise
}

/** One page, drawn on a canvas of its own each time: one that is being drawn on cannot be used again. */
function PdfPage({ page, label, onFail }: { page: PDFPageProxy; label: string; onFail: () => void }) {
  const holder = useRef<HTMLDivElement>(null)
  const { width, height } = page.getViewport({ scale: 1 })
  useEffect(() => {
    const viewport = page.getViewport({ scale: 2 })
    const canvas = document.createElement('canvas')
    canvas.width = viewport.width
    canvas.height = viewport.height
    canvas.style.cssText = 'width:100%;display:block;background:#fff'
    canvas.setAttribute('role', 'img')
    canvas.setAttribute('aria-label', label)
    let left = false
    const task = page.render({ canvas, viewport })
    task.promise.then(
      () => {
        if (!left) holder.current?.replaceChildren(canvas)
      },
      () => {
        if (!left) onFail()
      },
    )
    return () => {
      left = true
      task.cancel()
    }
  }, [page, label, onFail])
  return <Paper ref={holder} style={{ aspectRatio: `${width} / ${height}` }} />
}

/** The room of a proof on its way: most are a page of letter paper. */
export const Hoja = () => <WaitingShape ratio={8.5 / 11} />

type PdfPagesProps = {
  data: ArrayBuffer
  cajas: readonly Caja[]
  zoom: number
  giro: Giro
  onFail: () => void
}
const ratioOf = (page: PDFPageProxy): number => {
  const { width, height } = page.getViewport({ scale: 1 })
  return width / height
}
/** The pages of a PDF one under another: at most ten. */
export function PdfPages({ data, cajas, zoom, giro, onFail }: PdfPagesProps) {
  const [pages, setPages] = useState<readonly PDFPageProxy[]>([])
  const [total, setTotal] = useState(0)
  useEffect(() => {
    let left = false
    let doc: PDFDocumentProxy | null = null
    const load = async () => {
      const opened = await openPdf(data)
      doc = opened
      const numbers = Array.from({ length: Math.min(opened.numPages, maximo) }, (_none, i) => i + 1)
      const all = await Promise.all(numbers.map((n) => opened.getPage(n)))
      if (left) return
      setTotal(opened.numPages)
      setPages(all)
    }
    load().catch(() => {
      if (!left) onFail()
    })
    return () => {
      left = true
      void doc?.loadingTask.destroy()
    }
  }, [data, onFail])
  if (pages.length === 0) return <Hoja />
  return (
    <Stack gap={8}>
      {pages.map((page, i) => (
        <Pagina
          key={page.pageNumber}
          cajas={cajas}
          pagina={i + 1}
          zoom={zoom}
          giro={giro}
          ratio={ratioOf(page)}
        >
          <PdfPage page={page} label={t.paginaDe({ n: i + 1, total })} onFail={onFail} />
        </Pagina>
      ))}
    </Stack>
  )
}
