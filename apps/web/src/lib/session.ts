import { useSyncExternalStore } from 'react'
import { paths } from './paths.ts'
import { createSession, type EstadoSesion } from './session-store.ts'

/** The token and its expiry, kept in browser storage; the server checks both again on every call. */
export const session = createSession({
  storage: localStorage,
  now: () => Date.now(),
  restart: () => location.assign(paths.raiz),
})
window.addEventListener('storage', ({ key }) => session.changed(key))

const subscribe = (listener: () => void) => session.subscribe(listener)
const get = () => session.get()
export const useEstadoSesion = (): EstadoSesion => useSyncExternalStore(subscribe, get)
