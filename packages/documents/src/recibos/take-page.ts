import { PDFDocument } from 'pdf-lib'

/** One page of a PDF as a PDF of its own, without the others; null when it cannot be taken out. `pagina` counts from 1. */
export async function takePage(bytes: Uint8Array, pagina: number): Promise<Uint8Array | null> {
  try {
    const whole = await PDFDocument.load(bytes, { updateMetadata: false })
    const one = await PDFDocument.create()
    const [page] = await one.copyPages(whole, [pagina - 1])
    if (!page) return null
    one.addPage(page)
    return await one.save()
  } catch {
    return null
  }
}
