import { maximosComplementos } from '@valija/contract/complementos.ts'
import { complementos } from '@valija/contract/messages/complementos.ts'
import { complementosPantalla as t } from '@valija/contract/messages/complementos-pantalla.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { bytes } from '../../lib/formats.ts'
import { isNobodys } from '../../lib/not-handed.ts'

const stemOf = ({ name }: File): string => name.replace(/\.[^.]+$/, '').toLowerCase()
const only = (files: readonly File[]): File | null => (files.length === 1 ? (files[0] ?? null) : null)

/** Why a file is not taken as the PDF of a complement, or null. */
export const whyNotPdf = ({ name, size }: File): string | null => {
  if (!/\.pdf$/i.test(name)) return interfaz.archivoNoAceptado({ nombre: name, tipos: 'PDF' })
  const { bytesPdf } = maximosComplementos
  return size > bytesPdf ? interfaz.archivoGrande({ nombre: name, limite: bytes(bytesPdf) }) : null
}

type Sorted = {
  xmls: File[]
  /** The PDF that came for an XML: the one of its name, where no other file has it. */
  pdfOf: (xml: File) => File | null
  /** What was not taken, each with its reason. */
  fuera: string[]
}
/** A drop of complements beside the XML that are there already. Whatever is left out is told. */
export function sortComplementos(there: readonly File[], dropped: readonly File[]): Sorted {
  const { archivos: limite, bytesXml, bytesPdf } = maximosComplementos
  const fuera: string[] = []
  const handed = dropped.filter((file) => {
    const isPdf = /\.pdf$/i.test(file.name)
    const limit = isPdf ? bytesPdf : bytesXml
    if (isNobodys(file.name)) return false
    if (!isPdf && !/\.xml$/i.test(file.name))
      fuera.push(interfaz.archivoNoAceptado({ nombre: file.name, tipos: t.tipos }))
    else if (file.size > limit)
      fuera.push(interfaz.archivoGrande({ nombre: file.name, limite: bytes(limit) }))
    else return true
    return false
  })
  const pdfs = handed.filter(({ name }) => /\.pdf$/i.test(name))
  const all = handed.filter((file) => !pdfs.includes(file))
  const fits = there.length + all.length <= limite
  const xmls = fits ? all : []
  if (!fits) fuera.push(complementos.complementosDeMas({ limite }), ...all.map(({ name }) => name))
  const withName = (files: readonly File[], one: File) => files.filter((file) => stemOf(file) === stemOf(one))
  const xmlOf = (pdf: File) => only(withName([...there, ...xmls], pdf))
  const tied = pdfs.filter((pdf) => xmlOf(pdf) !== null && only(withName(pdfs, pdf)) !== null)
  for (const pdf of pdfs) if (!tied.includes(pdf)) fuera.push(t.pdfSinXml({ nombre: pdf.name }))
  return { xmls, pdfOf: (xml) => tied.find((pdf) => xmlOf(pdf) === xml) ?? null, fuera }
}
