import { notifyManager } from '@tanstack/react-query'
import type { renglonEntrada } from '@valija/contract/borradores.ts'
import { useRef } from 'react'
import type { z } from 'zod'
import { answered } from '../../lib/api-error.ts'

type Cambio = z.input<typeof renglonEntrada>
/**
 * Fields are left faster than answers come: saves of one row go one after the other, each with what was typed before it,
 * so that none takes another back. Each answers whether it was saved.
 */
export function useSaves(write: (cambio: Cambio) => Promise<unknown>, onError: (error: unknown) => void) {
  const typed = useRef<Cambio>({})
  const last = useRef<Promise<boolean>>(Promise.resolve(true))
  return (cambio: Cambio): Promise<boolean> => {
    onError(null)
    typed.current = { ...typed.current, ...cambio }
    const now = typed.current
    last.current = last.current
      .then(() => write(now))
      .then(() => {
        if (typed.current === now) typed.current = {}
        // The screen hears of what was answered a moment after the answer.
        return new Promise<boolean>((resolve) => notifyManager.schedule(() => resolve(true)))
      })
      .catch((failure: unknown) => {
        // What the server refused is not sent again with the next field; what never arrived is.
        if (answered(failure)) typed.current = {}
        onError(failure)
        return false
      })
    return last.current
  }
}
