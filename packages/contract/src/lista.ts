import { maximoDeCodigos, readCodigos } from '@valija/domain/buscar/codigos.ts'
import { z } from 'zod'
import { interfaz } from './messages/interfaz.ts'

/** Rows a page, where nobody asks for another number. */
export const porPagina = (n: number) => z.coerce.number().int().min(1).max(100).default(n)

/**
 * Every list is paged, sorted, filtered and exported by the server. Pages are walked with opaque cursors (keyset underneath);
 * `fin=true` gives the last page at the cost of the first. An area adds its own filters with `.extend`.
 */
export const consultaLista = z.object({
  porPagina: porPagina(15),
  /** `campo` ascending, `-campo` descending; only the columns the list names. */
  orden: z.string().max(60).optional(),
  /** Free text, matched as the list documents. */
  q: z.string().trim().max(120).optional(),
  cursor: z.string().max(600).optional(),
  fin: z.stringbool().optional(),
})
export type ConsultaLista = z.infer<typeof consultaLista>

/** A column of codes as people paste it: rows that have one of them. A list that takes it says which it has not (`ausentes`). */
export const codigosPegados = z
  .string()
  .max(9_000)
  .refine(
    (texto) => readCodigos(texto).length <= maximoDeCodigos,
    interfaz.muchosCodigos({ maximo: maximoDeCodigos }),
  )
  .optional()

/** `total` is exact up to the cap; above it `totalTopado` is true and the screen says "más de N". */
export const paginaDe = <T extends z.ZodType>(fila: T) =>
  z.object({
    filas: z.array(fila),
    total: z.number().int(),
    totalTopado: z.boolean(),
    /** Zero-based index of the first row of this page, when known. */
    desde: z.number().int().nullable(),
    siguiente: z.string().nullable(),
    anterior: z.string().nullable(),
    /** Of the codes asked for, those that no row of the filter has. */
    ausentes: z.array(z.string()).optional(),
    /** The text is too short for an index, and was looked for among so many newest rows of the filter alone. */
    recientes: z.number().int().optional(),
  })
export type Pagina<T> = Omit<z.infer<ReturnType<typeof paginaDe>>, 'filas'> & { filas: T[] }

/** A list's export: the same filters, all rows, the columns asked for, made by the server. */
export const consultaExportar = z.object({
  formato: z.enum(['csv', 'xlsx']).default('csv'),
  columnas: z.string().max(600).optional(),
})
