import { useSyncExternalStore } from 'react'

/** The token and its expiry, kept in browser storage; the server checks both again on every call. */
type Credencial = { token: string; expiracion: string }
const claves = { token: 'token', expiracion: 'expiracion' } as const

/**
 * `perdida`: it ended while somebody was working; what they typed stays under the sign-in dialog. `porVerificar`: another
 * tab signed in; before anything is repeated we look whether it is the same person.
 */
export type EstadoSesion = { token: string | null; perdida: boolean; porVerificar: boolean }

const read = (): string | null => {
  const token = localStorage.getItem(claves.token)
  const expiracion = localStorage.getItem(claves.expiracion)
  if (token === null) return null
  if (expiracion === null || !(new Date(expiracion).getTime() > Date.now())) {
    forget()
    return null
  }
  return token
}
function forget(): void {
  localStorage.removeItem(claves.token)
  localStorage.removeItem(claves.expiracion)
}

let state: EstadoSesion = { token: read(), perdida: false, porVerificar: false }
let waiting: ((again: boolean) => void)[] = []
const listeners = new Set<() => void>()
const set = (next: EstadoSesion): void => {
  state = next
  for (const listener of listeners) listener()
}
const answer = (again: boolean): void => {
  const all = waiting
  waiting = []
  for (const resolve of all) resolve(again)
}

export const session = {
  /** The token in force, or null; an expired one is cleared on the way. */
  token: (): string | null => read(),
  /** Kept for the next load of the page, without touching this one. */
  store({ token, expiracion }: Credencial): void {
    localStorage.setItem(claves.token, token)
    localStorage.setItem(claves.expiracion, expiracion)
  },
  signIn(credencial: Credencial): void {
    session.store(credencial)
    const { token } = credencial
    set({ token, perdida: false, porVerificar: false })
    answer(true)
  },
  /** On purpose, or before any work was open: back to the sign-in screen. */
  signOut(): void {
    forget()
    set({ token: null, perdida: false, porVerificar: false })
    answer(false)
  },
  /** Ended under somebody's hands. Resolves true once the same person is in again. */
  lose(): Promise<boolean> {
    forget()
    if (state.token === null && !state.perdida) return Promise.resolve(false)
    if (!state.perdida) set({ ...state, perdida: true })
    return new Promise((resolve) => waiting.push(resolve))
  },
  /** The other tab's sign-in was the same person's. */
  confirm(): void {
    set({ ...state, perdida: false, porVerificar: false })
    answer(true)
  },
  /** True when the expiry has passed and nobody noticed yet. */
  isExpired: (): boolean => state.token !== null && !state.perdida && read() === null,
  get: (): EstadoSesion => state,
}

// Another tab signed in, out, or as somebody else.
window.addEventListener('storage', ({ key }) => {
  if (key !== claves.token && key !== null) return
  const token = localStorage.getItem(claves.token)
  if (token === null) {
    if (state.token !== null && !state.perdida) set({ ...state, perdida: true })
    return
  }
  if (token === state.token && !state.perdida) return
  set({ token, perdida: state.perdida, porVerificar: state.token !== null })
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
export const useEstadoSesion = (): EstadoSesion => useSyncExternalStore(subscribe, session.get)
