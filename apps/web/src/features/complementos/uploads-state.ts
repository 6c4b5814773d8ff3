import type { ComplementoRevisado, ComplementosGuardados } from '@valija/contract/complementos.ts'

export type Par = { xml: File; pdf: File | null }
export type Carga = Par & { clave: string; juicio: ComplementoRevisado }
export type Guardable = Carga & { pdf: File }
export type Uploads = {
  cargas: readonly Carga[]
  /** Chosen, and not checked because the call failed: kept, to be checked again. */
  sinRevisar: readonly Par[]
  /** Of the last drop, what was not taken, in sentences. */
  fuera: readonly string[]
  busy: 'checking' | 'saving' | null
  failure: unknown
}
export const noUploads: Uploads = { cargas: [], sinRevisar: [], fuera: [], busy: null, failure: null }

/** What is checked next: those that could not be, with the ones before them, or the ones that were. */
export const allOf = ({ sinRevisar, cargas }: Uploads): readonly Par[] =>
  sinRevisar.length > 0 ? sinRevisar : cargas

const isGuardable = (carga: Carga): carga is Guardable => carga.juicio.valido && carga.pdf !== null
export const guardables = ({ cargas }: Uploads): Guardable[] => cargas.filter(isGuardable)

/** Those that were saved go; those refused on the way say why. */
export const afterSaving = (
  { cargas }: Uploads,
  { guardados, rechazados }: ComplementosGuardados,
): Partial<Uploads> => ({
  cargas: cargas
    .filter(({ juicio }) => !juicio.valido || !guardados.some(({ uuid }) => uuid === juicio.uuid))
    .map((carga) => ({
      ...carga,
      juicio: rechazados.find(({ uuid }) => uuid === carga.juicio.uuid) ?? carga.juicio,
    })),
})

/** A PDF that came for one of them takes its place. */
export const withPdfs = (
  { cargas, sinRevisar }: Uploads,
  pdfOf: (xml: File) => File | null,
): Pick<Uploads, 'cargas' | 'sinRevisar'> => {
  const withPdf = <P extends Par>(par: P): P => ({ ...par, pdf: pdfOf(par.xml) ?? par.pdf })
  return { cargas: cargas.map(withPdf), sinRevisar: sinRevisar.map(withPdf) }
}
