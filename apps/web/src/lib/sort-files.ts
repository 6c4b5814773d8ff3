import { openZips } from './open-zips.ts'

export type Sorted = { xml: File[]; pdf: File[] /** Names of what is neither. */; otros: string[] }

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
  return { xml, pdf, otros: [...otros.map(({ name }) => name), ...fuera.map(({ nombre }) => nombre)] }
}
