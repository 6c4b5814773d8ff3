import type { CampoDeLectura } from '@valija/domain/pagos/lectura-comprobante.ts'
import { useEffect, useRef } from 'react'

/** To the field of a value read: its input, or what there is in it while the input is closed. */
export function focusField(campo: CampoDeLectura): void {
  const field = document.querySelector<HTMLElement>(`[data-campo="${campo}"]`)
  const input = field?.querySelector<HTMLElement>('input:not(:disabled):not([aria-hidden="true"])')
  ;(input ?? field?.querySelector<HTMLElement>('button:not(:disabled)'))?.focus()
}

/** Tells which field of the form got the focus, unless it came from its own box on the proof. */
export function useFocusedField(onField: (campo: CampoDeLectura) => void): void {
  const latest = useRef(onField)
  useEffect(() => {
    latest.current = onField
  })
  useEffect(() => {
    const heard = ({ target, relatedTarget }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return
      if (relatedTarget instanceof HTMLElement && relatedTarget.closest('[data-visor]')) return
      const campo = target.closest<HTMLElement>('[data-campo]')?.dataset.campo
      if (campo !== undefined) latest.current(campo as CampoDeLectura)
    }
    document.addEventListener('focusin', heard)
    return () => document.removeEventListener('focusin', heard)
  }, [])
}
