import { estadosDeCuentaApi } from '../../lib/llamadas/estados-de-cuenta.ts'

/** What the reader reads: workbooks, and what banks give under other names: pages and text parted by a mark. */
export const archivosDeEstado = {
  'application/vnd.ms-excel': ['.xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt', '.prn'],
  'text/html': ['.html', '.htm'],
}

/** What the source makes of the file; nothing is saved. */
export function leerEstado(archivo: File, fuente: string, signal?: AbortSignal) {
  const form = new FormData()
  form.append('fuente', fuente)
  form.append('archivo', archivo)
  return estadosDeCuentaApi.previa({ form, signal })
}

/** A statement handed from one screen to the other: to make a source of it, and then to be read by that one. */
export type ArchivoEnMano = { archivo: File; fuente: string | null }
export const archivoEnMano = (state: unknown): ArchivoEnMano | null => {
  const { archivo, fuente } = (state ?? {}) as Partial<ArchivoEnMano>
  return archivo instanceof File ? { archivo, fuente: fuente ?? null } : null
}
