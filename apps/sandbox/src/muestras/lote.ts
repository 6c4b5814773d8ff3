import { seedDemo } from '../mundo/demo.ts'
import { type Mundo, makeMundo } from '../mundo/mundo.ts'
import { type Autoridad, openAutoridad } from './autoridad.ts'
import { type FacturaMuestra, planFactura } from './factura.ts'
import { signFactura } from './firma.ts'
import { type ModoFolio, renglonesDe, writeLayout } from './layout.ts'
import { pdfFactura } from './pdf-factura.ts'

export type Archivo = { nombre: string; bytes: Uint8Array }
export type LoteMuestra = {
  facturas: FacturaMuestra[]
  xmls: Archivo[]
  pdfs: Archivo[]
  layoutXlsx: Uint8Array
  layoutXls: Uint8Array
  /** Centavos: what a bank receipt that pays the lote says. */
  total: number
}

export type LoteOptions = {
  n: number
  /** ANT id of the hotel. */
  proveedor: string
  /** Business day, yyyy-mm-dd. */
  dia: string
  /** First invoice number of the hotel; two lotes that do not overlap bill different bookings. */
  desde?: number
  /** Gives the uuids: another one makes other documents over the same bookings. */
  semilla?: string
  seed?: string
  modoFolio?: ModoFolio
  /** PDFs cost more than the signatures; a test that needs none skips them. */
  sinPdf?: boolean
  mundo?: Mundo
  autoridad?: Autoridad
}

export const nombreBase = (f: FacturaMuestra): string => `${f.serie}${f.folio}`

/** A lote without a fault, in memory: signed XML, their PDFs and the filled layout. */
export const buenLote = async (options: LoteOptions): Promise<LoteMuestra> => {
  const { n, proveedor, dia, desde = 0, semilla = 'muestra', seed = seedDemo, modoFolio, sinPdf } = options
  const mundo = options.mundo ?? makeMundo(seed)
  const autoridad = options.autoridad ?? openAutoridad()
  const facturas = Array.from({ length: n }, (_, i) =>
    planFactura({ mundo, proveedorId: proveedor, numero: desde + i, dia, semilla }),
  )
  const pdfs: Archivo[] = []
  if (!sinPdf)
    for (const f of facturas) pdfs.push({ nombre: `${nombreBase(f)}.pdf`, bytes: await pdfFactura(f) })
  const renglones = renglonesDe(facturas, modoFolio)
  return {
    facturas,
    xmls: facturas.map((f) => ({
      nombre: `${nombreBase(f)}.xml`,
      bytes: signFactura(f, { autoridad }).bytes,
    })),
    pdfs,
    layoutXlsx: writeLayout(renglones),
    layoutXls: writeLayout(renglones, 'xls'),
    total: facturas.reduce((suma, f) => suma + f.total, 0),
  }
}
