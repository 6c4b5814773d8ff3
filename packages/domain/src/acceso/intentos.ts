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
export function minutosDeEspera(fallos: Fallos, ahora: Date): number {
  let until = 0
  for (const clase of ['par', 'cuenta', 'direccion'] as const) {
    const recientes = fallos[clase]
      .map((cuando) => cuando.getTime())
      .filter((cuando) => ahora.getTime() - cuando < ventanaIntentosMs)
      .sort((a, b) => b - a)
    // The failure that fills the limit leaves the window last: until then nothing is tried.
    const limiting = recientes[limitesIntentos[clase] - 1]
    if (limiting !== undefined) until = Math.max(until, limiting + ventanaIntentosMs)
  }
  return until <= ahora.getTime() ? 0 : Math.ceil((until - ahora.getTime()) / 60_000)
}
