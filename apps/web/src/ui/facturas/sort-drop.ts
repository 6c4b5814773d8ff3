import { borradores } from '@valija/contract/messages/borradores.ts'
import { bytes } from '../../lib/formats.ts'
import type { Fuera } from '../../lib/intake.ts'

/** PDF and layout that came along with the XML. */
export type Papeles = { pdf: File[]; layout: File | null }
type Tope = { maxSize: number; takesLayout: boolean }

function whyOut({ name: nombre, size }: File, { maxSize, takesLayout }: Tope): Fuera | null {
  // A sheet of another kind: it was meant for the layout.
  if (takesLayout && /\.(csv|tsv|ods|numbers|xlsm|xlsb)$/i.test(nombre))
    return { nombre, codigo: 'layoutNoEsExcel', motivo: borradores.layoutNoEsExcel }
  if (!/\.xml$/i.test(nombre))
    return {
      nombre,
      codigo: 'archivoNoEsXml',
      motivo: takesLayout ? borradores.comoSeSueltan : borradores.comoSeSueltanSinLayout,
    }
  const motivo = borradores.archivoMuyGrande({ limite: bytes(maxSize) })
  return size > maxSize ? { nombre, codigo: 'archivoMuyGrande', motivo } : null
}

/** What was dropped, by what it is: only XML count as XML, and of several layouts, where there is any, the first is taken. */
export function sortDrop(files: readonly File[], tope: Tope) {
  const deLosPapeles = tope.takesLayout ? /\.(pdf|xlsx?)$/i : /\.pdf$/i
  const papeles = files.filter(({ name }) => deLosPapeles.test(name))
  const [layout = null, ...deMas] = papeles.filter(({ name }) => /\.xlsx?$/i.test(name))
  const otros = files.filter((file) => !papeles.includes(file))
  const motivo = borradores.layoutDeMas({ usado: layout?.name ?? '' })
  return {
    papeles: { pdf: papeles.filter(({ name }) => /\.pdf$/i.test(name)), layout } satisfies Papeles,
    fuera: [
      ...deMas.map(({ name }): Fuera => ({ nombre: name, codigo: 'layoutDeMas', motivo })),
      ...otros.flatMap((file) => whyOut(file, tope) ?? []),
    ],
    xml: otros.filter((file) => whyOut(file, tope) === null),
  }
}

/** Of more than a lote takes: the first ones, what is said of the rest, and the rest in lotes of so many. */
export function divideDrop(files: readonly File[], caben: number, limite: number) {
  const resto = files.slice(caben)
  const motivo = borradores.demasiadasFacturas({ limite })
  return {
    dentro: files.slice(0, caben),
    fuera: resto.map(({ name }): Fuera => ({ nombre: name, codigo: 'demasiadasFacturas', motivo })),
    masLotes: Array.from({ length: Math.ceil(resto.length / limite) }, (_, i) =>
      resto.slice(i * limite, (i + 1) * limite),
    ),
  }
}
