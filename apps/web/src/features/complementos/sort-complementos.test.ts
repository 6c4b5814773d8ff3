import { maximosComplementos } from '@valija/contract/complementos.ts'
import { describe, expect, it } from 'vitest'
import { sortComplementos } from './sort-complementos.ts'

const file = (name: string, bytes = 3) => new File(['x'.repeat(bytes)], name)
const names = (files: readonly (File | null)[]) => files.map((one) => one?.name ?? null)
/** Every file of a drop is taken, tied, or named among what was left out. */
const told = (there: readonly File[], dropped: readonly File[]) => {
  const { xmls, pdfOf, fuera } = sortComplementos(there, dropped)
  const tied = [...there, ...xmls].map(pdfOf)
  for (const one of dropped)
    if (!xmls.includes(one) && !tied.includes(one)) expect(fuera.join('\n')).toContain(one.name)
  return { xmls, tied, fuera }
}

describe('[VI-D3] of a drop of complements nothing disappears', () => {
  it('a PDF is tied to the XML of its name, there already or in the same drop', () => {
    const there = [file('REP 1.xml')]
    const { xmls, tied, fuera } = told(there, [file('rep 1.PDF'), file('REP 2.xml'), file('REP 2.pdf')])
    expect([names(xmls), names(tied), fuera]).toEqual([['REP 2.xml'], ['rep 1.PDF', 'REP 2.pdf'], []])
  })

  it('one of another name, and two or more of one name, are tied to nothing and told', () => {
    expect(told([], [file('REP.xml'), file('acuse.pdf')]).fuera).toHaveLength(1)
    const dosPdf = told([], [file('REP.xml'), file('REP.pdf'), file('REP.pdf')])
    expect([names(dosPdf.tied), dosPdf.fuera.length]).toEqual([[null], 2])
    const dosXml = told([file('factura.xml')], [file('factura.xml'), file('factura.pdf')])
    expect([names(dosXml.tied), dosXml.fuera.length]).toEqual([[null, null], 1])
    expect(told([], [file('solo.pdf')]).fuera[0]).toContain('Elegir PDF')
  })

  it('another kind, one too big and those that do not fit are told by name; the others are taken', () => {
    const grande = file('grande.xml', maximosComplementos.bytesXml + 1)
    const { xmls, fuera } = told([], [file('nota.txt'), file('todo.zip'), grande, file('bien.xml')])
    expect([names(xmls), fuera.length]).toEqual([['bien.xml'], 3])
    const llenos = Array.from({ length: maximosComplementos.archivos }, (_, i) => file(`${i}.xml`))
    expect(told(llenos, [file('a.xml'), file('b.xml')]).xmls).toEqual([])
  })

  it('what the system leaves in a folder is nobody’s', () => {
    expect(sortComplementos([], [file('.DS_Store'), file('._a.xml')])).toMatchObject({ xmls: [], fuera: [] })
  })
})
