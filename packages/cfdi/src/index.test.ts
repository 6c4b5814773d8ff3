import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

/** Every module reachable from a file by its imports; packages by name. */
function reachable(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, from] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export)(?! type)[^'"]*?from '([^']+)'/gm,
  ))
    if (from!.startsWith('.')) reachable(resolve(dirname(file), from!), seen)
    else seen.add(from!)
  return seen
}

describe('the engine', () => {
  it('imports in a browser: nothing of Node, and no package but the catalogues', () => {
    for (const entry of ['index.ts', 'crypto-web.ts']) {
      const outside = [...reachable(resolve(import.meta.dirname, entry))].filter((f) => !f.startsWith('/'))
      expect(outside.filter((f) => !f.startsWith('@nodecfdi/sat-micro-catalogs/'))).toEqual([])
    }
  })

  it('uses no global of Node where the browser would have none', () => {
    for (const file of reachable(resolve(import.meta.dirname, 'index.ts')))
      if (file.startsWith('/'))
        expect([
          file,
          /\b(?:Buffer|process|__dirname|require)\b[.(]/.test(readFileSync(file, 'utf8')),
        ]).toEqual([file, false])
  })
})
