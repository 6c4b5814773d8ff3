export type FacturaConNombre = { id: string; nombre: string; uuid: string; folio: string; serieFolio: string }
export type PdfSubido = { id: string; nombre: string; facturaId: string | null }

const sinExtension = (nombre: string): string =>
  nombre
    .replace(/\.(xml|pdf)$/i, '')
    .trim()
    .toLowerCase()

/**
 * One PDF per factura: what a person tied by hand, then the file name equal to the XML's name, the uuid or the folio,
 * and the rest in upload order when as many PDFs are left as facturas without one.
 */
export function tiePdfs(
  facturas: readonly FacturaConNombre[],
  pdfs: readonly PdfSubido[],
): Map<string, string> {
  const pdfDe = new Map<string, string>()
  const usados = new Set<string>()
  const tie = (facturaId: string, pdfId: string) => {
    pdfDe.set(facturaId, pdfId)
    usados.add(pdfId)
  }
  const vivas = new Set(facturas.map(({ id }) => id))
  for (const { id, facturaId } of pdfs)
    if (facturaId !== null && vivas.has(facturaId) && !pdfDe.has(facturaId)) tie(facturaId, id)
  const nombres: ((f: FacturaConNombre) => string)[] = [
    (f) => sinExtension(f.nombre),
    (f) => f.uuid.toLowerCase(),
    (f) => f.serieFolio.toLowerCase(),
    (f) => f.folio.toLowerCase(),
  ]
  for (const nombreDe of nombres) {
    const libres = new Map<string, string>()
    for (const pdf of pdfs) if (!usados.has(pdf.id)) libres.set(sinExtension(pdf.nombre), pdf.id)
    for (const factura of facturas) {
      const nombre = nombreDe(factura)
      const pdf = nombre === '' ? undefined : libres.get(nombre)
      if (pdf === undefined || pdfDe.has(factura.id) || usados.has(pdf)) continue
      tie(factura.id, pdf)
    }
  }
  const faltan = facturas.filter(({ id }) => !pdfDe.has(id))
  const sobran = pdfs.filter(({ id }) => !usados.has(id))
  if (faltan.length === sobran.length)
    faltan.forEach((factura, i) => {
      const pdf = sobran[i]
      if (pdf) tie(factura.id, pdf.id)
    })
  return pdfDe
}
