import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { openZips } from './open-zips.ts'

export type Sorted = {
  xml: File[]
  pdf: File[] /** What is neither, each with its reason. */
  fuera: string[]
}

/** For a drop area of an invoice and its PDF, loose or in a ZIP. */
export const facturaYPdf = {
  'text/xml': ['.xml'],
  'application/xml': ['.xml'],
  'application/pdf': ['.pdf'],
  'application/zip': ['.zip'],
}

/** One drop, its ZIPs opened: the XML, the PDF and the rest. */
export async function sortFiles(dropped: readonly File[]): Promise<Sorted> {
  const { files, fuera } = await openZips(dropped)
  const xml = files.filter(({ name }) => /\.xml$/i.test(name))
  const pdf = files.filter(({ name }) => /\.pdf$/i.test(name))
  const otros = files.filter((file) => !xml.includes(file) && !pdf.includes(file))
  const reasons = [
    ...otros.map(({ name: nombre }) => interfaz.archivoNoAceptado({ nombre, tipos: 'XML o PDF' })),
    ...fuera.map(({ nombre, motivo }) => `${nombre}: ${motivo}`),
  ]
  return { xml, pdf, fuera: reasons }
}
