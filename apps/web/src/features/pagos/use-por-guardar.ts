import { useRef, useState } from 'react'
import { useSesion } from '../../lib/sesion.ts'
import type { PagoPendiente } from './pago-draft.ts'
import type { Busqueda } from './search-form.tsx'

/** The payments waiting to be saved for one booking, and the key under which they are saved once. */
type PorGuardar = { busqueda: Busqueda; clave: string; pagos: readonly PagoPendiente[] }
type Guardado = PorGuardar & { de: string }
const lugar = 'valija-pagos-por-guardar'

const isGuardado = (kept: unknown): kept is Guardado =>
  typeof kept === 'object' &&
  kept !== null &&
  'pagos' in kept &&
  Array.isArray(kept.pagos) &&
  'busqueda' in kept &&
  'clave' in kept &&
  'de' in kept

/** What this tab keeps of the list, so that a reload goes on where it was; nobody else who signs in here sees it. */
const porGuardarKept = {
  read: (de: string): PorGuardar | null => {
    try {
      const kept: unknown = JSON.parse(sessionStorage.getItem(lugar) ?? 'null')
      return isGuardado(kept) && kept.de === de && kept.pagos.length > 0 ? kept : null
    } catch {
      // What cannot be read is as good as nothing.
      return null
    }
  },
  keep: (de: string, { busqueda, clave, pagos }: PorGuardar): void => {
    if (pagos.length === 0) sessionStorage.removeItem(lugar)
    else sessionStorage.setItem(lugar, JSON.stringify({ de, busqueda, clave, pagos }))
  },
}

/** The payments that wait to be saved, with the key of the list as it stands: a second click finds the first save. */
export function usePorGuardar() {
  const { usuarioId } = useSesion()
  const [kept] = useState(() => porGuardarKept.read(usuarioId))
  const [pagos, setPagos] = useState<readonly PagoPendiente[]>(kept?.pagos ?? [])
  const clave = useRef(kept?.clave ?? crypto.randomUUID())
  return {
    /** The booking of a list that was there before this page was opened. */
    busquedaGuardada: kept?.busqueda ?? null,
    pagos,
    clave,
    change: (busqueda: Busqueda, next: readonly PagoPendiente[]) => {
      clave.current = crypto.randomUUID()
      setPagos(next)
      porGuardarKept.keep(usuarioId, { busqueda, clave: clave.current, pagos: next })
    },
  }
}
