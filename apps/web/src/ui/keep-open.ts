/**
 * The second press of a double one falls beside what the first has just opened (a dialog, a menu, a drawer): it neither
 * closes it nor takes the focus from it. Called once, before any screen.
 */
export function keepOpen(): void {
  const ignore = (event: MouseEvent) => {
    const beside =
      event.target instanceof Element && event.target.matches('.MuiBackdrop-root, .MuiDialog-container')
    if (event.detail < 2 || !beside) return
    event.preventDefault()
    event.stopPropagation()
  }
  for (const kind of ['mousedown', 'click'] as const) document.addEventListener(kind, ignore, true)
}
