import { expect, test } from 'vitest'
import type { Credencial } from './kept-session.ts'
import { createSession } from './session-store.ts'

const manana = new Date(Date.UTC(2026, 10, 23)).toISOString()
const de = (usuarioId: string, token: string, expiracion = manana): Credencial => ({
  token,
  expiracion,
  usuarioId,
})

/** A browser: one storage, as many tabs as are opened, each told of what another wrote. */
function browser() {
  const kept = new Map<string, string>()
  const writes: string[] = []
  let ahora = Date.UTC(2026, 10, 22)
  type Tab = ReturnType<typeof createSession>
  const tabs: Tab[] = []
  const open = () => {
    const seen = { restarts: 0 }
    let tab: Tab | undefined
    const others = (key: string) => {
      for (const other of tabs) if (other !== tab) other.changed(key)
    }
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem(key: string, value: string) {
        kept.set(key, value)
        writes.push(key)
        if (told) others(key)
      },
      removeItem(key: string) {
        if (kept.delete(key) && told) others(key)
      },
    }
    tab = createSession({ storage, now: () => ahora, restart: () => void seen.restarts++ })
    tabs.push(tab)
    return { tab, seen }
  }
  let told = true
  return {
    open,
    kept,
    writes,
    signedIn(credencial: Credencial) {
      const one = open()
      one.tab.begin(credencial)
      one.tab.enter()
      return one
    },
    /** Nobody hears of what is written: a tab that is asleep. */
    unheard(work: () => void) {
      told = false
      work()
      told = true
    },
    later: (ms: number) => void (ahora += ms),
  }
}

test('[VII-C1] signing in writes one key, once, with token, expiry and whose it is', () => {
  const b = browser()
  b.signedIn(de('ana', 'a1'))
  expect(b.writes).toEqual(['sesion'])
  expect(JSON.parse(b.kept.get('sesion') ?? '')).toEqual(de('ana', 'a1'))
})

test('[VII-C1] out and in again in one tab: the other asks, then goes on with the new token', async () => {
  const b = browser()
  const a = b.signedIn(de('ana', 'a1'))
  const other = b.open()
  a.tab.signOut()
  expect(other.tab.get().perdida).toBe(true)
  const waiting = other.tab.lose('a1')
  a.tab.begin(de('ana', 'a2'))
  a.tab.enter()
  expect(await waiting).toBe(true)
  expect([other.tab.get(), other.tab.token()]).toEqual([{ token: 'a2', perdida: false }, 'a2'])
  expect(other.seen.restarts).toBe(0)
})

test('[VII-C1] a late refusal of an older token forgets nothing: the newer one stays and the call is repeated', async () => {
  const b = browser()
  const a = b.signedIn(de('ana', 'a1'))
  const other = b.open()
  b.unheard(() => {
    a.tab.signOut()
    a.tab.begin(de('ana', 'a2'))
    a.tab.enter()
  })
  expect(await other.tab.lose('a1')).toBe(true)
  expect(other.tab.token()).toBe('a2')
  expect(await other.tab.lose('a1', { atStart: true })).toBe(true)
  // Pressing the way out in a tab that slept ends that tab's session, not the newer one.
  const asleep = browser()
  const first = asleep.signedIn(de('ana', 'a1'))
  const second = asleep.open()
  asleep.unheard(() => first.tab.signInAgain(de('ana', 'a2')))
  second.tab.signOut()
  expect(first.tab.token()).toBe('a2')
})

test('[VII-C1] another person’s sign-in restarts every tab of the first, which never sends the second’s token', async () => {
  const b = browser()
  const a = b.signedIn(de('ana', 'a1'))
  const other = b.open()
  b.unheard(() => a.tab.signInAgain(de('luis', 'l1')))
  expect(other.tab.token()).toBe('a1')
  expect(await other.tab.lose('a1')).toBe(false)
  expect([a.seen.restarts, other.seen.restarts]).toEqual([1, 1])
  expect(b.kept.get('sesion')).toContain('l1')
})

test('[VII-C1] a tab left at the sign-in screen keeps nothing of the first person either', () => {
  const b = browser()
  const a = b.signedIn(de('ana', 'a1'))
  const other = b.open()
  other.tab.signOut()
  expect(a.tab.get().perdida).toBe(true)
  const fresh = b.open()
  fresh.tab.begin(de('luis', 'l1'))
  fresh.tab.enter()
  expect([a.seen.restarts, other.seen.restarts, fresh.seen.restarts]).toEqual([1, 1, 0])
  expect([other.tab.token(), fresh.tab.token()]).toEqual([null, 'l1'])
})

test('[VII-C1] ended by the server: the refused token is forgotten once, and whoever waits is answered', async () => {
  const b = browser()
  const a = b.signedIn(de('ana', 'a1'))
  const other = b.open()
  const waiting = [a.tab.lose('a1'), other.tab.lose('a1')]
  expect(b.kept.size).toBe(0)
  expect(a.tab.signInAgain(de('ana', 'a2'))).toBe(true)
  expect(await Promise.all(waiting)).toEqual([true, true])
  const out = a.tab.lose('a2')
  a.tab.signOut()
  expect(await out).toBe(false)
})

test('[VII-C1] what is expired or unreadable is no session', () => {
  const b = browser()
  const a = b.signedIn(de('ana', 'a1'))
  b.later(3 * 86_400_000)
  expect([a.tab.isExpired(), a.tab.token(), b.kept.size]).toEqual([true, null, 0])
  for (const text of ['{', 'null', '{"token":"x"}']) {
    b.kept.set('sesion', text)
    expect(b.open().tab.get().token).toBeNull()
  }
})

test('[VII-C5] only whose session ended is told so: not who was never in, nor who left', () => {
  const b = browser()
  expect(b.open().tab.get().fin).toBeUndefined()
  const { tab } = b.signedIn(de('ana', 'a'))
  tab.signOut()
  expect(tab.get()).toEqual({ token: null, perdida: false })
  b.signedIn(de('ana', 'b', new Date(Date.UTC(2026, 10, 22, 1)).toISOString()))
  b.later(2 * 3_600_000)
  expect(b.open().tab.get()).toEqual({ token: null, perdida: false, fin: 'vencida' })
})

test('[VII-C5] refused before anything was open it is an ended session; signing in again forgets that', async () => {
  const b = browser()
  const { tab } = b.signedIn(de('ana', 'a'))
  expect(await tab.lose('a', { atStart: true })).toBe(false)
  expect(tab.get().fin).toBe('vencida')
  tab.begin(de('ana', 'b'))
  tab.enter()
  expect(tab.get()).toEqual({ token: 'b', perdida: false })
})

test('[VII-C5] a block empties the page at once, also where it was already asking to sign in again', async () => {
  const b = browser()
  const { tab } = b.signedIn(de('ana', 'a'))
  const waiting = tab.lose('a')
  tab.block('a')
  expect(await waiting).toBe(false)
  expect(tab.get()).toEqual({ token: null, perdida: false, fin: 'bloqueada' })
  expect(b.kept.size).toBe(0)
})
