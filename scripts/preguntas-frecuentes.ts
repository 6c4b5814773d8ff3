import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import PDFDocument from 'pdfkit'
import { preguntasFrecuentes } from './preguntas-frecuentes-texto.ts'

/** `node scripts/preguntas-frecuentes.ts`: writes the document that the agents' menu opens. */
const file = path.resolve(import.meta.dirname, '../apps/web/public/preguntas-frecuentes.pdf')
const ink = '#17252A'
const quiet = '#51605F'
const brand = '#0E6070'
const margin = 62

const doc = new PDFDocument({
  size: 'LETTER',
  margins: { top: 66, bottom: 66, left: margin, right: margin },
  lang: 'es-MX',
  tagged: true,
  displayTitle: true,
  pdfVersion: '1.7',
  bufferPages: true,
  // A fixed date: the same text gives the same bytes.
  info: {
    Title: 'Valija: preguntas frecuentes',
    Author: 'Valija',
    CreationDate: new Date('2026-01-01T12:00:00Z'),
  },
})
const width = doc.page.width - 2 * margin
const mark = (type: string, draw: () => void) => doc.addStructure(doc.struct(type, {}, draw))

doc.rect(0, 0, doc.page.width, 118).fill('#0B3F49')
mark('H1', () => {
  doc.fillColor('#FFFFFF').font('Helvetica-Bold').fontSize(24).text('Preguntas frecuentes', margin, 40)
})
mark('P', () => {
  doc
    .fillColor('#A9C9CC')
    .font('Helvetica')
    .fontSize(12)
    .text('Para agencias y comisionistas que facturan sus comisiones', margin, 74)
})
doc.y = 142

for (const { titulo, preguntas } of preguntasFrecuentes) {
  if (doc.y > doc.page.height - 190) doc.addPage()
  mark('H2', () => {
    doc
      .moveDown(0.4)
      .fillColor(brand)
      .font('Helvetica-Bold')
      .fontSize(15)
      .text(titulo, margin, undefined, { width })
  })
  doc.moveDown(0.3)
  for (const [pregunta, ...parrafos] of preguntas) {
    const needed =
      doc
        .font('Helvetica')
        .fontSize(10.5)
        .heightOfString(parrafos[0] ?? '', { width }) + 34
    if (doc.y + needed > doc.page.height - 70) doc.addPage()
    mark('H3', () => {
      doc.fillColor(ink).font('Helvetica-Bold').fontSize(11.5).text(pregunta, margin, undefined, { width })
    })
    for (const parrafo of parrafos)
      mark('P', () => {
        doc
          .moveDown(0.15)
          .fillColor(ink)
          .font('Helvetica')
          .fontSize(10.5)
          .text(parrafo, { width, lineGap: 2.2 })
      })
    doc.moveDown(0.75)
  }
}

const { count } = doc.bufferedPageRange()
for (let page = 0; page < count; page++) {
  doc.switchToPage(page)
  // The foot stands in the margin: no new page for it.
  doc.page.margins.bottom = 0
  doc.markContent('Artifact', { type: 'Pagination' })
  doc
    .fillColor(quiet)
    .font('Helvetica')
    .fontSize(9)
    .text(`Valija · Preguntas frecuentes · Página ${page + 1} de ${count}`, margin, doc.page.height - 44, {
      width,
      align: 'center',
    })
  doc.endMarkedContent()
}
doc.end()
await pipeline(doc, createWriteStream(file))
console.log(`${file}: ${count} páginas`)
