const lugarDe = (id: string): string => `valija-nombre-de-lote.${id}`

/** The name of a lote as it stands in this tab and is not saved yet, by its draft: a reload in the middle of it finds it. */
export const nombreEscrito = {
  get: (id: string): string | null => sessionStorage.getItem(lugarDe(id)),
  keep: (id: string, nombre: string): void => sessionStorage.setItem(lugarDe(id), nombre),
  forget: (id: string): void => sessionStorage.removeItem(lugarDe(id)),
}
