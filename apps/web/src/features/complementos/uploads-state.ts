import type { ComplementoRevisado, ComplementosGuardados } from '@valija/contract/complementos.ts'

export type Par = { xml: File; pdf: File | null }
export type Carga = Par & { clave: string; juicio: ComplementoRevisado }
export type Guardable = Carga & { pdf: File }
/** Taken out, and where they stood: put back there while nothing else was taken out. */
export type Quitados = { pares: readonly Par[]; lugar: number }
export type Uploads = {
  cargas: readonly Carga[]
  /** Chosen, and not checked because the call failed: kept, to be checked again. */
  sinRevisar: readonly Par[]
  quitados: Quitados | null
  /** Of the last drop, what was not taken, in sentences. */
  fuera: readonly string[]
  busy: 'checking' | 'saving' | null
  failure: unknown
}
export const noUploads: Uploads = {
  cargas: [],
  sinRevisar: [],
  quitados: null,
  fuera: [],
  busy: null,
  failure: null,
}

/** What is checked next: those that could not be, with the ones before them, or the ones that were. */
export const allOf = ({ sinRevisar, cargas }: Uploads): readonly Par[] =>
  sinRevisar.length > 0 ? sinRevisar : cargas

/** All but those, and what to put back. */
export function withoutPares(
  state: Uploads,
  suelta: (par: Par) => boolean,
): { quedan: Par[]; quitados: Quitados } {
  const todos = allOf(state)
  const pares = todos.filter(suelta)
  return { quedan: todos.filter((par) => !suelta(par)), quitados: { pares, lugar: todos.findIndex(suelta) } }
}
/** Those taken out, where they stood; one that was chosen again meanwhile is there once. */
export function withPutBack(state: Uploads, { pares, lugar }: Quitados): Par[] {
  const todos = allOf(state)
  const nombres = new Set(todos.map(({ xml }) => xml.name))
  return todos.toSpliced(lugar, 0, ...pares.filter(({ xml }) => !nombres.has(xml.name)))
}

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
