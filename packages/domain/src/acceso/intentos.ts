import { minutosHastaCaber } from './espera.ts'

/** Failed sign-ins of the last window that touch the one now being tried. */
export type Fallos = {
  /** Of this account from this address. */
  par: readonly Date[]
  /** Of this account from anywhere. */
  cuenta: readonly Date[]
  /** From this address on any account. */
  direccion: readonly Date[]
}

export const ventanaIntentosMs = 15 * 60_000
/**
 * An account is not closed to its owner by five wrong tries of a stranger elsewhere: that takes twenty. One address
 * trying many accounts stops at thirty.
 */
export const limitesIntentos = { par: 5, cuenta: 20, direccion: 30 } as const

/** Minutes to wait before another try, 0 when one may be made now. */
export const minutosDeEspera = (fallos: Fallos, ahora: Date): number =>
  Math.max(
    ...(['par', 'cuenta', 'direccion'] as const).map((clase) =>
      minutosHastaCaber(
        fallos[clase].map((cuando) => ({ cuando, unidades: 1 })),
        1,
        { unidades: limitesIntentos[clase], ventanaMs: ventanaIntentosMs },
        ahora,
      ),
    ),
  )
