import { useSyncExternalStore } from 'react'
import { createListeners } from '../../lib/listeners.ts'

/**
 * What this tab keeps of a guest's upload, so that a reload goes on where it was: a name of its own for the files still to
 * send, and the token the server gave once.
 */
export type CargaGuardada = { clave: string; token: string | null }
const lugar = 'valija-carga-invitado'

const read = (): CargaGuardada => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(lugar) ?? 'null')
    if (typeof kept === 'object' && kept !== null && 'clave' in kept && 'token' in kept)
      return kept as CargaGuardada
  } catch {
    // What cannot be read is as good as nothing.
  }
  return { clave: crypto.randomUUID(), token: null }
}
let state = read()
const { subscribe, tell } = createListeners()
const set = (next: CargaGuardada) => {
  state = next
  sessionStorage.setItem(lugar, JSON.stringify(next))
  tell()
}

export const cargaGuardada = {
  get: (): CargaGuardada => state,
  keepToken: (token: string): void => set({ ...state, token }),
  /** Nothing of it is needed any more. */
  startOver: (): void => {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(`${lugar}.`)) sessionStorage.removeItem(name)
    set({ clave: crypto.randomUUID(), token: null })
  },
}
export const useCargaGuardada = (): CargaGuardada => useSyncExternalStore(subscribe, cargaGuardada.get)

/** What is typed and not sent yet, kept with the upload it belongs to. */
export const typed = {
  get: (campo: string): string => sessionStorage.getItem(`${lugar}.${campo}`) ?? '',
  keep: (campo: string, valor: string): void => sessionStorage.setItem(`${lugar}.${campo}`, valor),
}
