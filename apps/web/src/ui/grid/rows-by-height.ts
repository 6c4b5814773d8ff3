// Also part of the page's first script (precargas.ts), where nothing but these two is.

/** Pixels of a row. */
export const rowHeight = (compacta: boolean): number => (compacta ? 30 : 36)

/** Rows by themselves: as the list documents, and more where the window shows them whole. */
export function rowsByHeight(height: number, usual: number, compacta: boolean): number {
  // What stands over and under the rows of a screen's list: bar, title, tabs, toolbar, head and foot.
  const around = 330
  const fit = Math.min(Math.floor((height - around) / rowHeight(compacta)), 100)
  // Below this a page would grow by a row or two, and nobody is helped.
  return fit >= usual + 5 ? fit : usual
}
