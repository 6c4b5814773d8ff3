let waiting: readonly File[] = []

/** Files dropped on one screen for the next one, which takes them once. */
export const handOver = (files: readonly File[]): void => {
  waiting = files
}
export function takeHanded(): readonly File[] {
  const taken = waiting
  waiting = []
  return taken
}
