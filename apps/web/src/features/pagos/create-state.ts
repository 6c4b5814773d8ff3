import type { Reusos } from '@valija/contract/pagos-nuevos.ts'
import type { BusquedaReserva } from '@valija/contract/reservas-de-pago.ts'
import type { Soltado } from './proof-first.tsx'
import type { Busqueda } from './search-form.tsx'

/** How far the search of the booking is. */
type Paso =
  | { paso: 'inicio'; incompleta: boolean }
  | { paso: 'buscando' }
  | { paso: 'hallada'; busqueda: BusquedaReserva }
  | { paso: 'error'; error: unknown }
export type CreateState = {
  value: Busqueda
  reserva: Paso
  /** The form of a new payment is open beside those there are. */
  adding: boolean
  /** Asked whether the payments that wait may be left behind. */
  leaving: boolean
  busy: boolean
  failure: unknown
  /** Payments whose proof is another's: a reason is asked for. */
  reusos: Reusos | null
  /** Came before its booking: it waits for it. */
  soltado: Soltado | null
}
export type CreateAction =
  | { do: 'type'; value: Busqueda }
  | { do: 'search'; value: Busqueda }
  /** `de`: what was asked for; it may have been typed over since. */
  | { do: 'find'; de: Busqueda; busqueda: BusquedaReserva }
  | { do: 'miss'; error: unknown }
  | { do: 'hold'; soltado: Soltado | null }
  | { do: 'add' }
  | { do: 'askRestart'; pendientes: number }
  | { do: 'stay' }
  | { do: 'restart' }
  | { do: 'change' }
  | { do: 'save' }
  | { do: 'refuse'; error: unknown }
  | { do: 'askReason'; reusos: Reusos | null }
  /** `enMano`: the form has something of the next payment, and stays. */
  | { do: 'saved'; enMano: boolean }

const vacia: Busqueda = { localizador: '', rfc: '' }

/** With a list that was there before the page was opened, its booking is looked up again. */
export const createState = (kept: Busqueda | null, soltado: Soltado | null): CreateState => ({
  value: kept ?? vacia,
  reserva: kept === null ? { paso: 'inicio', incompleta: false } : { paso: 'buscando' },
  adding: kept !== null,
  leaving: false,
  busy: false,
  failure: null,
  reusos: null,
  soltado,
})

export const isComplete = ({ localizador, rfc }: Busqueda): boolean => localizador !== '' && rfc !== ''

/** What happens on the screen that registers payments; what it asks of the server is `useCreate`'s. */
export function reduceCreate(state: CreateState, action: CreateAction): CreateState {
  switch (action.do) {
    case 'type':
      return { ...state, value: action.value }
    case 'search':
      return isComplete(action.value)
        ? { ...state, value: action.value, reserva: { paso: 'buscando' } }
        : { ...state, reserva: { paso: 'inicio', incompleta: true } }
    case 'find': {
      // Who brought the proof came to add its payment.
      const brought = state.reserva.paso === 'buscando' && state.soltado !== null
      const adding = state.adding || (brought && action.busqueda.puedeAnadir)
      const { de, busqueda } = action
      return { ...state, value: de, adding, busy: false, reserva: { paso: 'hallada', busqueda } }
    }
    case 'miss':
      return { ...state, busy: false, reserva: { paso: 'error', error: action.error } }
    case 'hold':
      return { ...state, soltado: action.soltado }
    case 'add':
      return { ...state, adding: true }
    case 'askRestart':
      return action.pendientes === 0 ? restarted(state) : { ...state, leaving: true }
    case 'stay':
      return { ...state, leaving: false }
    case 'restart':
      return restarted(state)
    case 'change':
      return { ...state, failure: null }
    case 'save':
      return { ...state, busy: true, failure: null }
    case 'refuse':
      return { ...state, busy: false, failure: action.error }
    case 'askReason':
      return { ...state, busy: false, reusos: action.reusos }
    case 'saved':
      return { ...state, adding: action.enMano, reusos: null, failure: null }
  }
}

/** What was not found stays as it was typed, to be corrected; a booking that was found is left for another. */
const restarted = (state: CreateState): CreateState => ({
  ...state,
  value: state.reserva.paso === 'hallada' ? vacia : state.value,
  reserva: { paso: 'inicio', incompleta: false },
  adding: false,
  leaving: false,
  failure: null,
})
