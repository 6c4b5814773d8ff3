/** What names it as far as that can be read, and the field that cannot; each may be empty. */
export type FilaIlegible = { clave: string; nombre: string; campo: string }
/** `ilegibles`: what more it told that could not be read. */
export type Directorio<T> = { filas: T[]; ilegibles: FilaIlegible[] }
