/** Carried by the name of where one is: of a screen, of a step, of a dialog. */
export const place = { 'data-lugar': '', tabIndex: -1 } as const

/** The last in the page is the innermost: of a step over its screen's, of a dialog over both. */
const nameOfPlace = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('[data-lugar]')].at(-1)
const mainOf = (): HTMLElement | null => document.querySelector('main')
const isOff = (element: Element): boolean => !element.isConnected || element.matches(':disabled, [inert] *')

/** `ref` of the field that is written in as soon as it appears. */
export const focusOnMount = (field: HTMLElement | null): void => field?.focus()

/** In `main` until the screen that comes has its name there. */
let waiting = false
/** Another screen or step: its name takes the focus, and is said aloud. */
export function arrive(): void {
  const name = nameOfPlace()
  const target = name ?? mainOf()
  target?.focus({ preventScroll: true })
  waiting = name === undefined
}

/** What lies over the screen, with all that surrounds it. */
const overlayOf = (element: Element): Element | null => element.closest('.MuiModal-root')

/**
 * The focus never falls to the body. When what had it is taken away or switched off, it goes to what the dialog was opened
 * from, or else to the name of where one is. From there it goes back once what was switched off is on again, unless somebody
 * went elsewhere meanwhile. Called once, for every screen.
 */
export function keepFocus(): void {
  /** Of each dialog what had the focus before it. */
  const openers = new WeakMap<Element, HTMLElement>()
  /** What has the focus, or had it when it went away. */
  let held: Element | null = null
  let resting: { off: HTMLElement; name: Element | null } | null = null
  let asked = false
  const settle = () => {
    asked = false
    const at = document.activeElement
    const lost = at === null || at === document.body || at.matches(':disabled')
    if (resting !== null && (lost || at === resting.name) && !isOff(resting.off)) {
      const { off } = resting
      resting = null
      return off.focus({ preventScroll: true })
    }
    if (waiting && at === mainOf() && nameOfPlace() !== undefined) return arrive()
    if (!lost || held === null) return
    // Left by a person, who pressed where there is nothing.
    if (!isOff(held)) {
      held = null
      return
    }
    const off = held
    const overlay = off.isConnected ? null : overlayOf(off)
    const opener = overlay === null ? undefined : openers.get(overlay)
    if (opener !== undefined && !isOff(opener)) return opener.focus({ preventScroll: true })
    arrive()
    if (off.isConnected && off instanceof HTMLElement) resting = { off, name: document.activeElement }
  }
  const ask = () => {
    if (asked) return
    asked = true
    requestAnimationFrame(settle)
  }
  document.addEventListener('focusin', ({ target, relatedTarget: before }) => {
    held = target instanceof Element ? target : null
    const overlay = held === null ? null : overlayOf(held)
    if (
      overlay !== null &&
      before instanceof HTMLElement &&
      !overlay.contains(before) &&
      !openers.has(overlay)
    )
      openers.set(overlay, before)
    waiting = false
    if (resting !== null && target !== resting.name) resting = null
  })
  document.addEventListener('focusout', ask)
  new MutationObserver(ask).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'inert'],
  })
}
