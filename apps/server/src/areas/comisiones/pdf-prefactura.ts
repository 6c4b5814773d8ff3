import type { Hoja } from '@valija/contract/comisiones.ts'
import { datosDeHoja } from '@valija/contract/datos-de-hoja.ts'
import { enPesos } from '@valija/contract/en-pesos.ts'
import { comisionesPantalla as t } from '@valija/contract/messages/comisiones-pantalla.ts'
import PDFDocument from 'pdfkit'

type Doc = InstanceType<typeof PDFDocument>
export type DatosPrefactura = {
  numero: number | null
  fecha: string
  hoja: Hoja
  reservas: readonly { bookingCode: string; description: string; total: number }[]
}

/** Commissions §9: landscape, 297 × 210 mm. */
const size: [number, number] = [(297 / 25.4) * 72, (210 / 25.4) * 72]
const [ancho, alto] = size
const margen = 36
const tinta = '#16232f'
const gris = '#5b6670'
const linea = '#c9d3db'
const altoRenglon = 15

const encabezado = (doc: Doc, { numero, fecha, hoja }: DatosPrefactura): void => {
  doc.rect(0, 0, ancho, 58).fill('#12344a')
  doc.fillColor('#ffffff').font('Helvetica-Bold').fontSize(18)
  doc.text(numero === null ? t.prefactura.pdfTitulo : t.prefactura.numero({ id: numero }), margen, 18)
  doc.font('Helvetica').fontSize(9)
  // The RFC first: however long the name is, it is the name that is cut.
  doc.text(`${hoja.rfcCliente}  ·  ${hoja.razonSocialCliente}`, margen, 40, {
    width: 520,
    height: 12,
    ellipsis: true,
    lineBreak: false,
  })
  doc.text(fecha, ancho - margen - 160, 24, { width: 160, align: 'right', lineBreak: false })
}

const campo = (doc: Doc, etiqueta: string, valor: string, x: number, y: number, w: number): void => {
  doc.font('Helvetica').fontSize(7).fillColor(gris).text(etiqueta, x, y, { width: w, lineBreak: false })
  doc.font('Helvetica-Bold').fontSize(9).fillColor(tinta)
  // What is to be copied into the invoice is never cut where smaller letters hold it whole.
  if (doc.widthOfString(valor) > w) doc.fontSize(7.5)
  doc.text(valor, x, y + 9, { width: w, height: 12, ellipsis: true, lineBreak: false })
}

const datos = (doc: Doc, { hoja }: DatosPrefactura): void => {
  const campos = datosDeHoja(hoja)
  const w = 168
  for (const [i, [etiqueta, valor]] of campos.entries()) {
    // The last one, the concept, has the rest of its row to itself.
    const columnasQueOcupa = i === campos.length - 1 ? 3 - (i % 3) : 1
    campo(doc, etiqueta, valor, margen + (i % 3) * w, 74 + Math.floor(i / 3) * 28, w * columnasQueOcupa - 10)
  }
}

