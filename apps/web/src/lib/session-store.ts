import { type Almacen, type Credencial, claveDeSesion, createKeptSession } from './kept-session.ts'
import { createListeners } from './listeners.ts'

/**
 * `perdida`: it ended while somebody was working; what they typed stays under the sign-in dialog. `fin`: why nobody is in,
 * where it was not their own leaving; nothing for who was never in.
 */
export type EstadoSesion = { token: string | null; perdida: boolean; fin?: 'vencida' | 'bloqueada' }

type Alrededor = {
  storage: Almacen
  /** Milliseconds since 1970. */
  now: () => number
  /** Starts the page afresh: nothing of whoever was here stays. */
  restart: () => void
}

/**
 * The session of one tab over the storage that all tabs share. A page belongs to one person: of the same person a newer
 * token is taken up, another person's restarts the page. Only the token that was refused is forgotten.
 */
export function createSession({ storage, now, restart }: Alrededor) {
  const kept = createKeptSession(storage, now)
  const { read, write, forget } = kept
  const first = read()
  let state: EstadoSesion = {
    token: first?.token ?? null,
    perdida: false,
    ...(kept.isExpired() ? { fin: 'vencida' as const } : {}),
  }
  /** Whose data this page may hold; it stays after signing out. */
  let owner = first?.usuarioId ?? null
  const waiting: ((again: boolean) => void)[] = []
  const { subscribe, tell } = createListeners()
  const set = (next: EstadoSesion): void => {
    state = next
    tell()
  }
  const answer = (again: boolean): void => {
    for (const resolve of waiting.splice(0)) resolve(again)
  }
  const isStranger = (kept: Credencial): boolean => owner !== null && kept.usuarioId !== owner
  /** What is kept comes into force here. False when it is another person's. */
  const takeUp = (kept: Credencial): boolean => {
    if (isStranger(kept)) {
      restart()
      return false
    }
    owner = kept.usuarioId
    if (state.token !== kept.token || state.perdida) set({ token: kept.token, perdida: false })
    answer(true)
    return true
  }
  const leave = (fin?: EstadoSesion['fin']): void => {
    set({ token: null, perdida: false, ...(fin && { fin }) })
    answer(false)
  }
  return {
    /** The token this page may send, or null: never another person's, whoever signed in elsewhere meanwhile. */
    token(): string | null {
      const kept = read()
      return kept !== null && isStranger(kept) ? state.token : (kept?.token ?? null)
    },
    /** Somebody signed in here: the page, emptied, is theirs. It shows with `enter`. */
    begin(credencial: Credencial): void {
      owner = credencial.usuarioId
      write(credencial)
    },
    /** What is kept is shown; nothing when another tab signed out meanwhile. */
    enter(): void {
      const kept = read()
      if (kept !== null) takeUp(kept)
    },
    /** Signed in over open work. False when it is somebody else, who must not see or send it: the page starts afresh. */
    signInAgain(credencial: Credencial): boolean {
      write(credencial)
      return takeUp(credencial)
    },
    /** On purpose: back to the sign-in screen. A newer session of another tab stays. */
    signOut(): void {
      forget(state.token)
      leave()
    },
    /** The clock says that it ended while the page stood: nothing is open any more. */
    expire(): void {
      forget(state.token)
      leave('vencida')
    },
    /** Its owner was blocked: nothing of theirs stays on the page. */
    block(token: string | null): void {
      forget(token)
      leave('bloqueada')
    },
    /**
     * The server refused `token`. Resolves true once the same person is in again, which another tab may have seen to
     * already; with nothing open yet (`atStart`) it goes to the sign-in screen instead of waiting.
     */
    lose(token: string | null, options: { atStart?: boolean } = {}): Promise<boolean> {
      const kept = read()
      if (kept !== null && kept.token !== token) return Promise.resolve(takeUp(kept))
      forget(token)
      if (options.atStart === true) leave('vencida')
      if (state.token === null && !state.perdida) return Promise.resolve(false)
      if (!state.perdida) set({ ...state, perdida: true })
      return new Promise((resolve) => waiting.push(resolve))
    },
    /** Another tab signed in, out, or as somebody else. */
    changed(key: string | null): void {
      if (key !== claveDeSesion && key !== null) return
      const kept = read()
      if (kept !== null) takeUp(kept)
      else if (state.token !== null && !state.perdida) set({ ...state, perdida: true })
    },
    /** True when the expiry has passed and nobody noticed yet. */
    isExpired: (): boolean => state.token !== null && !state.perdida && read() === null,
    get: (): EstadoSesion => state,
    /** Whose page it is, or was until they left. */
    owner: (): string | null => owner,
    subscribe,
  }
}
