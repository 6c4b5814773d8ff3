import { useRef, useState } from 'react'
import { useSesion } from '../../lib/sesion.ts'
import type { PagoPendiente } from './pago-draft.ts'
import { porGuardarKept } from './por-guardar-kept.ts'
import type { Busqueda } from './search-form.tsx'

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
