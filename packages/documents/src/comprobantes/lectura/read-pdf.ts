import { createRequire } from 'node:module'
import path from 'node:path'
import { type Canvas, createCanvas } from '@napi-rs/canvas'
import type { PDFPageProxy } from 'pdfjs-dist'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { isSinMemoria } from '../../sin-memoria.ts'
import type { LimitesDeLectura, Pagina, TextoDeComprobante } from '../tipos.ts'
import { type ItemDeTexto, wordsOfItems } from './words-of-items.ts'

const require = createRequire(import.meta.url)
const casa = path.dirname(require.resolve('pdfjs-dist/package.json'))
/** Fewer words than this are a stamp or a bank's mark over a scanned page. */
const palabrasDeUnTexto = 8
const puntosPorPulgada = 72
const resolucion = 200
const pixelesDeDibujo = 8_000_000

/** What becomes of a page without words of its own, drawn. */
type ReadDibujo = (dibujo: Canvas, numero: number) => Promise<Pagina>

export async function readPdf(
  bytes: Uint8Array,
  limites: LimitesDeLectura,
  readDibujo: ReadDibujo,
): Promise<TextoDeComprobante> {
  const loading = getDocument({
    // Plain and its own: a Buffer is refused, and what is given is taken away.
    data: Uint8Array.from(bytes),
    standardFontDataUrl: `${path.join(casa, 'standard_fonts')}/`,
    cMapUrl: `${path.join(casa, 'cmaps')}/`,
    wasmUrl: `${path.join(casa, 'wasm')}/`,
    cMapPacked: true,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: limites.pixeles,
    verbosity: 0,
  })
  try {
    const document = await loading.promise
    const paginas: Pagina[] = []
    let drawn = 0
    for (let numero = 1; numero <= Math.min(document.numPages, limites.paginasDeTexto); numero++) {
      const page = await document.getPage(numero)
      const written = await textOf(page, numero, limites)
      if (written.palabras.length >= palabrasDeUnTexto) paginas.push(written)
      else if (drawn < limites.paginasDeImagen) {
        drawn += 1
        const dibujo = await drawPage(page)
        paginas.push(await readDibujo(dibujo, numero))
        // Its pixels go now, and not whenever memory is looked after.
        dibujo.width = dibujo.height = 0
      }
      page.cleanup()
    }
    return { leido: true, paginas, totalPaginas: document.numPages }
  } catch (error) {
    if (isSinMemoria(error)) throw error
    const withPassword = error instanceof Error && error.name === 'PasswordException'
    return { leido: false, motivo: withPassword ? 'conClave' : 'danado' }
  } finally {
    await loading.destroy().catch(() => {})
  }
}

async function textOf(page: PDFPageProxy, numero: number, limites: LimitesDeLectura): Promise<Pagina> {
  const viewport = page.getViewport({ scale: 1 })
  const items: ItemDeTexto[] = []
  const reader = (page.streamTextContent() as ReadableStream<{ items: Partial<ItemDeTexto>[] }>).getReader()
  while (items.length < limites.cadenasPorPagina) {
    const { done, value } = await reader.read()
    if (done) break
    for (const { str, transform, width } of value.items)
      if (str !== undefined && str.trim() !== '' && transform && width !== undefined)
        items.push({ str, transform, width })
  }
  // Without a reason that is an error it goes on writing to who no longer reads, which ends the process.
  await reader.cancel(new Error('bound')).catch(() => {})
  const palabras = wordsOfItems(items, viewport)
    .slice(0, limites.palabrasPorPagina)
    .map((palabra) => ({ ...palabra, texto: palabra.texto.slice(0, limites.letrasPorPalabra) }))
  return { numero, origen: 'texto', proporcion: viewport.height / viewport.width, palabras }
}

async function drawPage(page: PDFPageProxy): Promise<Canvas> {
  const whole = page.getViewport({ scale: resolucion / puntosPorPulgada })
  // A page of the size of a wall is drawn smaller.
  const scale = Math.min(1, Math.sqrt(pixelesDeDibujo / (whole.width * whole.height)))
  const viewport = page.getViewport({ scale: (resolucion / puntosPorPulgada) * scale })
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height))
  const canvasContext = canvas.getContext('2d')
  await page.render({
    canvas: canvas as unknown as HTMLCanvasElement,
    canvasContext: canvasContext as unknown as CanvasRenderingContext2D,
    viewport,
  }).promise
  return canvas
}
