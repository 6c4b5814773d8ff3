const quietMs = 60_000
let last = Date.now()
for (const kind of ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'])
  window.addEventListener(kind, () => (last = Date.now()), { capture: true, passive: true })

/** Sent with what a page asks while nobody touches it: to the server it is no use of the session. */
export const unattended = (): Record<string, string> =>
  Date.now() - last > quietMs ? { 'x-valija-de-fondo': '1' } : {}
