/** Widths at which the screen changes, spelled here and nowhere else. Below 768: cards, a drawer on top, dialogs that fill the screen. */
export const phoneQuery = '(max-width: 767.95px)'
/** Below 1024 two panes are one after the other. */
export const narrowQuery = '(max-width: 1023.95px)'
/** Below 1440 the drawer is a rail. */
export const railQuery = '(max-width: 1439.95px)'
export const wideQuery = '(min-width: 1024px)'

export const onPhone = `@media ${phoneQuery}` as const
export const overPhone = '@media (min-width: 768px)'
export const onNarrow = `@media ${narrowQuery}` as const
export const onWide = `@media ${wideQuery}` as const
export const onRail = `@media ${railQuery}` as const
export const overRail = '@media (min-width: 1440px)'
/** So wide that a line would be longer than an eye follows. */
export const onHuge = '@media (min-width: 2000px)'
/** Fingers need more room than a pointer. */
export const touch = `@media ${phoneQuery}, (pointer: coarse)` as const
