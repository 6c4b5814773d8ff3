import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')

test('[IX-D3] whatever comes on its own comes through what tells that it did not and asks again', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.*', '**/*.d.ts', 'app/routes-*', 'ui/lazy-part.tsx'],
  })
  const alone = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8')
    if (/\blazy\b[^'\n]*from 'react'/.test(code)) return [`${file}: lazy`]
    return [...code.matchAll(/^.*\bimport\('.*$/gm)]
      .map(([line]) => line)
      .filter((line) => !/\b(lazyPart|lazyOverlay|codeOf|load)\b|^  \(\) => import/.test(line))
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(files.length).toBeGreaterThan(300)
  expect(alone).toEqual([])
})
