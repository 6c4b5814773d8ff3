/** Widths at which the screen changes, spelled here and nowhere else. Below the first: cards, a drawer on top, dialogs that fill the screen. */
const tablet = 768
/** Below it two panes are one after the other. */
const laptop = 1024
/** Below it the drawer is a rail. */
const desk = 1440
/** Of MUI's own parts, under its names. */
export const breakpoints = { xs: 0, sm: 480, md: tablet, lg: laptop, xl: desk }

const below = (width: number) => `(max-width: ${width - 0.05}px)`
const from = (width: number) => `(min-width: ${width}px)`
export const phoneQuery = below(tablet)
export const narrowQuery = below(laptop)
export const railQuery = below(desk)
export const wideQuery = from(laptop)

const on = (query: string) => `@media ${query}` as const
export const onPhone = on(phoneQuery)
export const overPhone = on(from(tablet))
export const onNarrow = on(narrowQuery)
export const onWide = on(wideQuery)
export const onRail = on(railQuery)
export const overRail = on(from(desk))
/** So wide that a line would be longer than an eye follows. */
export const onHuge = on(from(2000))
/** Fingers need more room than a pointer. */
export const touch = `@media ${phoneQuery}, (pointer: coarse)` as const
