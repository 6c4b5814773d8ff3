import PDFDocument from 'pdfkit'

type Options = ConstructorParameters<typeof PDFDocument>[0]

/** Bytes of what `draw` puts on the pages; the date is fixed so that the same sample has the same bytes. */
export const collectPdf = (
  options: Options,
  draw: (doc: InstanceType<typeof PDFDocument>) => void,
): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const fijo = new Date('2026-01-01T00:00:00Z')
    const doc = new PDFDocument({ ...options, info: { ...options?.info, CreationDate: fijo, ModDate: fijo } })
    const partes: Buffer[] = []
    doc.on('data', (parte: Buffer) => partes.push(parte))
    doc.once('end', () => resolve(new Uint8Array(Buffer.concat(partes))))
    doc.once('error', reject)
    draw(doc)
    doc.end()
  })
