import { empresaDemo } from '../mundo/demo.ts'
import { collectPdf } from './collect-pdf.ts'

/** The printed side of a sample that is no hotel invoice: a title and its data, one a line. */
export const pdfSencillo = (titulo: string, datos: readonly [string, string][]): Promise<Uint8Array> =>
  collectPdf({ size: 'LETTER', margin: 0, info: { Title: titulo } }, (doc) => {
    doc.rect(0, 0, 612, 72).fill('#1f3a4d')
    doc.fillColor('#ffffff').font('Helvetica-Bold').fontSize(16).text(titulo, 50, 28, { width: 512 })
    for (const [i, [etiqueta, valor]] of datos.entries()) {
      const y = 96 + i * 22
      doc.font('Helvetica').fontSize(9).fillColor('#5b6670').text(etiqueta, 50, y, { width: 150 })
      doc.font('Helvetica-Bold').fontSize(9).fillColor('#1b2733').text(valor, 200, y, { width: 362 })
    }
    doc.font('Helvetica').fontSize(7).fillColor('#5b6670')
    doc.text(`Documento de muestra, sin validez fiscal. Receptor ${empresaDemo.rfc}.`, 50, 750)
  })
