import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useRef, useState } from 'react'
import { isPassing, pauseForNetwork } from './network-pause.ts'

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

/**
 * Files sent a few at a time, each with its row; those that were refused stay with their reason. Without network they
 * wait and go on by themselves.
 */
export function useGroupUpload({ grupo, send, onDone }: GroupUploadOptions) {
  const [rows, setRows] = useState<FileRow[]>([])
  const [error, setError] = useState<unknown>(null)
  const removed = useRef(new Set<string>())
  const mark = (ids: readonly string[], cambio: (id: string) => Partial<FileRow>) =>
    setRows((antes) => antes.map((row) => (ids.includes(row.id) ? { ...row, ...cambio(row.id) } : row)))

  const add = async (files: readonly File[], para?: string) => {
    setError(null)
    const nuevos = files.map(
      (file): FileRow => ({ id: crypto.randomUUID(), name: file.name, size: file.size, state: 'espera' }),
    )
    setRows((antes) => [...antes.filter(({ state }) => state === 'error'), ...nuevos])
    for (let i = 0, failures = 0; i < files.length; ) {
      const enviados = nuevos.slice(i, i + grupo).filter(({ id }) => !removed.current.has(id))
      const ids = enviados.map((row) => row.id)
      mark(ids, () => ({ state: 'subiendo', note: undefined }))
      const form = new FormData()
      for (const [at, file] of files.slice(i, i + grupo).entries())
        if (ids.includes(nuevos[i + at]?.id ?? '')) form.append('archivos', file, file.name)
      try {
        const answer = ids.length === 0 ? { archivos: [] } : await send(form, para)
        // By place: two files may have one name.
        mark(ids, (rowId) => {
          const hecho = answer.archivos[ids.indexOf(rowId)]
          return hecho?.motivo ? { state: 'error', note: hecho.motivo } : { state: 'listo' }
        })
      } catch (failure) {
        if (isPassing(failure)) {
          mark(ids, () => ({ state: 'espera', note: interfaz.esperaRed }))
          failures += 1
          await pauseForNetwork(Math.min(1000 * 2 ** failures, 20_000))
          continue
        }
        mark(ids, () => ({ state: 'error' }))
        setError(failure)
      }
      failures = 0
      i += grupo
    }
    setRows((antes) => antes.filter(({ state }) => state !== 'listo'))
    await onDone()
  }
  const remove = (rowId: string) => {
    removed.current.add(rowId)
    setRows((antes) => antes.filter((row) => row.id !== rowId))
  }
  return { rows, error, add, remove }
}
