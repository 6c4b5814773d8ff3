import { PDFDocument } from 'pdf-lib'
import { saySalvoSinMemoria } from '../sin-memoria.ts'

/** One page of a PDF as a PDF of its own, without the others; null when it cannot be taken out. `pagina` counts from 1. */
export function takePage(bytes: Uint8Array, pagina: number): Promise<Uint8Array | null> {
  return pageOf(bytes, pagina).catch(saySalvoSinMemoria(null))
}

async function pageOf(bytes: Uint8Array, pagina: number): Promise<Uint8Array | null> {
  const whole = await PDFDocument.load(bytes, { updateMetadata: false })
  const one = await PDFDocument.create()
  const [page] = await one.copyPages(whole, [pagina - 1])
  if (!page) return null
  one.addPage(page)
  return one.save()
}
