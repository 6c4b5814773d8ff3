import { type Cambios, type FilaLocal, withCambios } from './intake-filas.ts'
import { createListeners } from './listeners.ts'

export type EstadoIntake<L> = { filas: readonly FilaLocal<L>[]; sinRed: boolean }

/** Progress is shown no more often than this, in milliseconds: drawing a list of hundreds is time that its files want. */
const momento = 100
/** The files of one queue as its screen shows them, and who is told when they change. */
export function createIntakeState<L>() {
  const { subscribe, tell } = createListeners()
  let state: EstadoIntake<L> = { filas: [], sinRed: false }
  let telling: ReturnType<typeof setTimeout> | undefined
  const tellNow = () => {
    clearTimeout(telling)
    telling = undefined
    tell()
  }
  const set = (next: Partial<EstadoIntake<L>>) => {
    state = { ...state, ...next }
    tellNow()
  }
  return {
    get: () => state,
    subscribe,
    tellNow,
    set,
    patch: (cambios: Cambios<L>) => set({ filas: withCambios(state.filas, cambios) }),
    /** How far the upload is: what changes within a moment is shown at once. */
    note: (cambios: Cambios<L>) => {
      state = { ...state, filas: withCambios(state.filas, cambios) }
      telling ??= setTimeout(tellNow, momento)
    },
  }
}
