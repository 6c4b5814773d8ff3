import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, it } from 'vitest'
import { type PagoMuestra, reciboBbva, type TipoRecibo } from './recibo-bbva.ts'

const pago = (tipo: TipoRecibo): PagoMuestra => ({
  tipo,
  rfc: 'HPC910203AB1',
  nombre: 'OPERADORA HOTEL PUERTO CORAL',
  importe: 123_450,
  dia: '2026-10-15',
})

const readPages = async (bytes: Uint8Array): Promise<{ conteo: number; textos: string[] }[]> => {
  const tarea = getDocument({ data: bytes, verbosity: 0 })
  const doc = await tarea.promise
  const paginas: { conteo: number; textos: string[] }[] = []
  for (let n = 1; n <= doc.numPages; n++) {
    const { items } = await (await doc.getPage(n)).getTextContent()
    const textos = items.flatMap((i) => ('str' in i ? [i] : []))
    const conteo = textos.length + textos.filter((i) => i.str !== '' && i.hasEOL).length
    paginas.push({ conteo, textos: textos.map((i) => i.str).filter((s) => s.trim() !== '') })
  }
  await tarea.destroy()
  return paginas
}

describe('BBVA sample receipts', () => {
  it('[B-101] each kind has its item count, and its fields stand at the agreed positions', async () => {
    const tipos = [59, 60, 76, 77] as const
    const paginas = await readPages(await reciboBbva(tipos.map(pago)))
    expect(paginas.map((p) => p.conteo)).toEqual([59, 60, 76, 77])
    const [de59, de60, de76, de77] = paginas.map((p) => p.textos)
    expect(de59).toHaveLength(30)
    expect([de59?.[13], de59?.[14], de59?.[28], de59?.[29]]).toEqual([
      'Importe:',
      '$1,234.50',
      'RFC:',
      'HPC910203AB1',
    ])
    expect([de60?.[14], de60?.[15], de60?.[30]]).toEqual(['$', '1,234.50', 'HPC910203AB1'])
    expect([de77?.[14], de77?.[31], de77?.length]).toEqual(['$1,234.50', 'HPC910203AB1', 39])
    expect([de76?.[15], de76?.[32], de76?.length]).toEqual(['1,234.50', 'HPC910203AB1', 39])
  })
  it('the other two kinds have a count of their own', async () => {
    const paginas = await readPages(await reciboBbva([pago('etiquetas'), pago('ilegible')]))
    for (const { conteo } of paginas) expect([59, 60, 76, 77]).not.toContain(conteo)
    expect(paginas[0]?.textos).toContain('RFC:')
  })
})
