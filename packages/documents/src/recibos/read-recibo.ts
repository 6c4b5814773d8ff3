import type { getDocument as GetDocument, PDFPageProxy } from 'pdfjs-dist'
import { opcionesPdf } from '../pdf/opciones-pdf.ts'
import { isSinMemoria } from '../sin-memoria.ts'
import type { Cadena } from './conteo.ts'
import { isPago, readPage } from './read-page.ts'
import {
  type LecturaRecibo,
  type LimitesRecibo,
  limitesRecibo,
  type MotivoArchivo,
  type PaginaIlegible,
} from './tipos.ts'

const isPdf = (bytes: Uint8Array): boolean =>
  // The header may stand a little after the start; pdf.js looks through the first kilobyte as well.
  new TextDecoder('latin1').decode(bytes.subarray(0, 1024)).includes('%PDF-')

class TooMuchText extends Error {}

/**
 * Reads a bank receipt of any number of pages. The build of pdf.js comes from the caller: the browser's and Node's
 * differ. A page that fails is reported with its number and the others are kept. Runs inside a worker: time and memory
 * are bounded there.
 */
export async function readRecibo(
  bytes: Uint8Array,
  getDocument: typeof GetDocument,
  limites: Omit<LimitesRecibo, 'milisegundos'> = limitesRecibo,
): Promise<LecturaRecibo> {
  const no = (motivo: MotivoArchivo): LecturaRecibo => ({ leido: false, motivo })
  if (bytes.length === 0) return no('vacio')
  if (bytes.length > limites.bytes) return no('demasiadoGrande')
  if (!isPdf(bytes)) return no('noEsPdf')
  const loading = getDocument(opcionesPdf(bytes))
  try {
    const document = await loading.promise
    if (document.numPages > limites.paginas) return no('demasiadasPaginas')
    const lectura: LecturaRecibo & { leido: true } = {
      leido: true,
      paginas: document.numPages,
      pagos: [],
      ilegibles: [],
    }
    for (let pagina = 1; pagina <= document.numPages; pagina++) {
      const read = await readOne(pagina, () => document.getPage(pagina), limites.cadenasPorPagina)
      if (isPago(read)) lectura.pagos.push(read)
      else lectura.ilegibles.push(read)
    }
    return lectura
  } catch (error) {
    if (isSinMemoria(error)) throw error
    return no(error instanceof Error && error.name === 'PasswordException' ? 'conClave' : 'danado')
  } finally {
    await loading.destroy().catch(() => {})
  }
}

async function readOne(pagina: number, open: () => Promise<PDFPageProxy>, max: number) {
  const fail = (motivo: PaginaIlegible['motivo']): PaginaIlegible => ({
    pagina,
    motivo,
    conteo: 0,
    campos: [],
  })
  try {
    const page = await open()
    const cadenas = await stringsOf(page, max)
    page.cleanup()
    return readPage(pagina, cadenas)
  } catch (error) {
    if (isSinMemoria(error)) throw error
    return fail(error instanceof TooMuchText ? 'demasiadoTexto' : 'paginaDanada')
  }
}

/** Streamed, so that a page of millions of strings is left as soon as it passes the bound. */
async function stringsOf(page: PDFPageProxy, max: number): Promise<Cadena[]> {
  const cadenas: Cadena[] = []
  const reader = (page.streamTextContent() as ReadableStream<TextChunk>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return cadenas
    for (const item of value.items)
      if (typeof item.str === 'string')
        cadenas.push({
          texto: item.str,
          finDeLinea: item.hasEOL === true,
          y: item.transform?.[5] ?? 0,
        })
    if (cadenas.length > max) {
      await reader.cancel(new Error('bound')).catch(() => {})
      throw new TooMuchText()
    }
  }
}
type TextChunk = { items: { str?: string; hasEOL?: boolean; transform?: number[] }[] }
