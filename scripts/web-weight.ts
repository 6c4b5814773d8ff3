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
/** What the list of lotes may weigh, the sign-in, and any other screen. */
export const budgets = { login: 190, lotes: 330, pantalla: 375 }

/**
 * JavaScript a browser fetches, gzipped, until it has drawn the sign-in and each screen: what the entry, the frame and the
 * screen import, and the list's table where they lead to the part that fetches it.
 */
export function weigh(dist: string, screens: readonly { address: string; module: string }[]): Weight[] {
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
  const table = named('grid/grid-table.tsx')
  const fetchesTable = (key: string) =>
    manifest[key]?.dynamicImports?.some((one) => table.includes(one)) === true
  const weight = (name: string, roots: readonly string[], budget: number): Weight => {
    const chunks = new Set(roots.flatMap((root) => [...withImports(root)]))
    if ([...chunks].some(fetchesTable)) for (const key of table) withImports(key, chunks)
    const files = new Set(
      [...chunks].map((key) => manifest[key]?.file ?? '').filter((file) => /\.m?js$/.test(file)),
    )
    const kb = Math.round([...files].reduce((sum, file) => sum + sizeOf(file), 0) / 102.4) / 10
    return { name, kb, budget, ok: kb <= budget }
  }

  const entry = keys.filter((key) => manifest[key]?.isEntry === true)
  const login = [...entry, ...named('acceso/login-screen.tsx'), ...named('acceso/carousel.tsx')]
  const frame = [...entry, ...named('app/signed-app.tsx'), ...named('lib/llamadas/acceso.ts')]
  const budgetOf = (module: string) => (/\/lotes-\w+\.tsx$/.test(module) ? budgets.lotes : budgets.pantalla)
  return [
    weight('login', login, budgets.login),
    ...screens
      .map(({ address, module }) => weight(address, [...frame, ...named(module)], budgetOf(module)))
      .sort((a, b) => b.kb - a.kb),
  ]
}
