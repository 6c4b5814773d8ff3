import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isSinMemoria } from '../sin-memoria.ts'
import { findUuids } from './find-uuids.ts'
import { opcionesPdf } from './opciones-pdf.ts'

/** `uuids` is null where the text could not be read: a scan has none, a locked file keeps it. */
export type LecturaPdf = { esPdf: boolean; uuids: string[] | null }

const paginas = 4
const cadenas = 20_000

/** The uuids in the text of a PDF's first pages. Runs inside a worker: time and memory are bounded there. */
export async function readUuids(bytes: Uint8Array): Promise<LecturaPdf> {
  const loading = getDocument(opcionesPdf(bytes))
  try {
    const document = await loading.promise
    let texto = ''
    for (let i = 1; i <= Math.min(document.numPages, paginas); i++) {
      const { items } = await (await document.getPage(i)).getTextContent()
      for (const item of items.slice(0, cadenas)) if ('str' in item) texto += item.str
      texto += '\n'
    }
    return { esPdf: true, uuids: texto.trim() === '' ? null : findUuids(texto) }
  } catch (error) {
    if (isSinMemoria(error)) throw error
    return { esPdf: !(error instanceof Error && error.name === 'InvalidPDFException'), uuids: null }
  } finally {
    await loading.destroy().catch(() => {})
  }
}
