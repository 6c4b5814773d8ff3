import { useCallback, useState } from 'react'
import type { Tono } from '../../ui/tokens.ts'

/** What can be taken back: one action, or all of one press. */
export type Deshacible =
  | { tipo: 'accion'; accionID: number; movimientoID: number; rechazo: boolean }
  | { tipo: 'grupo'; grupo: string; n: number }

export type Aviso = {
  tono: Tono
  texto: string
  titulo?: string
  detalles?: readonly string[]
  deshacer?: Deshacible
  /** The row it speaks of, when it is not the one in hand. */
  irA?: number
}

/** The word after each action, in the page: it stays until the next one, with its way back. */
export function useAviso() {
  const [aviso, setAviso] = useState<Aviso | null>(null)
  const [pila, setPila] = useState<readonly Deshacible[]>([])
  const say = useCallback((next: Aviso | null) => {
    setAviso(next)
    const { deshacer } = next ?? {}
    if (deshacer !== undefined) setPila((old) => [...old, deshacer])
  }, [])
  const forget = useCallback((one: Deshacible) => setPila((old) => old.filter((other) => other !== one)), [])
  return { aviso, say, pila, forget }
}
export type Say = ReturnType<typeof useAviso>['say']
