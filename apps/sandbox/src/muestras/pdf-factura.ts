import PDFDocument from 'pdfkit'
import { empresaDemo } from '../mundo/demo.ts'
import { collectPdf } from './collect-pdf.ts'
import { legible } from './dinero.ts'
import type { FacturaMuestra } from './factura.ts'

type Doc = InstanceType<typeof PDFDocument>
const izquierda = 50
const ancho = 512

const metodos = { PUE: 'PUE Pago en una sola exhibición', PPD: 'PPD Pago en parcialidades o diferido' }

const campo = (doc: Doc, etiqueta: string, valor: string, x: number, y: number, w: number): void => {
  doc.font('Helvetica').fontSize(7).fillColor('#5b6670').text(etiqueta, x, y, { width: w, lineBreak: false })
  doc
    .font('Helvetica-Bold')
    .fontSize(9)
    .fillColor('#1b2733')
    .text(valor, x, y + 10, { width: w, height: 22, ellipsis: true })
}

const encabezado = (doc: Doc, f: FacturaMuestra): void => {
  doc.rect(0, 0, 612, 92).fill('#1f3a4d')
  doc
    .fillColor('#ffffff')
    .font('Helvetica-Bold')
    .fontSize(16)
    .text(f.proveedor.nombreComercial, izquierda, 28)
  doc
    .font('Helvetica')
    .fontSize(9)
    .text(`${f.proveedor.razonSocial}  ·  RFC ${f.proveedor.rfc}  ·  Régimen 601`, izquierda, 50)
  doc.text(`${f.proveedor.ciudad}, C.P. ${f.proveedor.codigoPostal}`, izquierda, 63)
  doc
    .font('Helvetica-Bold')
    .fontSize(12)
    .text(`Factura ${f.serie}${f.folio}`, 420, 30, { width: 142, align: 'right' })
  doc.font('Helvetica').fontSize(9).text(f.fecha.replace('T', ' '), 420, 50, { width: 142, align: 'right' })
}

const datos = (doc: Doc, f: FacturaMuestra): void => {
  campo(doc, 'Receptor', empresaDemo.nombre, izquierda, 110, 200)
  campo(doc, 'RFC', empresaDemo.rfc, 260, 110, 100)
  campo(doc, 'Régimen / C.P.', `${empresaDemo.regimenFiscal} / ${empresaDemo.codigoPostal}`, 370, 110, 90)
  campo(doc, 'Uso CFDI', 'G01', 470, 110, 90)
  campo(doc, 'Folio fiscal (UUID)', f.uuid, izquierda, 144, 240)
  campo(doc, 'Método de pago', metodos[f.metodoPago], 300, 144, 200)
  campo(doc, 'Forma de pago', f.formaPago, 510, 144, 50)
}

const columnas = [
  { titulo: 'Reserva', x: izquierda, w: 90 },
  { titulo: 'Descripción', x: 145, w: 190 },
  { titulo: 'Noches', x: 340, w: 40 },
  { titulo: 'Tarifa', x: 385, w: 80 },
  { titulo: 'Importe', x: 470, w: 92 },
] as const

const renglon = (doc: Doc, celdas: readonly string[], y: number, fuente: string): void => {
  doc.font(fuente).fontSize(8.5).fillColor('#1b2733')
  for (const [i, { x, w }] of columnas.entries())
    doc.text(celdas[i] ?? '', x, y, { width: w, align: i > 1 ? 'right' : 'left', lineBreak: false })
}

const tabla = (doc: Doc, f: FacturaMuestra): number => {
  let y = 192
  doc.rect(izquierda - 6, y - 5, ancho + 12, 18).fill('#e8eef2')
  renglon(
    doc,
    columnas.map((c) => c.titulo),
    y,
    'Helvetica-Bold',
  )
  for (const r of f.reservas) {
    y += 20
    renglon(
      doc,
      [r.bookingCode, 'Hospedaje', String(r.noches), legible(r.tarifa), legible(r.base)],
      y,
      'Helvetica',
    )
    if (f.propinasEnXml && r.propinas > 0) {
      y += 16
      renglon(doc, ['', 'Propinas', '', '', legible(r.propinas)], y, 'Helvetica')
    }
  }
  return y + 30
}

/** The printed form of a sample invoice. */
export const pdfFactura = (f: FacturaMuestra): Promise<Uint8Array> =>
  collectPdf({ size: 'LETTER', margin: 0, info: { Title: `Factura ${f.serie}${f.folio}` } }, (doc) => {
    encabezado(doc, f)
    datos(doc, f)
    let y = tabla(doc, f)
    doc
      .moveTo(340, y - 8)
      .lineTo(562, y - 8)
      .strokeColor('#b8c4cc')
      .stroke()
    const tasa = (f.proveedor.tasaIsh / 100).toFixed(2)
    const lineas: [string, number][] = [
      ['Subtotal', f.subTotal],
      ['IVA 16 %', f.iva],
      [`ISH ${tasa} %`, f.ish],
      ['Total MXN', f.total],
    ]
    for (const [texto, valor] of lineas) {
      doc
        .font(texto.startsWith('Total') ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(10)
        .fillColor('#1b2733')
      doc.text(texto, 340, y, { width: 110, lineBreak: false })
      doc.text(`$${legible(valor)}`, 450, y, { width: 112, align: 'right', lineBreak: false })
      y += 17
    }
    doc.font('Helvetica').fontSize(7).fillColor('#5b6670')
    doc.text(
      'Este documento es una representación impresa de un CFDI de muestra, sin validez fiscal.',
      izquierda,
      740,
      { width: ancho, lineBreak: false },
    )
  })
