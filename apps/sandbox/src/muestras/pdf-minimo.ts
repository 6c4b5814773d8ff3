import { sinAcentos } from '@valija/palabras/sin-acentos.ts'

const plain = (texto: string): string =>
  sinAcentos(texto)
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/[()\\]/g, (signo) => `\\${signo}`)

/** A true PDF of one page with a title and lines of text, made in no time: for worlds of thousands of documents. */
export function pdfMinimo(titulo: string, lineas: readonly string[]): Uint8Array {
  const dibujo = [
    `BT /F1 16 Tf 54 730 Td (${plain(titulo)}) Tj`,
    '/F1 10 Tf 0 -14 Td',
    ...lineas.map((linea) => `0 -18 Td (${plain(linea)}) Tj`),
    'ET',
  ].join('\n')
  const objetos = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${dibujo.length} >>\nstream\n${dibujo}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let pdf = '%PDF-1.4\n'
  const lugares = objetos.map((objeto, i) => {
    const aqui = pdf.length
    pdf += `${i + 1} 0 obj\n${objeto}\nendobj\n`
    return aqui
  })
  const tabla = pdf.length
  pdf += `xref\n0 ${objetos.length + 1}\n0000000000 65535 f \n`
  pdf += lugares.map((lugar) => `${String(lugar).padStart(10, '0')} 00000 n \n`).join('')
  pdf += `trailer\n<< /Size ${objetos.length + 1} /Root 1 0 R >>\nstartxref\n${tabla}\n%%EOF\n`
  return Buffer.from(pdf, 'latin1')
}