const cifras = (doc: Doc, { hoja }: DatosPrefactura): void => {
  const h = t.hoja
  const x = ancho - margen - 230
  const renglones: [string, number, boolean][] = [
    [h.totalComisiones, hoja.totalComisiones, false],
    ...(hoja.redondeo === 0 ? [] : [[h.redondeo, hoja.redondeo, false] as [string, number, boolean]]),
    [h.tarifa, hoja.tarifa, false],
    [h.iva, hoja.iva, false],
    [h.retIva, 0 - hoja.retIva, false],
    [h.retIsr, 0 - hoja.retIsr, false],
    [h.totalAPagar, hoja.totalAPagar, true],
  ]
  doc
    .roundedRect(x - 12, 70, 242, 132, 4)
    .strokeColor(linea)
    .stroke()
  for (const [i, [etiqueta, valor, fuerte]] of renglones.entries()) {
    const y = 80 + i * (renglones.length > 6 ? 17 : 20)
    doc
      .font(fuerte ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(fuerte ? 11 : 9.5)
      .fillColor(tinta)
    doc.text(etiqueta, x, y, { width: 120, lineBreak: false })
    doc.text(enPesos(valor), x + 110, y, { width: 108, align: 'right', lineBreak: false })
  }
}

const columnas = [
  { x: margen, w: 90 },
  { x: margen + 100, w: 480 },
  { x: ancho - margen - 130, w: 130 },
] as const

type Celdas = readonly [string, string, string]
const cuerpo = 8.5
/** Units of Helvetica for what an amount is written with; every other sign of one is as wide as a figure. */
const anchoDe: Record<string, number> = { ',': 278, '.': 278, '-': 333 }
const anchoDinero = (texto: string): number =>
  (Array.from(texto).reduce((suma, signo) => suma + (anchoDe[signo] ?? 556), 0) * cuerpo) / 1000

const renglon = (doc: Doc, celdas: Celdas, y: number): void => {
  doc.text(celdas[0], columnas[0].x, y, { lineBreak: false })
  doc.text(celdas[1], columnas[1].x, y, { lineBreak: false })
  doc.text(celdas[2], columnas[2].x + columnas[2].w - doc.widthOfString(celdas[2]), y, { lineBreak: false })
}

/** The font's own encoding: Latin-1 and these; what it has not becomes a question mark. */
const deWindows: Record<string, string> = {
  '…': '\x85',
  '‘': '\x91',
  '’': '\x92',
  '“': '\x93',
  '”': '\x94',
  '–': '\x96',
  '—': '\x97',
  '€': '\x80',
}
const hex = (texto: string): string =>
  Buffer.from(
    Array.from(texto, (signo) => (signo <= 'ÿ' ? signo : (deWindows[signo] ?? '?'))).join(''),
    'latin1',
  ).toString('hex')

/** The name by which the page knows the font it was just written with, as its resources list it. */
function fuenteDe({ page }: Doc): string {
  const [nombre] = Object.keys(page.fonts as Record<string, unknown>)
  if (nombre === undefined) throw new Error('the page was written with no font yet')
  return nombre
}

/**
 * The rows of a page as one piece of content: thousands of rows laid out one text at a time would take seconds. The
 * page's foot was written with the same font before, so the page already names it.
 */
function writeRenglones(doc: Doc, fuente: string, renglones: readonly Celdas[], desde: number): void {
  const texto = (x: number, y: number, valor: string) =>
    `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)} Tm <${hex(valor)}> Tj`
  const lineas = renglones.flatMap(([codigo, descripcion, monto], i) => {
    const y = alto - (desde + i * altoRenglon) - cuerpo * 0.718
    const derecha = columnas[2].x + columnas[2].w - anchoDinero(monto)
    return [texto(columnas[0].x, y, codigo), texto(columnas[1].x, y, descripcion), texto(derecha, y, monto)]
  })
  const contenido = `q 1 0 0 -1 0 ${alto} cm BT /${fuente} ${cuerpo} Tf\n${lineas.join('\n')}\nET Q`
  doc.page.write(contenido)
}

const cabezaDeTabla = (doc: Doc, y: number): number => {
  doc.rect(margen - 6, y - 4, ancho - 2 * margen + 12, 17).fill('#e8eef2')
  doc.font('Helvetica-Bold').fontSize(8.5).fillColor(tinta)
  renglon(doc, [t.columnas.bookingCode, t.columnas.description, t.columnas.commission], y)
  doc.font('Helvetica').fontSize(8.5)
  return y + altoRenglon + 5
}

const pie = (doc: Doc, n: number, de: number): void => {
  doc.font('Helvetica').fontSize(7).fillColor(gris)
  doc.text(t.prefactura.pdfPie, margen, alto - 26, { lineBreak: false })
  doc.text(t.prefactura.pagina({ n, de }), ancho - margen - 120, alto - 26, {
    width: 120,
    align: 'right',
    lineBreak: false,
  })
}

const recorta = (texto: string): string => (texto.length > 96 ? `${texto.slice(0, 93)}...` : texto)

/** `prefactura.pdf`: the figures of the invoice to be stamped and the bookings it is for. */
export function pdfPrefactura(pedido: DatosPrefactura): Promise<Buffer> {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: true,
    bufferPages: false,
    info: { Title: t.prefactura.pdfTitulo },
  })
  const partes: Buffer[] = []
  const done = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (parte: Buffer) => partes.push(parte))
    doc.on('end', () => resolve(Buffer.concat(partes)))
    doc.on('error', reject)
  })
  const { reservas } = pedido
  const enPrimera = Math.floor((alto - 40 - 245) / altoRenglon)
  const enOtras = Math.floor((alto - 40 - 50) / altoRenglon)
  const paginas = 1 + Math.max(0, Math.ceil((reservas.length - enPrimera) / enOtras))
  // The foot first: it is of the rows' font alone.
  pie(doc, 1, paginas)
  const fuente = fuenteDe(doc)
  encabezado(doc, pedido)
  datos(doc, pedido)
  cifras(doc, pedido)
  const celdas = reservas.map(
    ({ bookingCode, description, total }): Celdas => [bookingCode, recorta(description), enPesos(total)],
  )
  let y = cabezaDeTabla(doc, 224)
  for (let pagina = 1, hechas = 0; ; pagina++) {
    const caben = pagina === 1 ? enPrimera : enOtras
    doc.fillColor(tinta)
    writeRenglones(doc, fuente, celdas.slice(hechas, hechas + caben), y)
    hechas += caben
    if (hechas >= celdas.length) break
    doc.addPage({ size, margin: 0 })
    pie(doc, pagina + 1, paginas)
    y = cabezaDeTabla(doc, 34)
  }
  doc.end()
  return done
}
