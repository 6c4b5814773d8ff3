/** What sign-in gave and whose it is: one value under one key, so that no tab ever reads half of it. */
export type Credencial = { token: string; expiracion: string; usuarioId: string }
export type Almacen = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export const claveDeSesion = 'sesion'

const parse = (text: string): Credencial | null => {
  try {
    const { token, expiracion, usuarioId } = JSON.parse(text) as Partial<Credencial>
    return token && expiracion && usuarioId ? { token, expiracion, usuarioId } : null
  } catch {
    return null
  }
}

/** The session in the storage that all tabs share. `now`: milliseconds since 1970. */
export function createKeptSession(storage: Almacen, now: () => number) {
  let expired = false
  const read = (): Credencial | null => {
    const text = storage.getItem(claveDeSesion)
    if (text === null) return null
    const kept = parse(text)
    if (kept !== null && new Date(kept.expiracion).getTime() > now()) return kept
    storage.removeItem(claveDeSesion)
    expired = true
    return null
  }
  return {
    read,
    write: (credencial: Credencial): void => storage.setItem(claveDeSesion, JSON.stringify(credencial)),
    /** Only the token that was refused is forgotten. */
    forget: (token: string | null): void => {
      if (read()?.token === token) storage.removeItem(claveDeSesion)
    },
    /** A session was found past its time, or unreadable. */
    isExpired: () => expired,
  }
}
