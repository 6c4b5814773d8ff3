import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

type Chunk = {
  file: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
  isDynamicEntry?: boolean
}
export type Weight = { name: string; kb: number; budget: number; ok: boolean }
export const budgets = { login: 190, list: 380 }

/**
 * JavaScript a browser fetches, gzipped, until it has drawn the sign-in and each screen with a list: what the entry, the
 * frame, the screen and the list's table import. A screen has a list when its imports lead to the one part that fetches
 * the table.
 */
export function weigh(dist: string): Weight[] {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const keys = Object.keys(manifest)
  const named = (end: string): string[] => {
    const found = keys.filter((key) => key.endsWith(end))
    if (found.length === 0) throw new Error(`${end} is no chunk of its own`)
    return found
  }
  const withImports = (key: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) withImports(next, seen)
    return seen
  }
  const sizes = new Map<string, number>()
  const sizeOf = (file: string): number => {
    const known = sizes.get(file) ?? gzipSync(readFileSync(path.join(dist, file)), { level: 9 }).length
    sizes.set(file, known)
    return known
  }
  const weight = (name: string, roots: readonly string[], budget: number): Weight => {
    const chunks = new Set(roots.flatMap((root) => [...withImports(root)]))
    const files = new Set(
      [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => /\.m?js$/.test(file)),
    )
    const kb = Math.round([...files].reduce((sum, file) => sum + sizeOf(file), 0) / 102.4) / 10
    return { name, kb, budget, ok: kb <= budget }
  }

  const entry = keys.filter((key) => manifest[key]?.isEntry === true)
  const login = [...entry, ...named('acceso/login-screen.tsx'), ...named('acceso/carousel.tsx')]
  const table = named('grid/grid-table.tsx')
  const frame = [...entry, ...named('app/signed-app.tsx'), ...table]
  const lists = keys.filter(
    (key) => manifest[key]?.dynamicImports?.some((one) => table.includes(one)) === true,
  )
  const withList = keys
    .filter((key) => manifest[key]?.isDynamicEntry === true && !table.includes(key))
    .filter((key) => {
      const all = withImports(key)
      return lists.some((list) => all.has(list))
    })
  return [
    weight('login', login, budgets.login),
    ...withList
      .map((key) => weight(key.replace(/^src\//, ''), [...frame, key], budgets.list))
      .sort((a, b) => b.kb - a.kb),
  ]
}
