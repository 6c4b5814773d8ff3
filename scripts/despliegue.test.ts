import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const dir = path.join(import.meta.dirname, '../despliegue/systemd')
/** What a unit closes: everything from its folder on that is neither a comment nor its own kind of installation. */
const defensas = (unidad: string) =>
  (readFileSync(path.join(dir, unidad), 'utf8').split('StateDirectoryMode=')[1] ?? '')
    .split('[Install]')[0]
    ?.split('\n')
    .filter((linea) => linea.includes('=') && !linea.startsWith('#') && !linea.startsWith('RemoveIPC'))

it('[VII-B5] every start of the product bounds what its process keeps new objects in', () => {
  const unidades = readdirSync(dir).map((unidad) => path.join(dir, unidad))
  for (const file of [...unidades, path.join(import.meta.dirname, 'npm-start.mjs')])
    expect(readFileSync(file, 'utf8'), file).toMatch(
      /--max-semi-space-size=16[',\s]+apps\/server\/src\/main\.ts/,
    )
})

it('[XI-B5] the unit of one process is as closed as those of several and runs without root', () => {
  const unidades = readdirSync(dir)
  expect(unidades).toEqual(['valija-api@.service', 'valija-worker@.service', 'valija.service'])
  for (const unidad of unidades) expect(defensas(unidad), unidad).toEqual(defensas('valija-api@.service'))
  expect(defensas('valija.service')?.length).toBeGreaterThan(20)
  const una = readFileSync(path.join(dir, 'valija.service'), 'utf8')
  expect(una).toMatch(/^User=valija$/m)
  expect(una).toMatch(/main\.ts produccion$/m)
  // And its own program reads it with the others: `npm run despliegue`.
  expect(readFileSync(path.join(import.meta.dirname, 'despliegue.ts'), 'utf8')).toContain(
    "'systemd/valija.service'",
  )
})
