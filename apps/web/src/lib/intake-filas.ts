import type { CargaRespuesta } from '@valija/contract/borradores.ts'

/** A dropped file on its way to the server; `lectura` is what this browser read of it. */
export type FilaLocal<L> = {
  clave: string
  nombre: string
  bytes: number
  orden: number
  lectura: L | null
  estado: 'espera' | 'listo' | 'error'
  /** Its request is on its way. */
  enviando: boolean
  /** Id of the row on the server, once it is there. */
  id: string | null
  /** Why it was left out, and in words. */
  codigo: string | null
  motivo: string | null
}
export type Cambios<L> = ReadonlyMap<string, Partial<FilaLocal<L>>>

/** A row as it comes: waiting, until what is said of it says otherwise. */
export const filaNueva = <L>(
  fila: Pick<FilaLocal<L>, 'clave' | 'nombre' | 'orden'> & Partial<FilaLocal<L>>,
): FilaLocal<L> => ({
  bytes: 0,
  lectura: null,
  estado: 'espera',
  enviando: false,
  id: null,
  codigo: null,
  motivo: null,
  ...fila,
})

/** Those of which nothing is said stay the same rows. */
export const withCambios = <L>(filas: readonly FilaLocal<L>[], cambios: Cambios<L>): FilaLocal<L>[] =>
  filas.map((fila) => {
    const cambio = cambios.get(fila.clave)
    return cambio ? { ...fila, ...cambio } : fila
  })

/** What the answer to a request says of each of its rows, in their order. */
export const cambiosDe = (
  claves: readonly string[],
  { archivos }: Pick<CargaRespuesta, 'archivos'>,
): ReadonlyMap<string, Partial<FilaLocal<never>>> =>
  new Map(
    claves.map((clave, i) => {
      const { id = null, codigo = null, motivo = null } = archivos[i] ?? {}
      return [clave, { estado: motivo === null ? 'listo' : 'error', id, codigo, motivo }]
    }),
  )

/** As many of those that wait as go in one request, of one owner; they wait no more. */
export function takeGroup(waiting: string[], ownerOf: (clave: string) => unknown, most: number): string[] {
  const owner = ownerOf(waiting[0] ?? '')
  const other = waiting.findIndex((clave) => ownerOf(clave) !== owner)
  return waiting.splice(0, Math.min(most, other < 0 ? waiting.length : other))
}
