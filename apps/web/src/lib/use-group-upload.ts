import type { CargaRespuesta } from '@valija/contract/borradores.ts'
import { interfaz } from '@valija/contract/messages/interfaz.ts'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createIntake } from './intake.ts'
import { isPassing } from './network-pause.ts'

type GroupUploadOptions = {
  /** Files in one request. */
  grupo: number
  send: (form: FormData, para?: string) => Promise<CargaRespuesta>
  /** All have an answer: what the screen shows is fetched again. */
  onDone: () => Promise<unknown>
}

/**
 * The queue of dropped files for as long as a screen is open, with a row for each: those that were refused stay with
 * their reason, and a request that was refused whole is `error`.
 */
export function useGroupUpload({ grupo, send, onDone }: GroupUploadOptions) {
  const [error, setError] = useState<unknown>(null)
  // What the screen sends with now, also for files that wait since before.
  const [latest] = useState(() => ({ send }))
  useEffect(() => {
    Object.assign(latest, { send })
  }, [latest, send])
  const [intake] = useState(() =>
    createIntake({
      clave: null,
      grupo,
      simultaneos: 1,
      send: (form, para) => latest.send(form, para),
      isFinal: (failure) => !isPassing(failure),
      onFailure: setError,
    }),
  )
  const { filas, sinRed } = useSyncExternalStore(intake.subscribe, intake.get)
  const add = async (files: readonly File[], para?: string) => {
    setError(null)
    // Why an attempt for one row was refused says nothing of the next.
    if (para !== undefined)
      for (const { clave, estado } of intake.get().filas) if (estado === 'error') intake.dismiss(clave)
    await intake.add(files, para)
    await intake.settled()
    for (const { clave, estado } of intake.get().filas) if (estado === 'listo') intake.dismiss(clave)
    await onDone()
  }
  const rows = filas.map(({ clave, nombre, bytes, estado, enviando, motivo }) => ({
    id: clave,
    name: nombre,
    size: bytes,
    state: enviando ? ('subiendo' as const) : estado,
    note: motivo ?? (sinRed && estado === 'espera' ? interfaz.esperaRed : undefined),
  }))
  return { rows, error, add, remove: intake.dismiss }
}
export type GroupUpload = ReturnType<typeof useGroupUpload>
