export type FacturaConNombre = {
  id: string
  nombre: string
  uuid: string
  folio: string
  serieFolio: string
  /** The uuids it says it takes the place of, or whose advance it applies, which its PDF prints too. */
  sustituye?: readonly string[] | undefined
  anticipos?: readonly string[] | undefined
}
export type PdfSubido = {
  id: string
  nombre: string
  facturaId: string | null
  /** The uuids in its text, in capitals; null where no text could be read. */
  uuids?: readonly string[] | null
}
/** How a PDF came to its factura. Only `orden` says nothing about the two of them. */
export type FormaDeLigar = 'mano' | 'uuid' | 'nombre' | 'orden'
export type PdfLigado = { pdfId: string; forma: FormaDeLigar }

const sinExtension = (nombre: string): string =>
  nombre
    .replace(/\.(xml|pdf)$/i, '')
    .trim()
    .toLowerCase()

/** The text names other facturas and not this one: it is no PDF of it, whatever it is called. */
const isOfAnother = ({ uuids }: PdfSubido, { uuid }: FacturaConNombre): boolean =>
  uuids != null && uuids.length > 0 && !uuids.includes(uuid.toUpperCase())

/** A complement or a credit note names the factura that it is about beside its own uuid: it is not its PDF. */
const namesOnly = (
  uuids: readonly string[],
  { uuid, sustituye = [], anticipos = [] }: FacturaConNombre,
): boolean => {
  const suyos = [uuid, ...sustituye, ...anticipos].map((uno) => uno.toUpperCase())
  return uuids.every((uno) => suyos.includes(uno))
}

/** Only what one alone is called: of two of the same name neither is anybody's. */
function onlyOnes<T>(de: readonly T[], claveDe: (uno: T) => string): Map<string, T> {
  const porClave = new Map<string, T | null>()
  for (const uno of de) {
    const clave = claveDe(uno)
    if (clave !== '') porClave.set(clave, porClave.has(clave) ? null : uno)
  }
  return new Map([...porClave].flatMap(([clave, uno]) => (uno === null ? [] : [[clave, uno] as const])))
}

/**
 * One PDF per factura, by the first of these that tells:
 * - a person tied it by hand;
 * - its text has the uuid of one of these facturas, and no other uuid but those that factura replaces or applies; where two
 *   PDFs have the same one, neither is tied by it;
 * - its file name is the name of the XML, the uuid or the folio;
 * - upload order, when as many PDFs are left as facturas without one.
 */
export function tiePdfs(
  facturas: readonly FacturaConNombre[],
  pdfs: readonly PdfSubido[],
): Map<string, PdfLigado> {
  const pdfDe = new Map<string, PdfLigado>()
  const usados = new Set<string>()
  const tie = (facturaId: string, pdfId: string, forma: FormaDeLigar) => {
    pdfDe.set(facturaId, { pdfId, forma })
    usados.add(pdfId)
  }
  const porId = new Map(facturas.map((factura) => [factura.id, factura]))
  for (const { id, facturaId } of pdfs)
    if (facturaId !== null && porId.has(facturaId) && !pdfDe.has(facturaId)) tie(facturaId, id, 'mano')
  const porUuid = new Map(facturas.map((factura) => [factura.uuid.toUpperCase(), factura]))
  const deUna = pdfs.flatMap(({ id, uuids }) => {
    const [una, ...otras] = (uuids ?? []).flatMap((uuid) => porUuid.get(uuid) ?? [])
    if (!una || otras.length > 0 || usados.has(id) || pdfDe.has(una.id)) return []
    return namesOnly(uuids ?? [], una) ? [{ una, id }] : []
  })
  // Of two that name one factura nothing says which is its own: one may only mention it.
  for (const [facturaId, { id }] of onlyOnes(deUna, ({ una }) => una.id)) tie(facturaId, id, 'uuid')
  const nombres: ((f: FacturaConNombre) => string)[] = [
    (f) => sinExtension(f.nombre),
    (f) => f.uuid.toLowerCase(),
    (f) => f.serieFolio.toLowerCase(),
    (f) => f.folio.toLowerCase(),
  ]
  const pdfPorNombre = onlyOnes(pdfs, ({ nombre }) => sinExtension(nombre))
  for (const nombreDe of nombres)
    for (const [nombre, factura] of onlyOnes(facturas, nombreDe)) {
      const pdf = pdfPorNombre.get(nombre)
      if (!pdf || usados.has(pdf.id) || pdfDe.has(factura.id) || isOfAnother(pdf, factura)) continue
      tie(factura.id, pdf.id, 'nombre')
    }
  const faltan = facturas.filter(({ id }) => !pdfDe.has(id))
  const sobran = pdfs.filter(({ id }) => !usados.has(id))
  if (
    faltan.length === sobran.length &&
    faltan.every((factura, i) => sobran[i] && !isOfAnother(sobran[i], factura))
  )
    faltan.forEach((factura, i) => tie(factura.id, sobran[i]?.id ?? '', 'orden'))
  return pdfDe
}
