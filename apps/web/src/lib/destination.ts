const key = 'valija-destino'

/** Where somebody was going when the session was found ended; used once, after signing in. */
export const keepDestination = (path: string): void => sessionStorage.setItem(key, path)
export const takeDestination = (): string | null => {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path
}
