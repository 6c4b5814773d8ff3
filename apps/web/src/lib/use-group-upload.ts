import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { useState } from 'react'

/** A file on its way, as `UploadRows` shows it. */
export type FileRow = {
  id: string
  name: string
  size: number
  state: 'espera' | 'subiendo' | 'listo' | 'error'
  note?: string
}
type GroupUploadOptions = {
  /** Files in one request. */
  grupo: number
  send: (form: FormData, para?: string) => Promise<CargaRespuesta>
  /** All have an answer: what the screen shows is fetched again. */
  onDone: () => Promise<unknown>
}

/** Files sent a few at a time, each with its row; those that were refused stay with their reason. */
export function useGroupUpload({ grupo, send, onDone }: GroupUploadOptions) {
  const [rows, setRows] = useState<FileRow[]>([])
  const [error, setError] = useState<unknown>(null)
  const mark = (ids: readonly string[], cambio: (id: string) => Partial<FileRow>) =>
    setRows((antes) => antes.map((row) => (ids.includes(row.id) ? { ...row, ...cambio(row.id) } : row)))

  const add = async (files: readonly File[], para?: string) => {
    setError(null)
    const nuevos = files.map(
      (file): FileRow => ({ id: crypto.randomUUID(), name: file.name, size: file.size, state: 'espera' }),
    )
    setRows((antes) => [...antes.filter(({ state }) => state === 'error'), ...nuevos])
    for (let i = 0; i < files.length; i += grupo) {
      const enviados = nuevos.slice(i, i + grupo)
      const ids = enviados.map((row) => row.id)
      mark(ids, () => ({ state: 'subiendo' }))
      const form = new FormData()
      for (const file of files.slice(i, i + grupo)) form.append('archivos', file, file.name)
      try {
        const answer = await send(form, para)
        mark(ids, (rowId) => {
          const row = enviados.find((una) => una.id === rowId)
          const hecho = answer.archivos.find((archivo) => archivo.nombre === row?.name.normalize('NFC'))
          return hecho?.motivo ? { state: 'error', note: hecho.motivo } : { state: 'listo' }
        })
      } catch (failure) {
        mark(ids, () => ({ state: 'error' }))
        setError(failure)
      }
    }
    setRows((antes) => antes.filter(({ state }) => state !== 'listo'))
    await onDone()
  }
  const remove = (rowId: string) => setRows((antes) => antes.filter((row) => row.id !== rowId))
  return { rows, error, add, remove }
}
